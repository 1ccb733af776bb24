import { expect, test } from "vitest";
import { parseDataModule } from "#content/forms/data-module.ts";
import { membershipsSchema } from "#content/forms/schemas/membership-schema.ts";
import { promotionsSchema } from "#content/forms/schemas/promotion-schema.ts";
import { questionsSchema } from "#content/forms/schemas/question-schema.ts";
import { readSpecifiedData } from "#content/forms/testing/specified-data.ts";
import { describeDataChange, describeLegalTextChange } from "./change-summary.ts";

const lists = readSpecifiedData();
const getData = (name: string) => parseDataModule(lists.get(`src/content/data/${name}.ts`) ?? "");

test("a changed price is one line", () => {
  const before = getData("memberships") as { plans: { legend: object } };
  const after = structuredClone(before);
  Object.assign(after.plans.legend, { regularPesos: 900 });
  expect(describeDataChange(membershipsSchema, before, after)).toEqual([
    { where: "Membresías › Legend › Precio regular", before: "$850", after: "$900" },
  ]);
});

test("a changed variant is described completely, with the labels of the form", () => {
  const before = getData("memberships") as { plans: { ultimate: object } };
  const after = structuredClone(before);
  Object.assign(after.plans.ultimate, { roaming: { kind: "upTo", gb: 5, where: "europe" } });
  expect(describeDataChange(membershipsSchema, before, after)).toEqual([
    {
      where: "Membresías › Ultimate › Roaming",
      before: [
        { name: "", text: "Ilimitado" },
        { name: "Dónde", text: "Todos los países con roaming" },
      ],
      after: [
        { name: "", text: "Con un tope" },
        { name: "GB", text: "5" },
        { name: "Dónde", text: "Europa" },
      ],
    },
  ]);
});

test("dates are spelled out and prices have their sign, also in nested fields of a new row", () => {
  const row = {
    slug: "regalo",
    name: "Regalo",
    terms: { kind: "bigbox", couponPesos: 1500 },
    period: { kind: "dates", from: "2025-03-27", to: "2025-04-30" },
  };
  expect(describeDataChange(promotionsSchema, [], [row])).toEqual([
    {
      where: "Promoción 1 («Regalo»)",
      before: "",
      after: [
        { name: "Dirección", text: "regalo" },
        { name: "Nombre", text: "Regalo" },
        { name: "Lo que promete", text: "Bigbox" },
        { name: "Lo que promete › Cupón Bigbox", text: "$1,500" },
        { name: "Vigencia", text: "Con fechas" },
        { name: "Vigencia › Desde", text: "27\u00a0de marzo de 2025" },
        { name: "Vigencia › Hasta", text: "30\u00a0de abril de 2025" },
      ],
      row: 0,
    },
  ]);
});

test("only rows that are added, removed, moved or edited are listed, not the rows that shift", () => {
  const [first, second, ...others] = getData("promotions") as { slug: string; name: string; shownOn: string[] }[];
  if (!first || !second) throw new RangeError("no promotions");
  const added = { ...first, slug: "nueva", name: "Nueva" };
  expect(describeDataChange(promotionsSchema, [first, second, ...others], [added, first, second, ...others])).toEqual([
    {
      where: "Promoción 1 («Nueva»)",
      before: "",
      after: expect.arrayContaining([{ name: "Dirección", text: "nueva" }]),
      row: 0,
    },
  ]);
  expect(describeDataChange(promotionsSchema, [first, second, ...others], [second, ...others])).toEqual([
    {
      where: `Promoción 1 («${first.name}»)`,
      before: expect.arrayContaining([{ name: "Dirección", text: first.slug }]),
      after: "",
    },
  ]);
  const swapped = describeDataChange(promotionsSchema, [first, second, ...others], [second, first, ...others]);
  expect(swapped).toHaveLength(1);
  expect(swapped[0]?.before).not.toBe(swapped[0]?.after);
  const edited = { ...second, shownOn: ["registry"] };
  expect(describeDataChange(promotionsSchema, [first, second, ...others], [first, edited, ...others])).toMatchObject([
    {
      where: `Promoción 2 («${second.name}») › Dónde se ve`,
      before: expect.stringMatching(/^Registro: .*\nPortada: /),
      after: expect.stringMatching(/^Registro: [^\n]*$/),
    },
  ]);
});

test("a changed line of a legal text is listed under its clause", () => {
  const text =
    "---\ntitle: Uno\n---\n\n## Pagos [#pagos]\n\n1. Se paga.\n2. Se cobra.\n\n## Quejas [#quejas]\n\n1. Hay.\n";
  expect(describeLegalTextChange(text, text.replace("Se cobra.", "Se cobra hoy."))).toEqual([
    {
      where: "Pagos",
      before: "2. Se cobra.",
      after: "2. Se cobra hoy.",
      parts: [
        { kind: "same", text: "2. Se cobra" },
        { kind: "added", text: " hoy" },
        { kind: "same", text: "." },
      ],
    },
  ]);
  expect(describeLegalTextChange(text, `${text}2. Y más.\n`)).toEqual([
    { where: "Quejas", before: "", after: "2. Y más." },
  ]);
});

test("the differing words of a changed answer are marked, and its unchanged paragraphs are left out", () => {
  const before = getData("questions") as { answer: string[] }[];
  const after = structuredClone(before);
  const answer = after.find((row) => row.answer.length > 1)?.answer ?? [];
  const [first] = answer;
  answer[0] = `${first} Hoy.`;
  expect(describeDataChange(questionsSchema, before, after).map(({ parts }) => parts)).toEqual([
    [
      { kind: "same", text: first },
      { kind: "added", text: " Hoy." },
    ],
  ]);
});
