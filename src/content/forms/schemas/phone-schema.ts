/** The phones known to have eSIM, one brand per row; see `phones.ts`. */
import { z } from "zod";
import { type DeviceNoteId, deviceNotes } from "#content/devices/device-notes.ts";
import { phonesWithoutEsim } from "#content/devices/phones-without-esim.ts";
import { listField } from "#content/forms/fields/field-groups.ts";
import { checkboxes, evenWithErrors, rows, shortTextField } from "#content/forms/fields/form-fields.ts";
import { integer } from "#content/forms/fields/number-fields.ts";
import { buildDay } from "#content/site/dates/build-day.ts";
import { joinBrandNames, splitRuns, toModelKey } from "#domain/devices/device-runs.ts";

const notes = Object.fromEntries(Object.entries(deviceNotes).map(([id, { text }]) => [id, text]));

const wordsField = (title: string, description: string) =>
  listField(title, shortTextField("Palabra", { max: 20 }), { description })
    .min(1, "falta una palabra")
    .exactOptional();

/** The latest release year of a phone: next year, because brands announce phones a year ahead. */
const nextYear = Number(buildDay.slice(0, 4)) + 1;

const phone = z.strictObject({
  name: shortTextField("Modelo", { max: 40, description: "Como lo escribe la marca: «Galaxy S26 Ultra»." }),
  year: integer("Año en que salió", {
    min: 2015,
    max: nextYear,
    description: "Las cuatro cifras, por ejemplo 2026.",
    example: 2026,
  }),
  notes: checkboxes("Notas", notes as Record<DeviceNoteId, string>, { one: "Nota", what: "la nota" }),
});

const phonesWithoutEsimByBrand: Readonly<Record<string, readonly string[]>> = phonesWithoutEsim;

const brand = z
  .strictObject({
    brand: shortTextField("Marca", { max: 30 }),
    alsoCalled: wordsField(
      "También se llama",
      "Otros nombres con los que la gente busca la marca: «Galaxy» por Samsung.",
    ),
    lines: wordsField("Familias de modelos", "Palabras de un modelo que ya dicen la marca: «iPhone»."),
    phones: rows(phone, { one: "Modelo", name: "name", summary: ["year", "notes"] })
      .min(1, "falta un modelo")
      .meta({ title: "Modelos", widget: "sheet", repeatedFields: ["brand", "alsoCalled"] }),
  })
  .superRefine((row, context) => {
    const { brand, alsoCalled, names } = readBrandRow(row);
    const brandNames = joinBrandNames([brand, ...alsoCalled]);
    const toKey = (name: string) => toModelKey(name, brandNames);
    const keysWithoutEsim = new Set(phonesWithoutEsimByBrand[brand]?.map(toKey));
    const keys = names.map(toKey);
    for (const [index, key] of keys.entries()) {
      if (names[index] === "") continue;
      const firstIndex = keys.indexOf(key);
      const refuse = (message: string) =>
        context.addIssue({ code: "custom", path: ["phones", index, "name"], message });
      if (firstIndex < index) refuse(`ya está en el lugar ${firstIndex + 1} de la lista, como «${names[firstIndex]}»`);
      if (keysWithoutEsim.has(key))
        refuse("el sitio dice que no tiene eSIM: quítalo, o pide a quien desarrolla el sitio que lo corrija");
    }
  }, evenWithErrors);

/** Reads the names that the rules compare, from a row that may have errors. A name that is no text becomes empty. */
function readBrandRow(row: unknown) {
  const { brand, alsoCalled, lines, phones }: Record<string, unknown> = Object(row);
  const readTexts = (values: unknown): string[] =>
    (Array.isArray(values) ? values : []).map((each) => (typeof each === "string" ? each.trim() : ""));
  return {
    brand: readTexts([brand]).join(""),
    alsoCalled: readTexts(alsoCalled).filter(Boolean),
    lines: readTexts(lines).filter(Boolean),
    names: readTexts(Array.isArray(phones) ? phones.map((phone) => phone?.name) : []),
  };
}

type BrandRow = ReturnType<typeof readBrandRow>;

const listBrandWords = ({ brand, alsoCalled, lines }: BrandRow) => joinBrandNames([brand, ...alsoCalled, ...lines]);

/** Generic words that may precede the brand in a name; they are skipped. */
const genericWords = new Set(["celular", "telefono", "smartphone", "equipo"]);

/** Lists the first one, two and three words of a name, each joined: some people write «One Plus» or «i Phone». */
function listBeginnings(name: string): string[] {
  const runs = splitRuns(name);
  const nameIndex = runs.findIndex((run) => !genericWords.has(run));
  return [1, 2, 3].map((count) => runs.slice(nameIndex, nameIndex + count).join(""));
}

/**
 * A name must not begin with a word of another brand, because the phone would then belong to that brand. Later words
 * may be of another brand: «Huawei Honor 9» is a Huawei.
 */
export const phonesSchema = rows(brand, {
  one: "Marca",
  name: "brand",
  unique: ["brand"],
  summary: ["phones"],
}).superRefine((data, context) => {
  const brands = (Array.isArray(data) ? data : []).map(readBrandRow);
  const brandsByWord = new Map(
    brands.flatMap((row) => [...listBrandWords(row)].map((word) => [word, row.brand] as const)),
  );
  for (const [brandIndex, row] of brands.entries()) {
    const ownWords = listBrandWords(row);
    for (const [index, name] of row.names.entries()) {
      if (name === "") continue;
      const nameBeginnings = listBeginnings(name);
      const owner = nameBeginnings.map((word) => brandsByWord.get(word)).find((candidate) => candidate !== undefined);
      if (!owner || nameBeginnings.some((word) => ownWords.has(word))) continue;
      context.addIssue({
        code: "custom",
        path: [brandIndex, "phones", index, "name"],
        message: `es de ${owner}: agrégalo en esa marca. Si es de ${row.brand}, escribe antes la marca: «${row.brand} ${name}»`,
      });
    }
  }
}, evenWithErrors);
