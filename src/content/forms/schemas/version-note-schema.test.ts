import { expect, test } from "vitest";
import { validateData } from "#content/forms/read-data.ts";
import { createVersionNotesSchema, listErratumAdvice, refuseNotes } from "./version-note-schema.ts";

const version = (number: string, inForce: `${number}-${number}-${number}`, published: string) => ({
  id: `terminos-${number}`,
  textId: "terminos",
  title: "Términos",
  version: number,
  inForce,
  published,
});
const versions = [version("2", "2026-12-29", "2026-11-29"), version("1", "2026-01-01", "2025-12-01")];
const around = { versions, today: "2026-12-01", listNumbers: () => ["2", "1"] };

const withdraw = (number: string, day: string) => ({
  version: `terminos-${number}`,
  day,
  reason: "El plazo estaba mal.",
});
const listMessages = (
  withdrawals: readonly object[],
  errata: readonly object[] = [],
  over: Partial<typeof around> = {},
) =>
  validateData(createVersionNotesSchema({ ...around, ...over }), { withdrawals, errata }).map(
    ({ path, message }) => `${path.join(".")}: ${message}`,
  );

test("an announced version is withdrawn today, and stays withdrawn later", () => {
  expect(listMessages([withdraw("2", "2026-12-01")])).toEqual([]);
  expect(listMessages([withdraw("2", "2026-12-01")], [], { today: "2027-03-01" })).toEqual([]);
});

test.each([
  [
    "a version in force",
    withdraw("1", "2026-12-01"),
    "withdrawals.0.day: rige desde el 1\u00a0de enero de 2026 y ya no se retira",
  ],
  ["its first day", withdraw("2", "2026-12-29"), "rige desde el 29\u00a0de diciembre de 2026 y ya no se retira"],
  ["a coming day", withdraw("2", "2026-12-02"), "withdrawals.0.day: elige hoy"],
  ["a day before it was published", withdraw("2", "2026-11-28"), "se publicó el 29\u00a0de noviembre de 2026"],
  ["an unknown version", withdraw("3", "2026-12-01"), "withdrawals.0.version"],
])("refuses to withdraw %s", (_what, row, message) => {
  expect(listMessages([row]).join()).toContain(message);
});

test("a text is never left without a version", () => {
  const first = { versions: [version("1", "2026-12-29", "2026-11-29")] };
  const message =
    "withdrawals.0.version: prepara antes la versión siguiente: sin otra, la página se quedaría sin texto";
  expect(listMessages([withdraw("1", "2026-12-01")], [], { ...first, listNumbers: () => ["1"] })).toEqual([message]);
  expect(listMessages([withdraw("1", "2026-12-01")], [], { ...first, listNumbers: () => ["2", "1"] })).toEqual([]);
});

test("a version in force cannot be withdrawn with an earlier day, and a new withdrawal has today's", () => {
  const on = (today: string, day: string, known: readonly object[] = []) =>
    refuseNotes(
      { withdrawals: [withdraw("2", day)], errata: [] },
      { withdrawals: known as never, errata: [] },
      { ...around, ...texts, today },
    ).map(({ message }) => message);
  expect(on("2026-12-01", "2026-12-01")).toEqual([]);
  expect(on("2026-12-03", "2026-12-01")).toEqual(["elige hoy: se retira el día en que lo publicas"]);
  expect(on("2027-01-05", "2026-12-28")).toEqual([expect.stringContaining("ya no se retira")]);
  expect(on("2027-01-05", "2026-12-28", [withdraw("2", "2026-12-28")])).toEqual([]);
});

const texts = {
  readVersionText: () =>
    "En el artículo 19 el usario dispone de 60 días naturales, y puede avisar por correo o por mensaje.",
  createWordCheck: () => (word: string) => word !== "usario",
};
const refuseErratum = (text: string, published: readonly object[] = []) => {
  const row = { version: "terminos-1", day: "2026-12-01", text };
  expect(listMessages([], [row]), text).toEqual([]);
  const notes = (errata: readonly object[]) => ({ withdrawals: [], errata: errata as never });
  return refuseNotes(notes([row]), notes(published), { ...around, ...texts }).map(({ message }) => message);
};

test("a new erratum may correct the spelling of published words, whatever their length, but never an obligation", () => {
  const longQuote = texts.readVersionText();
  for (const text of [
    "Donde dice «artículo 19», debe decir «artículo 91».",
    "En la cláusula 4, donde dice «el usario», debe decir «el Usuario».",
    `Donde dice «${longQuote}», debe decir «${longQuote.replace("usario", "Usuario")}».`,
  ])
    expect(refuseErratum(text), text).toEqual([]);
  expect(refuseErratum("Donde dice «60 días naturales», debe decir «60 días hábiles».")).toEqual([
    "eso pone «hábiles» en lugar de «naturales», que es más que cómo se escribe: puede obligar, y se cambia con otra versión",
  ]);
  expect(refuseErratum("Donde dice «xyz nunca dicho», debe decir «xyz nunca dichó».").join()).toContain(
    "no están en ella",
  );
  expect(refuseErratum("En la cláusula 4 sobra la palabra «no».").join()).toContain("otra versión");
});

test("a new erratum that may change what a clause binds to asks for a second look, until it is published", () => {
  const row = { version: "terminos-1", day: "2026-12-01", text: "Donde dice «si no paga», debe decir «si no, paga»." };
  const [notes, none] = [
    { withdrawals: [], errata: [row] },
    { withdrawals: [], errata: [] },
  ] as never[];
  const message = expect.stringMatching(/^cambia un signo de puntuación/);
  expect(listErratumAdvice(notes as never, none as never)).toEqual([{ path: ["errata", 0, "text"], message }]);
  expect(listErratumAdvice(notes as never, notes as never)).toEqual([]);
  expect(listErratumAdvice(notes as never)).toEqual([]);
});

test("a published erratum stays valid under any later rule", () => {
  const text = "En la cláusula 4 sobra una palabra.";
  expect(refuseErratum(text, [{ version: "terminos-1", day: "2026-12-01", text }])).toEqual([]);
});
