import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Plan, planHighlights } from "#domain/plan.ts";
import { benefits } from "./benefits.ts";
import { firstMonthExtraPercent, membershipDays, porting, roamingCountries } from "./plan-rows.ts";
import { plans, plansWithoutRoaming, plansWithRoaming } from "./plans.ts";

const all: readonly Plan[] = plans;
const standing = (id: (typeof benefits)[number]["id"]) =>
  Object.values(benefits.find((benefit) => benefit.id === id)?.standing ?? {});

test("there are four memberships of 30 days, cheapest first, with the specification's regular prices", () => {
  expect(all.map(({ name, regularPesos }) => [name, regularPesos])).toEqual([
    ["Rookie", 350],
    ["Community", 500],
    ["Legend", 850],
    ["Ultimate", 1800],
  ]);
  expect(membershipDays).toBe(30);
  expect(new Set(all.map(({ durationDays }) => durationDays))).toEqual(new Set([membershipDays]));
});

test("the porting price of every membership is 20% less than the regular one", () => {
  expect(porting.discountPercent).toBe(20);
  for (const { regularPesos, promoPesos } of all) {
    expect(promoPesos * 100).toBe(regularPesos * (100 - porting.discountPercent));
  }
});

test("the porting price is for the first 6 months, and every porting price matches the specification", () => {
  expect(porting.months).toBe(6);
  expect(all.map(({ promoPesos }) => promoPesos)).toEqual([280, 400, 680, 1440]);
});

test("data and roaming are as specified: up to 10 GB in Europe, up to 20 GB and unlimited in 170 countries", () => {
  expect(all.map(({ dataGb }) => dataGb)).toEqual([20, 60, 120, "unlimited"]);
  expect(roamingCountries).toBe(170);
  expect(all.map(({ roaming }) => roaming)).toEqual([
    { kind: "none" },
    { kind: "upTo", gb: 10, where: { name: "Europa" } },
    { kind: "upTo", gb: 20, where: { countries: 170 } },
    { kind: "unlimited", where: { countries: 170 } },
  ]);
});

test("the stylesheet has the colours of every membership's look", () => {
  const css = readFileSync("src/styles/tokens.css", "utf8");
  for (const { id, look } of plans) {
    const rule = new RegExp(`\\[data-plan="${id}"\\] \\{([^}]*)\\}`).exec(css)?.[1] ?? "";
    expect(rule, id).toContain(`--plan: var(--${look.tone});`);
    expect([id, rule.includes("--plan-ink: var(--blanco);")]).toEqual([id, look.ink === "light"]);
  }
});

test("sentences name the memberships with roaming and those without, so there is one of each", () => {
  expect(plansWithRoaming).not.toEqual([]);
  expect(plansWithoutRoaming).not.toEqual([]);
});

test("in the other reading, only Legend's price differs from ours", () => {
  const readings = Object.entries(porting.otherReading.promoPesos);
  const differing = readings.filter(([id, price]) => all.find((plan) => plan.id === id)?.promoPesos !== price);
  expect(differing).toEqual([["legend", 700]]);
});

test("the first month has half as much data again in Rookie and Community, and in no other", () => {
  const bonus = all.filter(({ firstMonthGb }) => firstMonthGb !== undefined);
  expect(bonus.map(({ id }) => id)).toEqual(["rookie", "community"]);
  for (const { dataGb, firstMonthGb } of bonus) {
    expect(firstMonthGb).toBe(Number(dataGb) * (1 + firstMonthExtraPercent / 100));
  }
});

test("the benefits of each membership match the specification", () => {
  const [none, addOn, included] = ["none", "addOn", "included"];
  expect(standing("amazonPrime")).toEqual([none, included, included, included]);
  expect(standing("paramount")).toEqual([addOn, addOn, included, included]);
  expect(standing("loungekey")).toEqual([addOn, addOn, included, included]);
  expect(standing("bigbox")).toEqual([addOn, addOn, addOn, included]);
  expect(standing("vix")).toEqual([addOn, addOn, addOn, addOn]);
  expect(standing("deezer")).toEqual([addOn, addOn, addOn, addOn]);
});

test("the table yields every line of the cards", () => {
  const lines = all.map((plan) =>
    planHighlights(plan, benefits).map(
      ({ text, isIncluded }) => `${isIncluded ? "✓" : "–"} ${text.replaceAll("\u00a0", " ")}`,
    ),
  );
  expect(lines).toEqual([
    ["– Sin roaming", "✓ Llamadas y SMS ilimitados", "✓ 30 GB tu primer mes"],
    ["✓ Roaming: hasta 10 GB en Europa", "✓ Llamadas y SMS ilimitados", "✓ 90 GB tu primer mes", "✓ Amazon Prime"],
    ["✓ Roaming: hasta 20 GB en 170 países", "✓ Llamadas y SMS ilimitados", "✓ Amazon Prime · Paramount+ · LoungeKey"],
    [
      "✓ Roaming ilimitado en 170 países",
      "✓ Llamadas y SMS ilimitados",
      "✓ Amazon Prime · Paramount+ · LoungeKey · Bigbox",
    ],
  ]);
});
