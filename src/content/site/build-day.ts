import { centralTimeZone, toLocalDay } from "#domain/calendar/civil-time.ts";

/** The day the site was built, in central Mexico time; pages that depend on a date mention it. */
export const buildDay = toLocalDay(new Date(), centralTimeZone);
