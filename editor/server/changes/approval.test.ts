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

test("a change of every list that binds the operator requires approval", () => {
  const free = editableLists.filter(
    ({ file, isPageCopy }) =>
      !isPageCopy && findRequiredApproval({ file, before: "", after: "not data" }) === undefined,
  );
  // Each new list is either in the table of approvals, or contains no promise.
  expect(free.map(({ id }) => id)).toEqual([
    "avisos",
    "preguntas",
    "celulares",
    "soporte",
    "emergencias",
    "enlaces",
    "paginas",
    "maneras-de-preguntar",
    "sinonimos",
    "opiniones",
    "coberturas",
    "portada",
  ]);
});

test("a new fact of pages requires no approval, but a changed or removed one does", () => {
  const [old, added] = [
    { id: "a", description: "A", fact: "3 días" },
    { id: "b", description: "B", fact: "15 días" },
  ];
  const between = (before: readonly object[], after: readonly object[]) =>
    findRequiredApproval({
      file: "src/content/data/page-facts.ts",
      before: formatDataModule(before),
      after: formatDataModule(after),
    });
  expect(between([old], [added, old])).toBeUndefined();
  for (const after of [[], [{ ...old, fact: "4 días" }], [added]])
    expect(between([old], after)).toBe("datos de las páginas");
});

test("everything that a promotion promises requires approval, including its days and folio, but not where it is shown", () => {
  const period = { kind: "dates", from: "2026-11-26", to: "2026-12-31" };
  const offer = { percent: 50 };
  const promised = {
    slug: "a",
    name: "A",
    terms: { kind: "porting", percent: 20, months: 6 },
    period,
    shownOn: ["registry", "home"],
  };
  const offering = { slug: "b", name: "B", offer, period, shownOn: ["registry", "home"] };
  const between = (before: readonly object[], after: readonly object[]) =>
    findRequiredApproval({
      file: "src/content/data/promotions.ts",
      before: formatDataModule(before),
      after: formatDataModule(after),
    });
  for (const row of [promised, offering]) {
    expect(between([], [row])).toBe("promociones");
    expect(between([row], [])).toBe("promociones");
    expect(between([row], [{ ...row, shownOn: ["registry"], visibleFrom: "2026-11-20" }])).toBeUndefined();
    for (const change of [
      { name: "Otra promesa" },
      { folio: 1_510_039 },
      { period: { ...period, to: "2027-01-15" } },
      { picture: { sha256: "a", alt: "90%" } },
      { isSample: true },
    ])
      expect(between([row], [{ ...row, ...change }]), JSON.stringify(change)).toBe("promociones");
  }
  expect(between([promised, offering], [offering, promised])).toBeUndefined();
  expect(between([offering], [{ ...offering, offer: { percent: 60 } }])).toBe("promociones");
  const { terms } = promised;
  for (const promise of [
    { ...terms, percent: 90 },
    { ...terms, months: 12 },
    { kind: "text", text: "Un mes gratis." },
    { kind: "extraData", percent: 20, days: 60 },
    { kind: "bigbox", couponPesos: 500 },
  ])
    expect(between([promised], [{ ...promised, terms: promise }]), JSON.stringify(promise)).toBe("promociones");
});
