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
  const offer = stage.reply.open ? stage.reply.offer : null;
  const is = offer?.ask.question.is;
  const playable = new Set((offer?.branches ?? []).flatMap((branch) => (branch.do === 'play' ? branch.ways.map((way) => way.as) : [])));
  // Whoever has learnt everything is done, also in the middle of a turn.
  if (goals.every((goal) => learnt.has(goal)) && stage.reply.picked.source === null) return { id: 'last', wait: true };
  if (is === 'play') {
    if (stage.reply.picked.source !== null) {
      const { need, seats, sketch: action } = stage.reply.now;
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
    // Some characters and weapons may shoot again: the coach says so instead of denying what glows.
    if (playable.has('bang')) return { id: 'again', goal: 'end', hint: { decline: true }, args: { life: mine.life } };
    if (playable.size > 0) return { id: 'more', goal: 'end', hint: { decline: true }, args: { life: mine.life } };
    return { id: 'end', goal: 'end', hint: { decline: true }, args: { life: mine.life } };
  }
  if (turns > 3 || view.winner || !mine.alive) return { id: 'last', wait: true };
  if (is === 'dodge') {
    const missed = offer!.branches.find((branch) => branch.do === 'play');
    return missed?.do === 'play' ? { id: 'dodge', goal: 'dodge', hint: { kind: stage.faceOf(missed.card).kind } } : { id: 'no-dodge', hint: { decline: true } };
  }
  if (is === 'pick-surplus') {
    // What the lesson still needs is better kept.
    const spare = offer!.branches.map((branch) => (branch.do === 'pick' ? stage.faceOf(branch.card).kind : null)).find((kind) => kind && kind !== 'beer' && kind !== 'missed');
    return { id: 'surplus', hint: spare ? { kind: spare } : {} };
  }
  if (is) return { id: 'other' };
  return { id: 'watch' };
}
