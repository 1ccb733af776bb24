import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { planIds } from "#domain/plans/plan.ts";
import { filterPlanTones } from "./specified-plan-tones.ts";

const source = readFileSync("src/domain/plans/plan-tones.ts", "utf8");
const listsWith = (...ids: readonly string[]) =>
  `export const data = ${JSON.stringify({ plans: Object.fromEntries(ids.map((id) => [id, {}])) })};\n`;

test("only the memberships of the given lists are kept", () => {
  const rest = filterPlanTones(listsWith("rookie", "legend"), source);
  expect([...rest.matchAll(/^ {2}(\w+): /gm)].map(([, id]) => id)).toEqual(["rookie", "legend"]);
});

test("tests see the memberships of the specification", () => {
  expect(planIds).toEqual(["rookie", "community", "legend", "ultimate"]);
});
