/** States of something that changes by itself on known days, and the states that apply during a period. */
import type { IsoDay } from "./civil-time.ts";

/** A state. `from`: its first day, absent in the first state; it lasts until the next state. */
export type DatedState = { from?: IsoDay };

/** First and last day of a period; absent if the period has no known beginning or end. */
export type Period = { from?: IsoDay | undefined; to?: IsoDay | undefined };

/** @param states - in the order of their days. */
export const listStatesDuring = <State extends DatedState>(states: readonly State[], { from, to }: Period): State[] =>
  states.filter((state, index) => {
    const nextFrom = states[index + 1]?.from;
    const isOver = nextFrom !== undefined && from !== undefined && nextFrom <= from;
    const isLater = state.from !== undefined && to !== undefined && state.from > to;
    return !isOver && !isLater;
  });

/** Finds the first day on which a state has its value; undefined if all earlier states have the same value. */
export function findValueStartDay<State extends DatedState>(
  states: readonly State[],
  state: State,
  readValue: (state: State) => unknown,
): IsoDay | undefined {
  const statesSoFar = states.slice(0, states.indexOf(state) + 1);
  return statesSoFar.findLast((each, index) => {
    const previousState = statesSoFar[index - 1];
    return previousState !== undefined && readValue(previousState) !== readValue(each);
  })?.from;
}
