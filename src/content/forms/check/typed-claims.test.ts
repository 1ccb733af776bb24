import { expect, test } from "vitest";
import { parseDataModule } from "#content/forms/data-module.ts";
import { usesFacts } from "#content/forms/editable-list.ts";
import { editableLists } from "#content/forms/editable-lists.ts";
import {
  buildFieldChange,
  checkChangedList,
  type FieldEdit,
  findSpecifiedText,
  insertRow,
} from "#content/forms/testing/check-messages.ts";
import { listTypedClaimAdvice } from "./typed-claims.ts";

const normalize = (line: string) => line.replaceAll("\u00a0", " ");
const checkFaqAnswer = async (text: string) =>
  (await checkChangedList("preguntas", buildFieldChange(["0.answer", [text]]))).map(normalize);
const checkGuides = async (...edits: readonly FieldEdit[]) =>
  (await checkChangedList("pagina-guides", buildFieldChange(...edits))).map(normalize);

test("the specified lists type neither names nor statuses", () => {
  const lists = editableLists.filter(usesFacts);
  expect(lists.length).toBeGreaterThan(20);
  expect(lists.flatMap((list) => listTypedClaimAdvice(parseDataModule(findSpecifiedText(list))))).toEqual([]);
});

test.each([
  [
    "Legend es la más pedida.",
    "«Legend» está escrito a mano: ponlo con «Insertar dato», «Legend: nombre de la membresía»",
  ],
  ["Cámbiate en seis pasos.", "«seis pasos» está escrito a mano: ponlo con «Insertar dato»"],
  ["Lo dice PROFECO.", "«PROFECO» está escrito a mano: ponlo con «Insertar dato», «Autoridad de consumidores: siglas»"],
])("a typed name or number of steps gets advice to insert its fact: %s", async (text, message) => {
  expect(await checkFaqAnswer(text)).toEqual([expect.stringContaining(message)]);
});

test.each([
  ["{{beneficio.vix.nombre}} tiene costo aparte.", false],
  ["{{beneficio.vix.nombre}} viene con {{membresia.ultimate.nombre}}.", true],
  ["{{beneficio.paramount.nombre}} está incluido en {{membresia.legend.nombre}}.", false],
  ["{{beneficio.paramount.nombre}} viene con {{membresia.rookie.nombre}}.", true],
])("a typed status gets advice, and says if it is false: %s", async (text, isFalse) => {
  const [line = "", ...others] = await checkFaqAnswer(text);
  expect(others).toEqual([]);
  expect(line).toMatch(/escrito a mano y lo decide Beneficios por membresía.*con qué membresías viene/);
  expect(line.includes("que hoy dice otra cosa")).toBe(isFalse);
});

test.each([
  "{{beneficio.vix.nombre}}: {{beneficio.vix.costo}}.",
  "{{beneficios.incluidos}}.",
  "Ve a {{beneficio.vix.nombre}}.",
])("a text that leaves the status to facts gets no advice: %s", async (text) => {
  expect(await checkFaqAnswer(text)).toEqual([]);
});

test("a guide's sentence without a name is about its benefit", async () => {
  const [line = "", ...others] = await checkGuides(["3.ending", ["Tiene costo aparte, con cualquier membresía."]]);
  expect(others).toEqual([]);
  expect(line).toContain("«costo aparte» está escrito a mano");
  expect(line).toContain("«ViX: con qué membresías viene o tiene costo aparte»");
});

test("what a sentence says of one membership's roaming and data is compared with its row", async () => {
  const checkUse = async (id: string, text: string) =>
    (await checkChangedList("pagina-memberships", buildFieldChange([`opening.uses.${id}`, text]))).map(normalize);
  expect(await checkUse("rookie", "Para usar el celular de viaje.")).toEqual([
    expect.stringContaining("dice de Rookie que sirve de viaje, y en Membresías y precios no es así"),
  ]);
  expect(await checkUse("legend", "Con datos ilimitados.")).toEqual([
    expect.stringContaining("dice de Legend que sus datos son ilimitados"),
  ]);
  expect(await checkUse("legend", "Para viajar.")).toEqual([]);
});

test("a notice is compared with the statuses of today, unless it announces a day", async () => {
  const checkNotice = async (text: string, date = "2026-11-30") =>
    (await checkChangedList("avisos", insertRow({ date, title: "Beneficios", text: [text] })))
      .map(normalize)
      .filter((line) => line.includes("Beneficios por membresía"));
  expect(await checkNotice("ViX viene con Legend.")).toEqual([
    expect.stringContaining("dice «viene con» de ViX, y en Beneficios por membresía: Tiene costo aparte"),
  ]);
  for (const text of [
    "ViX tiene costo aparte.",
    "Paramount+ viene con Legend.",
    "Desde el 15 de enero ViX viene con Legend.",
  ])
    expect(await checkNotice(text), text).toEqual([]);
  expect(await checkNotice("ViX viene con Legend.", "2026-11-01")).toEqual([]);
});
