// Offers one by one, for tests that look for a certain answer.
import { answersOf } from '../../src/lib/compose';
import type { Action, Offer } from '../../src/protocol/types';

export const answers = (offer: Offer): Action[] => offer.branches.flatMap((branch) => answersOf(branch));
