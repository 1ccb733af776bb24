import { expect, test } from "vitest";
import { type FormSchema, toFormSchema } from "#content/forms/check/path-label.ts";
import { editableLists } from "#content/forms/editable-lists.ts";
import { buildRowSummary } from "./row-summary.ts";

const getForm = async (id: string) => {
  const form = await editableLists.find((list) => list.id === id)?.form();
  if (!form) throw new RangeError(`no list ${id}`);
  return toFormSchema(form.schema);
};
const summarize = (schema: FormSchema, row: object) => buildRowSummary(schema, row, "2025-03-28");

test.each([
  [{ kind: "dates", from: "2025-03-29", to: "2025-04-02" }, "Por empezar: del 29 de marzo al 2 de abril de 2025"],
  [{ kind: "dates", from: "2025-03-01", to: "2025-03-28" }, "Vigente: del 1 al 28 de marzo de 2025"],
  [
    { kind: "dates", from: "2025-03-01", to: "2025-03-27", otherTo: "2025-03-28" },
    "Último día por confirmar: del 1 al 27 o 28 de marzo de 2025",
  ],
  [{ kind: "dates", from: "2025-03-01", to: "2025-03-27" }, "Terminada: del 1 al 27 de marzo de 2025"],
  [{ kind: "yearless", from: "11-19", to: "11-21", endedBy: "2024-11-30" }, "Terminada: del 19 al 21 de noviembre"],
  [{ kind: "unstated" }, "Vigencia por confirmar"],
  [{ kind: "dates", from: "2025-03-01", to: "" }, ""],
  [{ kind: "dates", from: "2025-02-30", to: "2025-03-27" }, ""],
])("a promotion of %o is summarised as «%s»", async (period, words) => {
  expect(summarize(await getForm("promociones"), { period }).text.replaceAll("\u00a0", " ")).toBe(words);
});

test.each<[list: string, row: object, words: string, state: string | undefined]>([
  [
    "avisos",
    { date: "2025-04-02", visibleFrom: "2025-04-01" },
    "2 de abril de 2025. Se ve desde: 1 de abril de 2025",
    undefined,
  ],
  ["preguntas", { group: "roaming" }, "Roaming, EE. UU. y Canadá", "Roaming, EE. UU. y Canadá"],
  ["celulares", { phones: [{}, {}] }, "Modelos: 2", undefined],
  ["sinonimos", { said: ["cel", "fon", ""] }, "cel y fon", undefined],
  [
    "maneras-de-preguntar",
    { to: ["/esim", "/ayuda"], ways: Array(50).fill("qué es un chip") },
    "Así lo piden: 50. /esim y /ayuda",
    undefined,
  ],
  ["pendientes", {}, "", undefined],
])("a row of %s is summarised by its own fields", async (list, row, words, state) => {
  const summary = summarize(await getForm(list), row);
  expect(summary.text.replaceAll("\u00a0", " ")).toBe(words);
  expect(summary.state?.replaceAll("\u00a0", " ")).toBe(state);
});

test("a membership is summarised by its price and data", async () => {
  const plan = (await getForm("membresias")).properties?.plans?.properties?.legend ?? {};
  const words = (value: object) => summarize({ ...plan, items: plan }, value).text.replaceAll("\u00a0", " ");
  expect(words({ regularPesos: 850, data: { kind: "upTo", gb: 120 } })).toBe("$850. 120 GB");
  expect(words({ regularPesos: 1800, data: { kind: "unlimited" } })).toBe("$1,800. Ilimitados");
});
