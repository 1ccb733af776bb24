import { useEffect, useState } from "react";
import { federalCalendar } from "#domain/calendar/business-calendar.ts";
import { wallClockAt } from "#domain/calendar/civil-time.ts";
import { type MexicanZoneId, mexicanZoneBy, mexicanZoneOf } from "#domain/calendar/mexican-zone.ts";
import { deviceTimeZone } from "#platform/device/time-zone.ts";
import { answerOf, type PlannerFields } from "./plan-request.ts";

const momentNow = (zone: MexicanZoneId) => wallClockAt(new Date(), mexicanZoneBy(zone).timeZone);

/**
 * State of the planner: its fields and the answer. The fields are empty at first, so that nothing moves on hydration.
 */
export function usePlanner() {
  const [fields, setFields] = useState<PlannerFields>({
    day: "",
    time: "",
    zone: "centre",
    nipWhen: "same",
    nipDay: "",
    nipTime: "",
    dateWhen: "soonest",
    chosenDay: "",
  });
  const change = (changed: Partial<PlannerFields>) => setFields((before) => ({ ...before, ...changed }));

  useEffect(() => {
    const { id } = mexicanZoneOf(deviceTimeZone());
    setFields((before) => ({ ...before, zone: id }));
  }, []);

  return {
    fields,
    /** Undefined until day and time are entered. */
    answer: fields.day && fields.time ? answerOf(fields, federalCalendar, new Date()) : undefined,
    change,
    setToNow: () => change(momentNow(fields.zone)),
  };
}
