/**
 * A page that is looked at as of a coming day has tools that read the visitor's clock: it says that day too, at the hour
 * that it is. It runs before anything else of the page does.
 */
import { centralTimeZone, dayAt } from "#domain/calendar/civil-time.ts";
import { isDay } from "#editor/app/form/day-words.ts";
import { viewParameter } from "#editor/server/preview/view-parameter.ts";

const asked = new URLSearchParams(location.search).get(viewParameter);

if (isDay(asked)) {
  const aheadMs = Date.parse(asked) - Date.parse(dayAt(new Date(), centralTimeZone));
  const now = Date.now;
  globalThis.Date = new Proxy(Date, {
    construct: (date, given, newTarget) =>
      Reflect.construct(date, given.length > 0 ? given : [now() + aheadMs], newTarget),
    get: (date, name) => (name === "now" ? () => now() + aheadMs : Reflect.get(date, name)),
  });
}
