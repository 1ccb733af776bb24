/** Rules for the numbers that can be ported. Source: product specification, section 5. */
import { portingRules } from "./porting-rules.ts";

export type LineKind = "mobile" | "landline";
export type LineBillingType = "prepaid" | "postpaid";

export type LineSituation = {
  kind: LineKind;
  billingType: LineBillingType;
  /** Calendar days since the line was cancelled, 0 for today; undefined while it is active. */
  daysSinceCancelled?: number | undefined;
};

/** Reasons for and against a porting, in the order of the form's questions. */
export type EligibilityReason =
  | "landline"
  | "lineActive"
  | "cancelledInTime"
  | "cancelledTooLongAgo"
  | "samePrepaid"
  | "postpaid";

/** Whether a line can be ported; `ask`: its current company must confirm first. */
export type EligibilityVerdict = "yes" | "ask" | "no";

export type Eligibility = { verdict: EligibilityVerdict; reasons: EligibilityReason[] };

/**
 * Checks whether a line can be ported to a prepaid operator: it must be mobile, prepaid, and active or recently
 * cancelled.
 *
 * @throws {RangeError} if `daysSinceCancelled` is negative or not a whole number.
 */
export function checkEligibility({ kind, billingType, daysSinceCancelled }: LineSituation): Eligibility {
  if (kind === "landline") return { verdict: "no", reasons: ["landline"] };
  const reason = findServiceReason(daysSinceCancelled);
  if (reason === "cancelledTooLongAgo") return { verdict: "no", reasons: [reason] };
  return billingType === "prepaid"
    ? { verdict: "yes", reasons: [reason, "samePrepaid"] }
    : { verdict: "ask", reasons: [reason, "postpaid"] };
}

function findServiceReason(days: number | undefined) {
  if (days === undefined) return "lineActive";
  if (!Number.isInteger(days) || days < 0) throw new RangeError(`not a count of days since: ${days}`);
  return days <= portingRules.recoveryDays ? "cancelledInTime" : "cancelledTooLongAgo";
}
