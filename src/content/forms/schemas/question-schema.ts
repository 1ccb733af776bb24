/** The frequent questions; see `FaqQuestion` of faq/faq-model.ts. */
import { z } from "zod";
import { longestRowFacts, usesOfferFact } from "#content/facts/row-facts.ts";
import { type FaqTopicId, faqTopics } from "#content/faq/faq-topics.ts";
import { readingRules } from "#content/forms/fields/copy-fields.ts";
import { hasNoRepeats, listField, variant } from "#content/forms/fields/field-groups.ts";
import { choice, evenWithErrors, rows, shortTextField, urlSlug } from "#content/forms/fields/form-fields.ts";
import { pageField, rejectUrls } from "#content/forms/fields/link-field.ts";
import { externalUrlField } from "#content/forms/fields/outside-field.ts";
import { proseField } from "#content/forms/fields/prose-field.ts";
import { fillParagraphs } from "#domain/text/facts/fact-references.ts";
import { splitSentences } from "#domain/text/wording.ts";

const questionsAddress = "/preguntas-frecuentes#";
const topicIds: ReadonlySet<string> = new Set(faqTopics.map(({ id }) => id));
const topicTitles = Object.fromEntries(faqTopics.map(({ id, title }) => [id, title])) as Record<FaqTopicId, string>;
/** Maximum number of an answer's paragraphs, and of its sentences. */
const maxAnswerParts = 4;

const paragraph = proseField("Párrafo", {
  max: 400,
  mayBeAbsent: true,
  rules: [rejectUrls],
  styleRules: [...readingRules, (text) => (/[.?]$/.test(text) ? [] : ["termina con punto"])],
});

const label = proseField("Texto del enlace", {
  max: 60,
  description: "Dice a dónde lleva: nunca «aquí» ni «ver más».",
  styleRules: readingRules,
});

const link = z
  .discriminatedUnion("kind", [
    variant("page", "A una página de este sitio", { label, to: pageField }),
    variant("site", "A otro sitio", { label, href: externalUrlField }),
  ])
  .meta({ title: "Enlace", kindTitle: "A dónde lleva" });

const question = z.strictObject({
  id: urlSlug("Dirección", {
    example: "compartir-internet",
    description: `Lo que va después de ${questionsAddress}`,
  })
    .refine((id) => !id.includes("/"), "va sin diagonal /")
    .refine((id) => !topicIds.has(id), "así se llama un tema: elige otra"),
  group: choice("Tema", topicTitles),
  question: proseField("Pregunta", { max: 70, description: "Como la hace la gente." }).regex(
    /¿[^¿?]+\?$/,
    "escríbela entre signos: ¿…?",
  ),
  answer: listField("Respuesta", paragraph, {
    missingMessage: "falta la lista de párrafos",
    description: "La primera frase contesta. Sin respuesta, la pregunta no se ve y queda pendiente.",
  })
    .max(maxAnswerParts, `son ${maxAnswerParts} párrafos como máximo`)
    .refine(
      (answer) => answer.length === 0 || answer.some((text) => !usesOfferFact(text)),
      "agrega un párrafo sin datos de la oferta: los días sin oferta se lee solo ese",
    ),
  links: listField("Enlaces", link, { missingMessage: "falta un enlace" })
    .min(1, "falta un enlace a donde se explica más")
    .max(2, "son dos enlaces como máximo")
    .refine((links) => hasNoRepeats(links.map((each) => each.label)), "dos enlaces dicen lo mismo"),
  asked: shortTextField("Otras palabras", {
    max: 120,
    description: "Con las que la gente lo busca, si la pregunta no las usa.",
  }).exactOptional(),
});

type Question = z.output<typeof question>;

export const questionsSchema = rows(question, {
  one: "Pregunta",
  name: "question",
  key: "id",
  unique: ["question"],
  summary: ["group"],
  group: "group",
}).superRefine((all, context) => {
  const questions: readonly Partial<Question>[] = Array.isArray(all) ? all.map((row) => row ?? {}) : [];
  const anchors = new Set([...topicIds, ...questions.flatMap(({ id, answer }) => (id && answer?.length ? id : []))]);
  for (const [row, { links }] of questions.entries())
    for (const [index, each] of Array.isArray(links) ? links.entries() : [])
      if (
        each?.kind === "page" &&
        each.to?.startsWith?.(questionsAddress) &&
        !anchors.has(each.to.slice(questionsAddress.length))
      )
        context.addIssue({
          code: "custom",
          path: [row, "links", index, "to"],
          message: `no hay una pregunta «${each.to.slice(questionsAddress.length)}» que se vea`,
        });
}, evenWithErrors);

/** Flags answers with too many sentences. */
export const listQuestionAdvice = (questions: readonly Question[]) =>
  questions.flatMap(({ answer }, row) =>
    fillParagraphs(answer, longestRowFacts).flatMap(splitSentences).length <= maxAnswerParts
      ? []
      : [{ path: [row, "answer"], message: `son ${maxAnswerParts} frases como máximo: la primera contesta` }],
  );
