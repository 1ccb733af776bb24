/** The four answers of «Arma tu SIM», as the browser stores them and as a URL contains them. */
import { maxDeviceTextLength } from "#domain/devices/device-runs.ts";
import { planTones } from "#domain/plans/plan-tones.ts";

/** The questions in order, each with the name of its URL parameter. */
export const simParameters = { phone: "celular", place: "lugar", plan: "membresia", number: "numero" } as const;

export type SimQuestion = keyof typeof simParameters;

export const simQuestions = Object.keys(simParameters) as readonly SimQuestion[];

/**
 * Verdict on an answer. Only `yes` lights a contact. `depends`: something must still be checked, such as the country of
 * sale.
 */
export type SimVerdict = "yes" | "depends" | "no";

export type SimAnswer = {
  /**
   * Value of the URL parameter: a phone's name, a place's name, a membership's id, or a number's text; see
   * `sim-number.ts`.
   */
  text: string;
  verdict: SimVerdict;
  /** The newest technology of a place with signal. */
  technology?: string;
};

export type SimAnswers = Partial<Record<SimQuestion, SimAnswer>>;

/** @returns undefined if the stored answer is damaged, or about something that no longer exists. */
export function parseSimAnswer(question: SimQuestion, storedText: string | null): SimAnswer | undefined {
  let answer: Partial<Record<keyof SimAnswer, unknown>> | null;
  try {
    answer = JSON.parse(storedText ?? "null");
  } catch {
    return undefined;
  }
  const { text, verdict, technology } = answer ?? {};
  if (typeof text !== "string" || !isSimText(question, text)) return undefined;
  if (verdict !== "yes" && verdict !== "depends" && verdict !== "no") return undefined;
  if (question !== "place" || verdict !== "yes") return { text, verdict };
  return typeof technology === "string" && /^[345]G$/.test(technology) ? { text, verdict, technology } : undefined;
}

function isSimText(question: SimQuestion, text: string): boolean {
  if (text.trim() === "" || text.length > maxDeviceTextLength) return false;
  if (question === "plan") return Object.keys(planTones).includes(text);
  return question !== "number" || /^(nuevo|fija|(prepago|pospago)(-\d{4}-\d\d-\d\d)?)$/.test(text);
}

/** Builds the URL of a page with the answers as parameters. */
export function formatSimAddress(page: string, answers: SimAnswers): string {
  const url = new URL(page);
  url.search = "";
  url.hash = "";
  for (const question of simQuestions) {
    const { text } = answers[question] ?? {};
    if (text) url.searchParams.set(simParameters[question], text);
  }
  return url.href;
}

/**
 * Reads the answers' texts from a URL; texts that cannot be an answer are left out.
 *
 * @param search - a URL's query, as in `location.search`.
 */
export function parseSimAddress(search: string): Partial<Record<SimQuestion, string>> {
  const query = new URLSearchParams(search);
  const texts: Partial<Record<SimQuestion, string>> = {};
  for (const question of simQuestions) {
    const text = query.get(simParameters[question]);
    if (text && isSimText(question, text)) texts[question] = text;
  }
  return texts;
}

export const isYesAnswer = (answer: SimAnswer | undefined): boolean => answer?.verdict === "yes";

export const countYesAnswers = (answers: SimAnswers): number =>
  simQuestions.filter((question) => isYesAnswer(answers[question])).length;
