// What is being explained: whatever one points at, focuses or presses long.
import type { Card, Character, EventCard, Kind, Role } from '../protocol/types';

export type Thing =
  | { is: 'card'; kind: Kind; card?: Card | undefined; fresh?: boolean | undefined }
  | { is: 'character'; character: Character }
  | { is: 'role'; role: Role }
  | { is: 'event'; event: EventCard }
  | { is: 'term'; term: string }
  | { is: 'symbol'; symbol: string };

export const help = $state<{ thing: Thing | null; sheet: boolean }>({ thing: null, sheet: false });

export function openHelp(thing: Thing): void {
  help.thing = thing;
  help.sheet = true;
}

/** Explains a thing on hover and focus; a long press or a right click opens the explanation itself. */
export function explain(node: HTMLElement, thing: Thing | null) {
  let current = thing;
  let timer = 0;
  let opened = false;
  let from = { x: 0, y: 0 };
  const show = () => {
    if (current) help.thing = current;
  };
  const stop = () => clearTimeout(timer);
  const down = (event: PointerEvent) => {
    opened = false;
    from = { x: event.clientX, y: event.clientY };
    if (event.pointerType === 'mouse' || !current) return;
    timer = window.setTimeout(() => {
      opened = true;
      if (current) openHelp(current);
    }, 480);
  };
  // No finger lies quite still.
  const move = (event: PointerEvent) => {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > 8) stop();
  };
  const click = (event: Event) => {
    if (!opened) return;
    opened = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const menu = (event: Event) => {
    if (!current) return;
    event.preventDefault();
    openHelp(current);
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === '?' && current) {
      event.preventDefault();
      openHelp(current);
    }
  };
  node.addEventListener('pointerenter', show);
  node.addEventListener('focusin', show);
  node.addEventListener('pointerdown', down);
  node.addEventListener('pointerup', stop);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointercancel', stop);
  node.addEventListener('click', click, true);
  node.addEventListener('contextmenu', menu);
  node.addEventListener('keydown', key);
  return {
    update(next: Thing | null) {
      current = next;
    },
    destroy() {
      stop();
    },
  };
}
