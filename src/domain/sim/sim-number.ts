/** How a line gets its number, as the text of a URL parameter: `nuevo`, `fija`, `prepago`, `pospago-2026-11-02`. */
import { countDaysBetween, type IsoDay } from "#domain/calendar/civil-time.ts";
import { checkEligibility, type LineSituation } from "#domain/porting/porting-eligibility.ts";
import type { SimVerdict } from "./sim-answers.ts";

const verdicts = { yes: "yes", ask: "depends", no: "no" } as const;

export const newNumberText = "nuevo";

/** @param cancelledOn - undefined while the line is active. */
export function formatSimNumber({ kind, billingType }: LineSituation, cancelledOn: IsoDay | undefined): string {
  if (kind === "landline") return "fija";
  const payment = billingType === "prepaid" ? "prepago" : "pospago";
  return cancelledOn ? `${payment}-${cancelledOn}` : payment;
}

/**
 * Determines whether a number can be ported to wim.
 *
 * @returns undefined if the text is not from {@link formatSimNumber}, or its day does not exist or is in the future.
 */
export function judgeSimNumber(text: string, today: IsoDay): SimVerdict | undefined {
  if (text === newNumberText) return "yes";
  const [, payment, cancelledOn] = /^(prepago|pospago|fija)(?:-(\d{4}-\d\d-\d\d))?$/.exec(text) ?? [];
  if (!payment) return undefined;
  try {
    const { verdict } = checkEligibility({
      kind: payment === "fija" ? "landline" : "mobile",
      billingType: payment === "pospago" ? "postpaid" : "prepaid",
      daysSinceCancelled: cancelledOn ? countDaysBetween(cancelledOn, today) : undefined,
    });
    return verdicts[verdict];
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
