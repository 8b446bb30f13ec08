// Where the cards of the loot lie: each beside the last, round and round, so that the heap grows as it should.

/** The angle at which seeds of a sunflower follow each other. */
const GOLDEN = 2.399963;

/** Where the card lies that came as the `index`-th, from the middle, and how it is turned. */
export function place(index: number): { x: number; y: number; turn: number } {
  const far = 13 * Math.sqrt(index);
  const angle = GOLDEN * index;
  return { x: Math.round(1.7 * far * Math.cos(angle)), y: Math.round(0.7 * far * Math.sin(angle)), turn: ((index * 67) % 60) - 30 };
}
