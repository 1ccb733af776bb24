import { useEffect, useState } from "react";
import { federalCalendar } from "#domain/calendar/business-calendar.ts";
import { toWallClock } from "#domain/calendar/civil-time.ts";
import { getMexicanZoneById, getMexicanZoneByTimeZone, type MexicanZoneId } from "#domain/calendar/mexican-zone.ts";
import { getDeviceTimeZone } from "#platform/device/time-zone.ts";
import { computePlannerAnswer, type PlannerValues } from "./plan-request.ts";

const momentNow = (zone: MexicanZoneId) => toWallClock(new Date(), getMexicanZoneById(zone).timeZone);

/**
 * State of the planner: its fields and the answer. The fields are empty at first, so that nothing moves on hydration.
 */
export function usePlanner() {
  const [fields, setFields] = useState<PlannerValues>({
    day: "",
    time: "",
    zone: "centre",
    nipWhen: "same",
    nipDay: "",
    nipTime: "",
    dateWhen: "soonest",
    chosenDay: "",
  });
  const change = (changed: Partial<PlannerValues>) => setFields((before) => ({ ...before, ...changed }));

  useEffect(() => {
    const { id } = getMexicanZoneByTimeZone(getDeviceTimeZone());
    setFields((before) => ({ ...before, zone: id }));
  }, []);

  return {
    fields,
    /** Undefined until day and time are entered. */
    answer: fields.day && fields.time ? computePlannerAnswer(fields, federalCalendar, new Date()) : undefined,
    change,
    setToNow: () => change(momentNow(fields.zone)),
  };
}
