/** Fields of what pages say: prose, within the letters that its place has room for. */
import { z } from "zod";
import { isFactOfSomeDays, rowFacts } from "#content/facts/row-facts.ts";
import { filled, namesIn } from "#domain/fact-gaps.ts";
import { isBlindLabel, longSentences } from "#domain/wording.ts";
import { tooLong } from "./form-fields.ts";
import { prose } from "./prose-field.ts";

/** Text of a given length: a heading, a button, a paragraph. */
export const words = (title: string, most: number, more = "") =>
  asRead(prose(title, { most, description: `${more}Caben ${most} letras.` }));

const isKnown = (text: string) => namesIn(text).every((name) => Object.hasOwn(rowFacts, name));

/** What the site's tests say of all its words, while these are typed. */
function asRead<Field extends z.ZodType<string>>(field: Field) {
  return field
    .refine((text) => !isKnown(text) || longSentences(filled(text, rowFacts)).length === 0, tooLong)
    .refine((text) => !isBlindLabel(text), "di a dónde lleva o qué pasa, sin «aquí» ni «ver más»")
    .meta(field.meta() ?? {});
}

export const heading = (most = 44) => words("Encabezado", most);
export const button = (title = "Botón", most = 32) => words(title, most, "Dice qué pasa o a dónde lleva. ");

/** The heading of a page: `Tu celular ya trae el *chip*`; see `loudHeading`. */
export const openingHeading = (most = 44) =>
  words("Encabezado de la página", most + 2, "Lo que resalta va entre asteriscos: *así*. ").refine(
    (text) => (text.match(/\*/g) ?? []).length === 2 && /\*[^*\s](?:[^*]*[^*\s])?\*/.test(text),
    "pon entre dos asteriscos lo que resalta, por ejemplo *así*",
  );

const isOfSomeDays = (text: string) => namesIn(text).some(isFactOfSomeDays);

export const isWholeOnEveryDay = ({ text, withoutOffer }: { text: string; withoutOffer?: string }) =>
  !isOfSomeDays(text) || withoutOffer !== undefined;
export const needsBoth = {
  path: ["withoutOffer"],
  message: "falta, porque el otro texto nombra la oferta y hay días sin ella",
};

/** A text that may name the offer of the day, and what is said on days without one. */
export const textOfDays = (most: number) => ({
  text: asRead(prose("Texto", { most, mayBeAbsent: true, description: `Caben ${most} letras.` })),
  withoutOffer: words(
    "Texto de los días sin oferta",
    most,
    "Solo si el otro nombra la oferta de hoy. ",
  ).exactOptional(),
});

/** A section of a page. */
export const section = <Shape extends z.core.$ZodShape>(title: string, shape: Shape) =>
  z.strictObject(shape).meta({ title });

/** A link to another page, and what is there. */
export const linkRow = (title: string) => section(title, { label: button("Enlace"), text: words("Texto", 80) });

/** Items of a list, or paragraphs. */
export const lines = (title: string, one: string, most = 200) =>
  z.array(words(one, most), { error: "falta la lista" }).min(1, "falta un texto").meta({ title });
