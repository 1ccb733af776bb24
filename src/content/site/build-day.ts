import { centralTimeZone, dayAt } from "#domain/civil-time.ts";

/** The day on which the site was built, by the clocks of central Mexico: pages that depend on a date name it. */
export const buildDay = dayAt(new Date(), centralTimeZone);
