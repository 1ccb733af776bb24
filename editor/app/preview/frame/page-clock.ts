/**
 * Moves the page's clock to the previewed day, at the current time of day, for tools that read the visitor's clock.
 * Runs before any other script of the page.
 */
import { centralTimeZone, isDay, toLocalDay } from "#domain/calendar/civil-time.ts";
import { viewParameter } from "#editor/api/view-parameter.ts";

const view = new URLSearchParams(location.search).get(viewParameter);
/** The previewed day; a proposal's view also has a tree: `<tree>@2027-01-15`. */
const day = view?.replace(/^.*@/, "");

if (isDay(day)) {
  const offsetMs = Date.parse(day) - Date.parse(toLocalDay(new Date(), centralTimeZone));
  const readRealTime = Date.now;
  globalThis.Date = new Proxy(Date, {
    construct: (date, given, newTarget) =>
      Reflect.construct(date, given.length > 0 ? given : [readRealTime() + offsetMs], newTarget),
    get: (date, name) => (name === "now" ? () => readRealTime() + offsetMs : Reflect.get(date, name)),
  });
}
