import { useEffect, useState } from "react";
import { federalCalendar } from "#domain/business-calendar.ts";
import { wallClockAt } from "#domain/civil-time.ts";
import { type MexicanZoneId, mexicanZoneBy, mexicanZoneOf } from "#domain/mexican-zone.ts";
import { answerOf, type PlannerFields } from "./plan-request.ts";

const momentNow = (zone: MexicanZoneId) => wallClockAt(new Date(), mexicanZoneBy(zone).timeZone);

/** What the planner's fields hold: an example, then this moment where the visitor is, then what the visitor enters. */
export function usePlanner(example: { day: string; time: string }) {
  const [isExample, setIsExample] = useState(true);
  const [fields, setFields] = useState<PlannerFields>({
    ...example,
    zone: "centre",
    nipWhen: "same",
    nipDay: "",
    nipTime: "",
    dateWhen: "soonest",
    chosenDay: "",
  });
  const change = (changed: Partial<PlannerFields>) => setFields((before) => ({ ...before, ...changed }));

  useEffect(() => {
    const zone = mexicanZoneOf(Intl.DateTimeFormat().resolvedOptions().timeZone).id;
    setFields((before) => ({ ...before, zone, ...momentNow(zone) }));
    setIsExample(false);
  }, []);

  return {
    fields,
    isExample,
    answer: answerOf(fields, federalCalendar),
    change,
    setToNow: () => change(momentNow(fields.zone)),
  };
}
