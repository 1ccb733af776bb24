import { centralTimeZone, toLocalDay } from "#domain/calendar/civil-time.ts";

/** The day the site was built, in central Mexico time. Pages that depend on a date mention the build day. */
export const buildDay = toLocalDay(new Date(), centralTimeZone);
