import { expect, test } from "vitest";
import { type DatedState, findValueStartDay, listStatesDuring, type Period } from "./dated-states.ts";

type State = DatedState & { pesos: number; gb: number };
const [first, december, january]: [State, State, State] = [
  { pesos: 350, gb: 20 },
  { from: "2026-12-15", pesos: 380, gb: 20 },
  { from: "2027-01-15", pesos: 380, gb: 25 },
];
const states = [first, december, january];

test.each<[period: Period, found: readonly object[]]>([
  [{ from: "2026-12-14", to: "2026-12-14" }, [first]],
  [{ from: "2026-12-14", to: "2026-12-15" }, [first, december]],
  [{ from: "2026-12-15", to: "2027-01-14" }, [december]],
  [{ from: "2027-01-14" }, [december, january]],
  [{ to: "2026-12-14" }, [first]],
  [{}, [first, december, january]],
])("during %j, the states that begin before its end and end after its beginning apply", (period, found) => {
  expect(listStatesDuring(states, period)).toEqual(found);
});

test("a value applies from the last state in which it changed", () => {
  expect(states.map((state) => findValueStartDay(states, state, ({ pesos }) => pesos))).toEqual([
    undefined,
    "2026-12-15",
    "2026-12-15",
  ]);
  expect(findValueStartDay(states, january, ({ gb }) => gb)).toBe("2027-01-15");
});
