import { data } from "#content/data/testimonials.ts";
import { readData } from "#content/forms/read-data.ts";
import { testimonialsSchema } from "#content/forms/schemas/testimonial-schema.ts";
import {
  anomalousUseMultiple,
  automaticRenewalNoticeDays,
  changeNoticeDays,
  compensation,
  overchargeReturnDays,
  recoveryDays,
} from "#content/legal/facts/legal-terms.ts";
import type { LegalTextId } from "#content/legal/legal-texts.ts";
import { quoteParagraph } from "#content/legal/paragraph-quote.ts";
import { showPicture } from "#content/uploads/shown-picture.ts";
import { portingFeePesos } from "#domain/porting/porting.ts";
import { portingRules } from "#domain/porting/porting-rules.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";

const { isSample, items } = readData("src/content/data/testimonials.ts", testimonialsSchema, data);

/**
 * What people ask before they sign up: the figure that answers it, and the words of a legal text that promise it. They
 * are displayed until there are real opinions, so that no customer is invented. None repeats a figure of the facts
 * above.
 */
const placeholderQuestions = [
  {
    figure: formatPesos(portingFeePesos),
    text: "¿Cuánto cuesta traer mi número?",
    source: "contrato-de-adhesion",
    words: "La portabilidad es gratis",
  },
  {
    figure: `${compensation.bonusPercent}%`,
    text: "¿Y si el servicio falla?",
    source: "compensaciones-y-bonificaciones",
    words: `bonifica además al menos ${compensation.bonusPercent}%`,
  },
  {
    figure: formatQuantity(portingRules.reversionBusinessDays, "días hábiles"),
    text: "¿Y si me cambian sin mi permiso?",
    source: "contrato-de-adhesion",
    words: `se revierte dentro de los ${formatQuantity(portingRules.reversionBusinessDays, "días")}`,
  },
  {
    figure: formatQuantity(recoveryDays, "días"),
    text: "¿Y si me roban el celular?",
    source: "terminos-y-condiciones",
    words: `${formatQuantity(recoveryDays, "días")} naturales desde la suspensión`,
  },
  {
    figure: formatQuantity(changeNoticeDays, "días antes"),
    text: "¿Me avisan si algo cambia?",
    source: "contrato-de-adhesion",
    words: `${formatQuantity(changeNoticeDays, "días")} naturales de anticipación`,
  },
  {
    figure: formatQuantity(anomalousUseMultiple, "veces"),
    text: "¿Dónde acaba lo ilimitado?",
    source: "politica-de-uso",
    words: `mayor que ${formatQuantity(anomalousUseMultiple, "veces")}`,
  },
  {
    figure: "911",
    text: "¿Y una emergencia sin membresía?",
    source: "contrato-de-adhesion",
    words: "son gratis y no requieren membresía",
  },
  {
    figure: portingRules.nip.dial,
    text: "¿A dónde llamo por mi NIP?",
    source: "terminos-y-condiciones",
    words: `se llama al ${portingRules.nip.dial}`,
  },
  {
    figure: formatQuantity(automaticRenewalNoticeDays, "días antes"),
    text: "¿Me renuevan sin avisar?",
    source: "contrato-de-adhesion",
    words: `al menos ${formatQuantity(automaticRenewalNoticeDays, "días")} naturales antes`,
  },
  {
    figure: formatQuantity(overchargeReturnDays, "días hábiles"),
    text: "¿Y si me cobran de más?",
    source: "contrato-de-adhesion",
    words: `se devuelve dentro de los ${formatQuantity(overchargeReturnDays, "días")} hábiles`,
  },
] as const satisfies readonly { figure: string; text: string; source: LegalTextId; words: string }[];

const sentenceEnd = /(?<=\.) /u;

/** Quotes the sentence with the words, which is shorter than its paragraph. */
function quoteSentence(source: LegalTextId, words: string) {
  const quote = quoteParagraph(source, words);
  if (!quote) return undefined;
  const [before, , after] = quote.parts;
  const parts = [before.split(sentenceEnd).at(-1) ?? "", words, after.split(sentenceEnd)[0] ?? ""] as const;
  return { ...quote, parts };
}

/**
 * Ten five-star opinions. Source of the count and the stars: product specification, section 2. Until the operator
 * publishes real opinions, each slide shows a question and the clause that answers it: docs/decisions/0119.
 */
export const testimonials = {
  isSample,
  /** Text for screen readers in place of the stars; `{stars}` is their number. */
  starsText: "{stars} de 5 estrellas",
  /** Heading that is displayed until there are real opinions. */
  sampleHeading: "Aún no hay opiniones. Hay pruebas.",
  /** A clause's link. The no-break spaces keep it on one line. */
  sourceLabel: "Lee\u00a0la\u00a0fuente",
  // A question whose words are in no version in force is left out: nothing is claimed without its source.
  items: isSample
    ? placeholderQuestions.flatMap(({ figure, text, source, words }) => {
        const excerpt = quoteSentence(source, words);
        return excerpt ? [{ figure, text, excerpt }] : [];
      })
    : items.map(({ picture, ...item }) => ({ ...item, ...showPicture(picture) })),
} as const;
