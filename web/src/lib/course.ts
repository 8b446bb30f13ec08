// The guided hand: what to say at which moment. It follows what really happens; nothing here knows a rule.
import type { Kind, Seat } from '../protocol/types';
import type { Stage } from './stage.svelte';

export const goals = ['shoot', 'distance', 'end', 'dodge', 'beer'] as const;
export type Goal = (typeof goals)[number];

/** What the coach points at. */
export interface Hint {
  kind?: Kind;
  seat?: Seat;
  decline?: boolean;
  confirm?: boolean;
}
export interface Tip {
  id: string;
  /** Counts as learnt once its moment has passed. */
  goal?: Goal;
  hint?: Hint;
  args?: Record<string, string | number>;
  /** Has to be read; goes on with a button. */
  wait?: boolean;
}

/** The tip for this moment. `learnt` are goals reached, `read` tips put aside, `turns` the own turns ended so far. */
export function tipFor(stage: Stage, learnt: ReadonlySet<Goal>, read: ReadonlySet<string>, turns: number): Tip | null {
  const { view, mine } = stage;
  if (!view || !mine) return null;
  if (!read.has('welcome')) return { id: 'welcome', wait: true, args: { id: mine.role ?? 'outlaw' } };
  const offer = stage.open ? stage.offer : null;
  const is = offer?.ask.question.is;
  const playable = new Set((offer?.actions ?? []).map((action) => (action.do === 'play' ? action.with.kind : null)));
  if (is === 'play') {
    if (stage.picked.source !== null) {
      const { need, seats, left } = stage.narrowed;
      const action = left[0];
      const kind = action?.do === 'play' ? action.with.kind : null;
      if (need === 'seat') {
        const near = stage.others.find((seat) => seats.has(seat.seat));
        const far = stage.others.find((seat) => seat.alive && !seats.has(seat.seat));
        const hint: Hint = near ? { seat: near.seat } : {};
        if (kind !== 'bang' || !near || !far) return { id: 'target', hint };
        return { id: 'reach', goal: 'distance', hint, args: { near: stage.nameOf(near.seat), far: stage.nameOf(far.seat), distance: far.distance ?? 2, range: mine.range } };
      }
      return need === 'whole' ? { id: 'whole', hint: { confirm: true } } : { id: 'target' };
    }
    if (playable.has('beer') && mine.life < mine.max) return { id: 'beer', goal: 'beer', hint: { kind: 'beer' } };
    if (playable.has('bang') && !learnt.has('shoot')) return { id: 'shoot', goal: 'shoot', hint: { kind: 'bang' } };
    return { id: 'end', goal: 'end', hint: { decline: true }, args: { life: mine.life } };
  }
  if (goals.every((goal) => learnt.has(goal)) || turns > 3 || view.winner || !mine.alive) return { id: 'last', wait: true };
  if (is === 'dodge') {
    const missed = offer!.actions.find((action) => action.do === 'play');
    return missed?.do === 'play' ? { id: 'dodge', goal: 'dodge', hint: { kind: stage.faceOf(missed.with.card).kind } } : { id: 'no-dodge', hint: { decline: true } };
  }
  if (is === 'pick-surplus') {
    // What the lesson still needs is better kept.
    const spare = offer!.actions.map((action) => (action.do === 'pick' ? stage.faceOf(action.with).kind : null)).find((kind) => kind && kind !== 'beer' && kind !== 'missed');
    return { id: 'surplus', hint: spare ? { kind: spare } : {} };
  }
  if (is) return { id: 'other' };
  return { id: 'watch' };
}
