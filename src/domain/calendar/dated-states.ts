/** What holds during a period, of something that changes by itself on known days. */
import type { IsoDay } from "./civil-time.ts";

/** `from`: the first day of the state, which lasts until the next one; absent in the first state. */
export type DatedState = { from?: IsoDay };

/** Days from the first to the last; without one of them, the period has no known beginning or end. */
export type Period = { from?: IsoDay | undefined; to?: IsoDay | undefined };

/** @param states - in the order of their days. */
export const listStatesDuring = <State extends DatedState>(states: readonly State[], { from, to }: Period): State[] =>
  states.filter((state, at) => {
    const next = states[at + 1]?.from;
    const isOver = next !== undefined && from !== undefined && next <= from;
    const isLater = state.from !== undefined && to !== undefined && state.from > to;
    return !isOver && !isLater;
  });

/**
 * The first day on which a state has its value of something; undefined if it has been the same in all states until then.
 */
export function findFirstDayOf<State extends DatedState>(
  states: readonly State[],
  state: State,
  readValue: (state: State) => unknown,
): IsoDay | undefined {
  const known = states.slice(0, states.indexOf(state) + 1);
  return known.findLast((each, at) => {
    const before = known[at - 1];
    return before !== undefined && readValue(before) !== readValue(each);
  })?.from;
}
