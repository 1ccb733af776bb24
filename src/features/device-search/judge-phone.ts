import type { SimAnswer } from "#domain/sim/sim-answers.ts";
import { buildDeviceAnswerContent } from "./device-answer-content.ts";
import type { DeviceSearchAnswer } from "./device-reader.ts";
import type { DeviceSearchCopy } from "./device-search-copy.ts";

/**
 * Determines what an answer about a phone means for the visitor's SIM. Only an unconditional answer is a yes.
 *
 * @returns undefined unless the phone is known.
 */
export function judgePhone(answer: DeviceSearchAnswer, copy: DeviceSearchCopy): SimAnswer | undefined {
  const { verdict, circumstances } = answer;
  if (verdict.kind !== "listed" && verdict.kind !== "lacking") return undefined;
  const { tone, action } = buildDeviceAnswerContent(answer, copy);
  const text = [verdict.device.fullName, circumstances.matchedText, ...circumstances.uncertainWords];
  return {
    text: text.filter(Boolean).join(" "),
    verdict: tone === "error" ? "no" : action === "listed" ? "yes" : "depends",
  };
}
