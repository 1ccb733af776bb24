import { expect, test } from "vitest";
import { z } from "zod";
import { shortTextField } from "#content/forms/fields/form-fields.ts";
import { integer, priceField } from "#content/forms/fields/number-fields.ts";
import { contentMarksKey, readMarkedText } from "./text-marks.ts";

type Marks = {
  markData: (file: string, schema: z.ZodType, data: unknown) => never;
  markFacts: (facts: Record<string, string>) => Record<string, string>;
  formatNumber: (amount: number, decimals: number | undefined, format: (amount: number) => string) => string;
};

const marks: Marks = Reflect.get(globalThis, Symbol.for(contentMarksKey));
const file = "src/content/data/plans.ts";
const schema = z.strictObject({
  name: shortTextField("Nombre"),
  price: priceField("Precio"),
  months: integer("Meses", { max: 12 }),
  kind: z.enum(["none", "some"]),
});
const data = { name: "Pásate a {{plan}}: www.wim.mx.", price: 350, months: 6, kind: "none" };
const read = (): typeof data => marks.markData(file, schema, data);
const listSources = (text: string) =>
  readMarkedText(text).words.map(({ word, source }) => [
    word,
    source && ("fact" in source ? source.fact : source.path),
  ]);

test("each word of a free text has a mark, but facts, addresses and choices have none", () => {
  const { name, kind } = read();
  expect(listSources(name)).toEqual([
    ["Pásate", ["name"]],
    ["a", ["name"]],
    ...["plan", "www", "wim", "mx"].map((word) => [word, undefined]),
  ]);
  expect(readMarkedText(name).text).toBe(data.name);
  expect(kind).toBe("none");
});

test("a mark leaves the first letter and the last sign of a text in place", () => {
  const marked: { name: string } = marks.markData(file, schema, { ...data, name: "Tráelo hoy." });
  expect([marked.name.startsWith("T"), marked.name.endsWith(".")]).toEqual([true, true]);
});

test("a number is recognized where it is formatted or printed unchanged, but not after a computation", () => {
  const { price, months } = read();
  const format = (amount: number) => marks.formatNumber(amount, 2, (plain) => `$${plain}`);
  expect(listSources(format(price))).toEqual([["350", ["price"]]]);
  expect(listSources(`${price}`)).toEqual([["350", ["price"]]]);
  expect(listSources(format(price * 0.8))).toEqual([["280", undefined]]);
  expect(price > 349 && price < 351).toBe(true);
  // Unmarked, because tools refuse fractions of a month.
  expect(months).toBe(6);
});

test("a fact's source has its name and the fields of its value", () => {
  const { price } = read();
  const value = marks.formatNumber(price, 0, (plain) => `$${plain}`);
  const { "precio.rookie": marked = "" } = marks.markFacts({ "precio.rookie": `${value} MXN` });
  expect(readMarkedText(marked).words).toEqual(
    ["350", "MXN"].map((word) => ({ word, source: { fact: "precio.rookie", fields: [{ file, path: ["price"] }] } })),
  );
});
