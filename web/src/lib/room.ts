// How a question finds room on the table: as it is, closer together, or over the piles, which then are out of the way.
// What it must keep clear of is measured, since words are longer in one language than in another.

/** Things in the middle of the table that a question over the piles may cover. */
const middle = '.pile .card, .eventcard, .mind, .next, .way';

/** How far up the question may reach below these things. */
function ceiling(board: HTMLElement, query: string, box: DOMRect): number {
  let lowest = 0;
  for (const node of board.querySelectorAll(query)) {
    const { left, right, bottom, width } = node.getBoundingClientRect();
    if (width > 0 && right > box.left + 2 && left < box.right - 2) lowest = Math.max(lowest, bottom);
  }
  return lowest + 4;
}

/** Lays the question out so that it covers nobody, and nothing in the middle unless it covers all of it. */
export function findRoom(ask: HTMLElement) {
  const board = ask.closest<HTMLElement>('.board');
  const mine = ask.closest<HTMLElement>('.mine');
  if (!board || !mine) return;
  if (ask.dataset['fit']) {
    delete ask.dataset['fit'];
    ask.style.removeProperty('--room');
  }
  // Whoever only waits is told in a line or two.
  if (ask.classList.contains('waits')) return;
  const { position } = getComputedStyle(mine);
  // On an upright phone the table scrolls behind my side: this much of it is hidden.
  if (position === 'sticky') {
    const hidden = `${Math.round(innerHeight - mine.getBoundingClientRect().bottom + mine.offsetHeight + 8)}px`;
    if (board.style.getPropertyValue('--hidden') !== hidden) board.style.setProperty('--hidden', hidden);
  }
  if (position !== 'absolute') return;
  for (const fit of ['', 'tight', 'close', 'over']) {
    if (fit) ask.dataset['fit'] = fit;
    const box = ask.getBoundingClientRect();
    const top = Math.max(ceiling(board, '.seat', box), fit === 'over' ? 0 : ceiling(board, middle, box));
    if (box.top >= top) return;
    if (fit === 'over') ask.style.setProperty('--room', `${box.bottom - top}px`);
  }
}
