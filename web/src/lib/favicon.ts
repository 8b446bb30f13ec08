// The small picture in the tab tells when it is my turn.
let marked = false;

export function face(asked: boolean): void {
  if (asked === marked) return;
  marked = asked;
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = asked ? '/icon-turn.svg' : '/icon.svg';
}
