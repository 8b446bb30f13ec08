// Which sheet a drawing is on: a small one for the landing page, one for everything.
import first from '../generated/first.json';
import some from '../generated/first.svg?url';
import all from '../generated/icons.svg?url';

const early = new Set(first.icons);
export const sheetOf = (id: string): string => (early.has(id) ? some : all);
