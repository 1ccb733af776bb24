import { type ComponentType, createElement } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import type { SimQuestion } from "#domain/sim/sim-answers.ts";
import { loadPage } from "#platform/page/load-page.ts";
import type { QuestionProps } from "./sim-builder-props.ts";

const load: Record<SimQuestion, () => Promise<ComponentType<QuestionProps>>> = {
  phone: () => import("./questions/phone-question.tsx").then(({ PhoneQuestion }) => PhoneQuestion),
  place: () => import("./questions/signal-question.tsx").then(({ SignalQuestion }) => SignalQuestion),
  plan: () => import("./questions/plan-question.tsx").then(({ PlanQuestion }) => PlanQuestion),
  number: () => import("./questions/number-question.tsx").then(({ NumberQuestion }) => NumberQuestion),
};

/**
 * Renders a question, which looks up the query in the page's URL, like its tool.
 *
 * @param path - page of the question's tool.
 * @throws {Error} if the question or the page does not load.
 */
export async function mountQuestion(
  slot: HTMLElement,
  question: SimQuestion,
  path: string,
  { copy, goOn }: Omit<QuestionProps, "page">,
): Promise<Root> {
  const [Question, page] = await Promise.all([load[question](), loadPage(path)]);
  const root = createRoot(slot);
  flushSync(() => root.render(createElement(Question, { page, copy, goOn })));
  return root;
}
