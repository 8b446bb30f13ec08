// Looking back at a game: where things are drawn, and which answers are named.
import { describe, expect, it } from 'vitest';
import { bandsOf, judgedSeats, likeliest, lineOf, othersOf, percent, turnTicks } from '../../src/lib/study';
import { botMark, calledIn, chairsIn, kindOf, levelOf, temperOf } from '../../src/lib/names';
import type { GameStudy, Settings, StudyMove } from '../../src/protocol/types';

const move = (at: number, seat: number, gain: number, mattered: boolean, other = true): StudyMove => ({ at, seat, did: { id: 'action-pass', args: {} }, better: other ? { id: 'action-rest', args: {} } : null, chance: 500, gain, half: 10, mattered }) as unknown as StudyMove;
const study: GameStudy = {
  camps: [{ is: 'law' }, { is: 'outlaws' }, { is: 'renegades' }],
  open: [[500, 400, 100], [1000, 0, 0]],
  turns: [0, 1, 1, 2, 3],
  moments: [],
  moves: [move(3, 2, 40, true), move(5, 2, 90, true), move(6, 2, 5, false), move(7, 2, 0, false, false), move(4, 0, 30, true)],
};

describe('the plot', () => {
  it('draws each side from the first position to the last, nought at the foot', () => {
    expect(lineOf(study, 0, 100, 50)).toBe('0.0,25.0 100.0,0.0');
    expect(lineOf(study, 2, 100, 50)).toBe('0.0,45.0 100.0,50.0');
    expect(percent(347)).toBe(35);
  });
  it('numbers turns where there is room, and none before the first', () => {
    expect(turnTicks(study.turns, 400, 10)).toEqual([{ at: 1, turn: 1 }, { at: 3, turn: 2 }, { at: 4, turn: 3 }]);
    expect(turnTicks(study.turns, 400, 150)).toEqual([{ at: 1, turn: 1 }, { at: 3, turn: 2 }]);
  });
});

describe('answers', () => {
  it('names what mattered first, and leaves out what a sharp player would have done too', () => {
    expect(judgedSeats(study)).toEqual([0, 2]);
    const { mattered, rest } = othersOf(study, 2);
    expect(mattered.map(({ at }) => at)).toEqual([5, 3]);
    expect(rest.map(({ at }) => at)).toEqual([6]);
  });
});

describe('how it looked', () => {
  it('stacks what somebody may be, and says what is likeliest', () => {
    const odds = [[[0, 20, 50, 30]], [[0, 0, 100, 0]]];
    const bands = bandsOf(odds, 0);
    expect(bands[0]).toBe('0.00,100.0 100.00,100.0 100.00,100.0 0.00,80.0');
    expect(bands[2]).toBe('0.00,30.0 100.00,0.0 100.00,0.0 0.00,0.0');
    expect(likeliest(odds[0]![0])).toEqual({ role: 'outlaw', share: 50 });
    expect(likeliest(undefined)).toBeNull();
  });
});

describe('kinds of bots', () => {
  it('are a level and a temper', () => {
    expect([levelOf('sharp:bold'), temperOf('sharp:bold'), temperOf('easy')]).toEqual(['sharp', 'bold', '']);
    expect([kindOf('easy', ''), kindOf('easy', 'careful'), kindOf('', 'bold')]).toEqual(['easy', 'easy:careful', '']);
    expect(botMark('something')).toBe('seat-bot');
  });
  it('tell bots from people in what was written down', () => {
    const settings = { fill: 'easy', bots: [null, 'sharp:bold', null] } as unknown as Settings;
    expect(calledIn(['Ann', 'sharp:bold', 'easy'], settings)).toEqual(['Ann', '', '']);
    expect(chairsIn(['Ann', 'sharp:bold', 'easy'], settings).map(({ sitter }) => sitter)).toEqual(['person', 'bot', 'bot']);
  });
});
