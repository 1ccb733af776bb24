/** Field types for the copy of pages: prose, limited to the number of letters that fit on the page. */
import { z } from "zod";
import { longestRowFacts, usesOfferFact, usesOnlyKnownFacts } from "#content/facts/row-facts.ts";
import { fillFacts } from "#domain/text/facts/fact-references.ts";
import { isVagueLabel } from "#domain/text/wording.ts";
import { listField, section } from "./field-groups.ts";
import { rows } from "./form-fields.ts";
import { proseField } from "./prose-field.ts";
import { listLongSentenceMessages, type TextRule } from "./style-rules.ts";

export { section };

/** The style rules of the site's tests, which read a text with its facts filled in. */
export const readingRules: readonly TextRule[] = [
  (text) => (usesOnlyKnownFacts(text) ? listLongSentenceMessages(fillFacts(text, longestRowFacts)) : []),
  (text) => (isVagueLabel(text) ? ["di a dónde lleva o qué pasa, sin «aquí» ni «ver más»"] : []),
];

/** A text of limited length, such as a heading, a button or a paragraph. */
export const limitedText = (title: string, max: number, extraHint = "") =>
  proseField(title, { max, description: `${extraHint}${formatLengthHint(max)}`, styleRules: readingRules });

/** A text of limited length that is left out on days without an offer, if it uses facts of one. */
const textWithOffer = (title: string, max: number) =>
  proseField(title, { max, mayBeAbsent: true, description: formatLengthHint(max), styleRules: readingRules });

export const heading = (max = 44) => limitedText("Encabezado", max);
export const button = (title = "Botón", max = 32) => limitedText(title, max, "Dice qué pasa o a dónde lleva. ");

const formatLengthHint = (max: number) => `Caben ${max} letras.`;
const hasOneHighlight = (text: string) =>
  (text.match(/\*/g) ?? []).length === 2 && /\*[^*\s](?:[^*]*[^*\s])?\*/.test(text);

/** Maximum number of letters of a main heading, including the two asterisks. */
const maxHighlightedLength = 46;

const highlightedText = (title: string, mayBeAbsent = false) =>
  proseField(title, {
    max: maxHighlightedLength,
    hasHighlight: true,
    mayBeAbsent,
    description: `Lo que resalta va entre asteriscos: *así*. ${formatLengthHint(maxHighlightedLength)}`,
    rules: [(text) => (hasOneHighlight(text) ? [] : ["pon entre dos asteriscos lo que resalta, por ejemplo *así*"])],
    styleRules: readingRules,
  });

/** A page's main heading: `Tu celular ya trae el *chip*`; see `parseEmphasizedHeading`. */
export const openingHeading = () => highlightedText("Encabezado de la página");

type FallbackTexts = { text: string; withoutOffer?: string };
const hasFallback = ({ text, withoutOffer }: FallbackTexts) => !usesOfferFact(text) || withoutOffer !== undefined;
const missingFallbackIssue = {
  path: ["withoutOffer"],
  message: "falta, porque el otro texto nombra la oferta y hay días sin ella",
};

/** Fields of a text that may use facts of the current offer, and of its replacement for days without an offer. */
export const textWithFallback = (max: number) => ({
  text: textWithOffer("Texto", max),
  withoutOffer: limitedText(
    "Texto de los días sin oferta",
    max,
    "Solo si el otro nombra la oferta de hoy. ",
  ).exactOptional(),
});

/** A section whose text may use facts of the current offer; its fields include those of {@link textWithFallback}. */
export const sectionWithFallback = <Shape extends ReturnType<typeof textWithFallback>>(title: string, fields: Shape) =>
  section(title, fields).refine((texts) => hasFallback(texts as FallbackTexts), missingFallbackIssue);

/** A page's main heading, with a replacement for days without an offer; see {@link openingHeading}. */
export const openingHeadingWithFallback = () =>
  sectionWithFallback("Encabezado de la página", {
    text: highlightedText("Texto", true),
    withoutOffer: highlightedText("Texto de los días sin oferta").exactOptional(),
  });

const text = (max: number) => limitedText("Texto", max);

export const headingAndText = (title: string, max = 200) => section(title, { heading: heading(), text: text(max) });

/** A section for a box or a collapsible part, with a title and a text. */
export const titleAndText = (title: string, max = 200) =>
  section(title, { title: limitedText("Título", 48), text: text(max) });

/** List items or paragraphs; those with a fact of the offer are left out on days without an offer. */
export const lines = (title: string, one: string, max = 200) =>
  listField(title, textWithOffer(one, max))
    .min(1, "falta un texto")
    .refine((all) => all.some((each) => !usesOfferFact(each)), "falta uno que valga también los días sin oferta");

export const steps = (max = 200) =>
  rows(z.strictObject({ heading: heading(), ...textWithFallback(max) }).refine(hasFallback, missingFallbackIssue), {
    one: "Paso",
    name: "heading",
  }).meta({ title: "Pasos" });
/** A link to another page, and a description of that page. */
export const linkWithDescription = (title: string) =>
  section(title, { label: button("Enlace"), text: limitedText("Texto", 80) });
