import { useEffect, useRef, useState } from "react";
import { federalCalendar } from "#domain/business-calendar.ts";
import { wallClockAt } from "#domain/civil-time.ts";
import { type MexicanZoneId, mexicanZoneBy, mexicanZoneOf } from "#domain/mexican-zone.ts";
import { answerOf, type PlannerFields } from "./plan-request.ts";

const momentNow = (zone: MexicanZoneId) => wallClockAt(new Date(), mexicanZoneBy(zone).timeZone);

/**
 * What the planner's fields hold: this moment where the visitor is, then what the visitor enters. An answer takes room:
 * it comes by itself only while the planner is still below what the visitor sees, so that nothing moves under anybody's eyes.
 */
export function usePlanner() {
  const place = useRef<HTMLDivElement>(null);
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
    const zone = mexicanZoneOf(Intl.DateTimeFormat().resolvedOptions().timeZone).id;
    const isInSight = (place.current?.getBoundingClientRect().top ?? 0) < innerHeight;
    setFields((before) => ({ ...before, zone, ...(!isInSight && momentNow(zone)) }));
  }, []);

  return {
    place,
    fields,
    /** Undefined until there is a question. */
    answer: fields.day || fields.time ? answerOf(fields, federalCalendar) : undefined,
    change,
    setToNow: () => change(momentNow(fields.zone)),
  };
}
