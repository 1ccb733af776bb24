/** Writes the measurements into the built page `/estado`, in place of the part that says that there are none. */
import { type SiteStatusPart, siteStatusParts } from "#content/help/site-status-copy.ts";
import { centralTimeZone, toLocalDay } from "#domain/calendar/civil-time.ts";
import { formatMoment, formatTime } from "#domain/calendar/spanish-time.ts";
import { escapeHtml } from "#server/http/plain-page.ts";
import type { StatusHistory } from "./status-history.ts";

const formatInstant = (time: string) => formatMoment(new Date(time), centralTimeZone);

const partLabels = Object.fromEntries(siteStatusParts.map(({ id, label }) => [id, label])) as Record<
  SiteStatusPart,
  string
>;

/** @throws {Error} with one line in Spanish, if the page lacks the element of a text. */
export function fillStatusPage(page: string, history: StatusHistory): string {
  const texts = {
    ...Object.fromEntries(siteStatusParts.map(({ id }) => [id, [formatPart(history.parts[id])]])),
    measured: [formatInstant(history.measuredAt)],
    incident: formatIncidents(history),
  };
  const shownPage = swapParts(page);
  return Object.entries(texts).reduce((filledPage, [place, lines]) => replaceText(filledPage, place, lines), shownPage);
}

const [hiddenPart, shownPart] = [/ data-once-measured="true" hidden=""/, / data-until-measured="true"/];

function swapParts(page: string): string {
  if (!hiddenPart.test(page) || !shownPart.test(page)) throw new Error("A la página /estado le falta una parte.");
  return page
    .replace(new RegExp(hiddenPart, "g"), ' data-once-measured="true"')
    .replace(new RegExp(shownPart, "g"), ' data-until-measured="true" hidden=""');
}

function formatPart({ works, since }: StatusHistory["parts"][SiteStatusPart]): string {
  return `${works ? "Funciona" : "No funciona"} desde el ${formatInstant(since)}`;
}

function formatIncidents({ incidents, firstMeasuredAt }: StatusHistory): string[] {
  if (incidents.length === 0) return [`Ninguna desde que se mide: ${formatInstant(firstMeasuredAt)}`];
  return incidents.map(({ part, from, to }) => `${partLabels[part]}: ${formatSpan(from, to)}`);
}

function formatSpan(from: string, to: string | undefined): string {
  if (to === undefined) return `desde el ${formatInstant(from)}; sigue`;
  const [start, end] = [new Date(from), new Date(to)];
  const isOneDay = toLocalDay(start, centralTimeZone) === toLocalDay(end, centralTimeZone);
  return `${formatInstant(from)}, a ${isOneDay ? formatTime(end, centralTimeZone) : formatInstant(to)}`;
}

/** Replaces the text of the element with `data-status`; repeats the element for each line. */
function replaceText(page: string, place: string, lines: readonly string[]): string {
  const element = new RegExp(`(<(\\w+)[^>]*\\bdata-status="${place}"[^>]*>)[^<]*(</\\2>)`);
  if (!element.test(page)) throw new Error(`A la página /estado le falta dónde escribir «${place}».`);
  return page.replace(element, (_, opening: string, __, closing: string) =>
    lines.map((line) => `${opening}${escapeHtml(line)}${closing}`).join(""),
  );
}
