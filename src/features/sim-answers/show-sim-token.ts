import { countYesAnswers, isYesAnswer, simQuestions } from "#domain/sim/sim-answers.ts";
import { readSimAnswers, watchSimAnswers } from "#platform/sim/sim-store.ts";

let isShown = false;

/**
 * Lights one contact of the header's chip for each yes, and keeps the chip up to date. Wakes the search for phones,
 * which answers from the stored phone: in a page's opening it would wait for a touch.
 */
export function showSimToken(): void {
  const token = document.querySelector<HTMLElement>("[data-sim-token]");
  if (isShown || !token) return;
  isShown = true;
  if (readSimAnswers().phone)
    document.querySelector("[data-island=device-search]")?.dispatchEvent(new Event("pointerenter"));
  const label = token.getAttribute("aria-label") ?? "";
  const { simToken: litLabel = "" } = token.dataset;
  watchSimAnswers((answers) => {
    for (const question of simQuestions)
      token.querySelector(`[data-contact=${question}]`)?.toggleAttribute("data-lit", isYesAnswer(answers[question]));
    const count = countYesAnswers(answers);
    token.setAttribute("aria-label", count > 0 ? litLabel.replace("{n}", `${count}`) : label);
    // The outline is dotted once no plastic is left.
    const dots = count === simQuestions.length ? "16 30" : "none";
    token.querySelector("[data-body]")?.setAttribute("stroke-dasharray", dots);
  });
}
