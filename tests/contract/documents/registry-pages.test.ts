import { expect, test } from "vitest";
import { plans } from "#content/plans/plans.ts";
import type { MembershipJson, RegistryJson } from "#content/registry/documents/registry-json.ts";
import { membershipEntries } from "#content/registry/registry.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";
import { findBuiltPage, readBuiltText } from "../support/built-site.ts";

const json = <Data>(path: string): Data => JSON.parse(readBuiltText(path));
const plain = (text: string | undefined) => (text ?? "").replaceAll(/[\s\u00a0]+/g, " ").trim();
const registry = json<RegistryJson>("/registro.json");

test("the price label and JSON data of each registered membership match its plan", () => {
  for (const { path, planId, number } of membershipEntries) {
    const plan = plans.find(({ id }) => id === planId);
    if (!plan) throw new Error(path);
    const data = json<MembershipJson>(`${path}.json`);
    expect(data.label).toMatchObject({
      number,
      planName: plan.name,
      regularPesos: plan.regularPesos,
      portingPesos: plan.promoPesos ?? null,
      dataGb: plan.dataGb === "unlimited" ? null : plan.dataGb,
      roaming: plan.roaming,
      termDays: plan.membershipDays,
    });
    expect(registry.entries, path).toContainEqual(data);

    const label = plain(findBuiltPage(path).root.querySelector("[data-sheet]")?.structuredText);
    expect(label, path).toContain(plan.name);
    expect(label, path).toContain(formatPesos(plan.regularPesos));
    expect(label, path).toMatch(plan.dataGb === "unlimited" ? /ilimitados/i : plain(formatQuantity(plan.dataGb, "GB")));
    expect(label).toContain(formatPesos(plan.promoPesos ?? plan.regularPesos));
    expect(label).toContain(`${number}`);
  }
});

test("every membership's price label has the same rows in the same order", () => {
  const layouts = membershipEntries.map(({ path }) =>
    findBuiltPage(path)
      .root.querySelectorAll("[data-sheet] :is(h3, dt)")
      .map(({ text }) => text)
      .join("|"),
  );
  expect(new Set(layouts).size).toBe(1);
});
