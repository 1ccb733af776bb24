import { useState } from "react";
import { centralTimeZone, countDaysBetween, type IsoDay, toLocalDay } from "#domain/calendar/civil-time.ts";
import {
  checkEligibility,
  type LineBillingType,
  type LineKind,
  type LineSituation,
} from "#domain/porting/porting-eligibility.ts";
import { formatSimNumber } from "#domain/sim/sim-number.ts";
import { judgeNumber } from "./judge-number.ts";

/** The look of each verdict. */
export const eligibilityTones = { yes: "success", ask: "warning", no: "error" } as const;

export type NumberStatus = "active" | "cancelled";

/** The visitor's line as far as the questions are answered, and whether its number can be ported. */
export function useLineSituation() {
  const [kind, setKind] = useState<LineKind>();
  const [status, setStatus] = useState<NumberStatus>();
  const [cancelledOn, setCancelledOn] = useState<IsoDay>("");
  const [billingType, setBillingType] = useState<LineBillingType>();
  const days = status === "cancelled" ? daysSince(cancelledOn) : undefined;
  const isFuture = days !== undefined && days < 0;
  const isStatusKnown = status === "active" || (days !== undefined && !isFuture);
  const isLandline = kind === "landline";
  const isWhole = isLandline || (kind && isStatusKnown && billingType);
  const situation: LineSituation | undefined = isWhole
    ? { kind, billingType: billingType ?? "prepaid", daysSinceCancelled: days }
    : undefined;
  return {
    fields: { kind, setKind, status, setStatus, cancelledOn, setCancelledOn, billingType, setBillingType },
    /** Answers every question for an active prepaid mobile line, or none. */
    setUsual(isUsual: boolean) {
      setKind(isUsual ? "mobile" : undefined);
      setStatus(isUsual ? "active" : undefined);
      setBillingType(isUsual ? "prepaid" : undefined);
    },
    isFuture,
    isLandline,
    eligibility: situation && checkEligibility(situation),
    simAnswer: situation && judgeNumber(formatSimNumber(situation, status === "cancelled" ? cancelledOn : undefined)),
  };
}

/** @returns undefined while the day is being typed: a half-typed year is far in the past. */
function daysSince(day: IsoDay): number | undefined {
  return day < "2000" ? undefined : countDaysBetween(day, toLocalDay(new Date(), centralTimeZone));
}
