import { parseSimAddress, type SimQuestion, simParameters } from "#domain/sim/sim-answers.ts";
import { judgeNumber } from "#features/porting-eligibility/judge-number.ts";
import { keepSimAnswer } from "#features/sim-answers/format-sim-progress.ts";
import { readSimAnswers } from "#platform/sim/sim-store.ts";

/**
 * Stores the answers in the URL: a phone and a place through their tools, a number by the rules of porting. Also checks
 * a stored number again if its line was cancelled.
 *
 * @param mountQuestion - shows a question, which stores the answer in the URL; resolves to whether it loaded.
 */
export async function takeAddressAnswers(mountQuestion: (question: SimQuestion) => Promise<boolean>): Promise<void> {
  const requestedAnswers = parseSimAddress(location.search);
  const keptNumber = readSimAnswers().number?.text;
  if (requestedAnswers.plan) keepSimAnswer("plan", { text: requestedAnswers.plan, verdict: "yes" });
  const number = requestedAnswers.number ?? (keptNumber?.includes("-") ? keptNumber : undefined);
  const answer = number && judgeNumber(number);
  if (answer) keepSimAnswer("number", answer);
  const areMounted = await Promise.all(
    (["phone", "place"] as const).filter((question) => requestedAnswers[question]).map(mountQuestion),
  );
  // An answer whose tool did not load is only in the URL, which therefore stays unchanged.
  if (areMounted.includes(false)) return;
  const url = new URL(location.href);
  for (const name of Object.values(simParameters)) url.searchParams.delete(name);
  if (url.href !== location.href) history.replaceState(history.state, "", url);
}
