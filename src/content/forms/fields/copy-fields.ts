/** Field types for the copy of pages: prose, limited to the number of letters that fit on the page. */
import { z } from "zod";
import { rowFacts, usesOfferFact, usesOnlyKnownFacts } from "#content/facts/row-facts.ts";
import { fillFacts } from "#domain/text/facts/fact-references.ts";
import { findLongSentences, isVagueLabel } from "#domain/text/wording.ts";
import { longSentenceMessage, rows } from "./form-fields.ts";
import { proseField } from "./prose-field.ts";

/** Applies the wording rules of the site's tests during editing. */
function asRead<Field extends z.ZodType<string>>(field: Field) {
  return field
    .refine(
      (text) => !usesOnlyKnownFacts(text) || findLongSentences(fillFacts(text, rowFacts)).length === 0,
      longSentenceMessage,
    )
    .refine((text) => !isVagueLabel(text), "di a dónde lleva o qué pasa, sin «aquí» ni «ver más»")
    .meta(field.meta() ?? {});
}

/** Text up to a length: a heading, a button, a paragraph. */
export const limitedText = (title: string, most: number, more = "") =>
  asRead(proseField(title, { most, description: `${more}${fits(most)}` }));

export const heading = (most = 44) => limitedText("Encabezado", most);
export const button = (title = "Botón", most = 32) => limitedText(title, most, "Dice qué pasa o a dónde lleva. ");

const fits = (most: number) => `Caben ${most} letras.`;
const standsOut = (text: string) => (text.match(/\*/g) ?? []).length === 2 && /\*[^*\s](?:[^*]*[^*\s])?\*/.test(text);

/** Maximum length of a main heading that fits, including the two asterisks. */
const loudTextLetters = 46;

const loudText = (title: string, mayBeAbsent = false) =>
  asRead(
    proseField(title, {
      most: loudTextLetters,
      isLoud: true,
      mayBeAbsent,
      description: `Lo que resalta va entre asteriscos: *así*. ${fits(loudTextLetters)}`,
    }),
  ).refine(standsOut, "pon entre dos asteriscos lo que resalta, por ejemplo *así*");

/** A page's main heading: `Tu celular ya trae el *chip*`; see `parseEmphasizedHeading`. */
export const openingHeading = () => loudText("Encabezado de la página");

export const hasFallback = ({ text, withoutOffer }: { text: string; withoutOffer?: string }) =>
  !usesOfferFact(text) || withoutOffer !== undefined;
export const missingFallbackIssue = {
  path: ["withoutOffer"],
  message: "falta, porque el otro texto nombra la oferta y hay días sin ella",
};

/** A text that may use facts of the current offer, and its replacement for days without an offer. */
export const textWithFallback = (most: number) => ({
  text: asRead(proseField("Texto", { most, mayBeAbsent: true, description: fits(most) })),
  withoutOffer: limitedText(
    "Texto de los días sin oferta",
    most,
    "Solo si el otro nombra la oferta de hoy. ",
  ).exactOptional(),
});

export const section = <Shape extends z.core.$ZodShape>(title: string, shape: Shape) =>
  z.strictObject(shape).meta({ title });

/** A section whose text may use facts of the current offer. */
export const sectionWithFallback = (title: string, most: number) =>
  section(title, textWithFallback(most)).refine(hasFallback, missingFallbackIssue);

/** Like {@link openingHeading}, with a replacement for days without an offer. */
export const openingHeadingWithFallback = () =>
  section("Encabezado de la página", {
    text: loudText("Texto", true),
    withoutOffer: loudText("Texto de los días sin oferta").exactOptional(),
  }).refine(hasFallback, missingFallbackIssue);

const text = (most: number) => limitedText("Texto", most);

export const headingAndText = (title: string, most = 200) => section(title, { heading: heading(), text: text(most) });

/** A box or a collapsible part, with title and text. */
export const titleAndText = (title: string, most = 200) =>
  section(title, { title: limitedText("Título", 48), text: text(most) });

/** List items or paragraphs. Those that use a fact of the offer are left out on days without an offer. */
export const lines = (title: string, one: string, most = 200) =>
  z
    .array(asRead(proseField(one, { most, mayBeAbsent: true, description: fits(most) })), { error: "falta la lista" })
    .min(1, "falta un texto")
    .refine((all) => all.some((each) => !usesOfferFact(each)), "falta uno que valga también los días sin oferta")
    .meta({ title });

export const steps = (most = 200) =>
  rows(z.strictObject({ heading: heading(), ...textWithFallback(most) }).refine(hasFallback, missingFallbackIssue), {
    one: "Paso",
    name: "heading",
  }).meta({ title: "Pasos" });
/** A link to another page, and a description of that page. */
export const linkWithDescription = (title: string) =>
  section(title, { label: button("Enlace"), text: limitedText("Texto", 80) });
