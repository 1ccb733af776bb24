/** Field types for the copy of pages: prose, limited to the number of letters that fit on the page. */
import { z } from "zod";
import { longestRowFacts, usesOfferFact, usesOnlyKnownFacts } from "#content/facts/row-facts.ts";
import { fillFacts } from "#domain/text/facts/fact-references.ts";
import { isVagueLabel } from "#domain/text/wording.ts";
import { listLongSentenceMessages, rows } from "./form-fields.ts";
import { proseField } from "./prose-field.ts";

/** Applies the wording rules of the site's tests during editing. */
function asRead<Field extends z.ZodType<string>>(field: Field) {
  return field
    .superRefine((text, context) => {
      if (!usesOnlyKnownFacts(text)) return;
      for (const message of listLongSentenceMessages(fillFacts(text, longestRowFacts)))
        context.addIssue({ code: "custom", message });
    })
    .refine((text) => !isVagueLabel(text), "di a dónde lleva o qué pasa, sin «aquí» ni «ver más»")
    .meta(field.meta() ?? {});
}

/** Text up to a length: a heading, a button, a paragraph. */
export const limitedText = (title: string, max: number, more = "") =>
  asRead(proseField(title, { max, description: `${more}${fits(max)}` }));

export const heading = (max = 44) => limitedText("Encabezado", max);
export const button = (title = "Botón", max = 32) => limitedText(title, max, "Dice qué pasa o a dónde lleva. ");

const fits = (max: number) => `Caben ${max} letras.`;
const standsOut = (text: string) => (text.match(/\*/g) ?? []).length === 2 && /\*[^*\s](?:[^*]*[^*\s])?\*/.test(text);

/** Maximum length of a main heading that fits, including the two asterisks. */
const loudTextLetters = 46;

const loudText = (title: string, mayBeAbsent = false) =>
  asRead(
    proseField(title, {
      max: loudTextLetters,
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
export const textWithFallback = (max: number) => ({
  text: asRead(proseField("Texto", { max, mayBeAbsent: true, description: fits(max) })),
  withoutOffer: limitedText(
    "Texto de los días sin oferta",
    max,
    "Solo si el otro nombra la oferta de hoy. ",
  ).exactOptional(),
});

export const section = <Shape extends z.core.$ZodShape>(title: string, shape: Shape) =>
  z.strictObject(shape).meta({ title });

/** A section whose text may use facts of the current offer. */
export const sectionWithFallback = (title: string, max: number) =>
  section(title, textWithFallback(max)).refine(hasFallback, missingFallbackIssue);

/** Like {@link openingHeading}, with a replacement for days without an offer. */
export const openingHeadingWithFallback = () =>
  section("Encabezado de la página", {
    text: loudText("Texto", true),
    withoutOffer: loudText("Texto de los días sin oferta").exactOptional(),
  }).refine(hasFallback, missingFallbackIssue);

const text = (max: number) => limitedText("Texto", max);

export const headingAndText = (title: string, max = 200) => section(title, { heading: heading(), text: text(max) });

/** A box or a collapsible part, with title and text. */
export const titleAndText = (title: string, max = 200) =>
  section(title, { title: limitedText("Título", 48), text: text(max) });

/** List items or paragraphs. Those that use a fact of the offer are left out on days without an offer. */
export const lines = (title: string, one: string, max = 200) =>
  z
    .array(asRead(proseField(one, { max, mayBeAbsent: true, description: fits(max) })), { error: "falta la lista" })
    .min(1, "falta un texto")
    .refine((all) => all.some((each) => !usesOfferFact(each)), "falta uno que valga también los días sin oferta")
    .meta({ title });

export const steps = (max = 200) =>
  rows(z.strictObject({ heading: heading(), ...textWithFallback(max) }).refine(hasFallback, missingFallbackIssue), {
    one: "Paso",
    name: "heading",
  }).meta({ title: "Pasos" });
/** A link to another page, and a description of that page. */
export const linkWithDescription = (title: string) =>
  section(title, { label: button("Enlace"), text: limitedText("Texto", 80) });
