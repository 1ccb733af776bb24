/** Every frequent question, in page order. Read by `/preguntas-frecuentes`, its structured data and the search. */

import type { FaqGroup } from "./faq-model.ts";
import { faqTopics } from "./faq-topics.ts";
import { type QuestionRow, questionRows } from "./question-rows.ts";

export const faqGroups: readonly FaqGroup[] = groupQuestionsByTopic(questionRows);

/** Groups the answered questions by topic. */
export function groupQuestionsByTopic(rows: readonly QuestionRow[]): FaqGroup[] {
  return faqTopics.map((topic) => ({
    ...topic,
    questions: rows
      .filter(({ group, answer }) => group === topic.id && answer.length > 0)
      .map(({ group: _, ...question }) => question),
  }));
}
