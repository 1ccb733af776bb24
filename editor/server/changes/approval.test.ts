import { expect, test } from "vitest";
import { toFormSchema } from "#content/forms/check/path-label.ts";
import { formatDataModule } from "#content/forms/data-module.ts";
import { editableLists } from "#content/forms/editable-lists.ts";
import { findRequiredApproval } from "./approval.ts";

test("a change of any list with an amount or a percentage can require approval", async () => {
  const withFigures: string[] = [];
  for (const { file, form } of editableLists)
    if (/"\w*(?:[pP]esos|[pP]ercent)"/.test(JSON.stringify(toFormSchema((await form()).schema))))
      withFigures.push(file);
  expect(withFigures).toEqual(
    ["promotions", "memberships", "legal-terms"].map((name) => `src/content/data/${name}.ts`),
  );
  for (const file of withFigures)
    expect(findRequiredApproval({ file, before: "", after: "not data" }), file).toBeDefined();
});

test("a change of promotions requires approval only if it changes prices", () => {
  const period = { kind: "dates", from: "2026-11-26", to: "2026-12-31" };
  const offer = { percent: 50 };
  const told = { slug: "a", name: "A", terms: { kind: "porting", percent: 20 }, period, shownOn: ["registry", "home"] };
  const offering = { slug: "b", name: "B", offer, period, shownOn: ["registry", "home"] };
  const between = (before: readonly object[], after: readonly object[]) =>
    findRequiredApproval({
      file: "src/content/data/promotions.ts",
      before: formatDataModule(before),
      after: formatDataModule(after),
    });
  expect(between([], [told])).toBeUndefined();
  expect(between([offering], [told, { ...offering, name: "Otro nombre" }])).toBeUndefined();
  expect(between([], [offering])).toBe("precios");
  expect(between([offering], [])).toBe("precios");
  expect(between([offering], [{ ...offering, offer: { percent: 60 } }])).toBe("precios");
  expect(between([offering], [{ ...offering, period: { ...period, to: "2027-01-15" } }])).toBe("precios");
});
