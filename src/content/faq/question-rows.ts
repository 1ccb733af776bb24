/**
 * The frequent questions by topic. Sources: product specification, sections 1 to 5 and 9; the fact file on devices and
 * unlocking; the laws that the answers name. A question stays hidden from visitors until it has an answer. If the
 * operator has not answered a common question, its answer says so ({@link pendingAnswer}).
 */
import { data } from "#content/data/questions.ts";
import { rowFacts } from "#content/facts/row-facts.ts";
import { readData } from "#content/forms/read-data.ts";
import { questionsSchema } from "#content/forms/schemas/question-schema.ts";
import { fillFacts, fillParagraphs, listFactNames } from "#domain/text/facts/fact-references.ts";
import type { FaqLink, FaqQuestion } from "./faq-model.ts";
import type { FaqTopicId } from "./faq-topics.ts";

export type QuestionRow = FaqQuestion & {
  group: FaqTopicId;
  /** Paragraphs of the answer; empty until the operator writes it. */
  answer: readonly string[];
};

const rows = readData("src/content/data/questions.ts", questionsSchema, data);

type StoredQuestion = (typeof rows)[number];

/** Name of the fact that replaces a missing answer. The text of this fact explains where to ask. */
const pendingAnswer = "respuesta.pendiente";

function createLink(link: StoredQuestion["links"][number]): FaqLink {
  const label = fillFacts(link.label, rowFacts);
  return link.kind === "page" ? { label, to: link.to } : { label, href: fillFacts(link.href, rowFacts) };
}

export const questionRows: readonly QuestionRow[] = rows.map(({ id, group, question, answer, links, asked }) => ({
  id,
  group,
  question: fillFacts(question, rowFacts),
  answer: fillParagraphs(answer, rowFacts),
  links: links.map(createLink),
  ...(asked && { asked }),
}));

/** The questions that the operator still has to answer, in whole or in part; `npm run release:check` lists them. */
export const pendingQuestions: readonly string[] = rows
  .filter(({ answer }) => answer.length === 0 || answer.flatMap(listFactNames).includes(pendingAnswer))
  .map(({ question }) => fillFacts(question, rowFacts));
