/**
 * Content of the porting page. Source: product specification, sections 2, 4, 5 and 9; the rest comes from the Ley
 * en Materia de Telecomunicaciones y Radiodifusión and the porting rules, as cited.
 */

import { data } from "#content/data/copy/porting.ts";
import { readPageCopy } from "#content/facts/read-page-copy.ts";
import { parseEmphasizedHeading } from "#content/site/emphasized-heading.ts";
import { configuredUrls } from "#content/site/site-map/links.ts";
import { federalCalendar } from "#domain/calendar/business-calendar.ts";
import { toInstant, toLocalDay } from "#domain/calendar/civil-time.ts";
import { formatDayWithoutYear, formatTime } from "#domain/calendar/spanish-time.ts";
import { computeRequestEntryTime, getLatestExecutionTime } from "#domain/porting/porting.ts";
import { portingRules } from "#domain/porting/porting-rules.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { portingCopyForm } from "./porting-copy-form.ts";

const { opening, deadlines, steps, who, times, moves, status, closing } = readPageCopy(portingCopyForm, data);
const { hours, executionHours, nip, reversionBusinessDays } = portingRules;

const plansLink = { label: moves.plans, to: "/membresias" } as const;

export const portingAnchors = {
  steps: "pasos",
  afterSteps: "cuida-tu-nip",
  who: "quien-puede",
  times: "plazos",
  moves: "que-viene-contigo",
  rights: "tus-derechos",
  undo: "revertir-o-recuperar",
  status: "estado",
} as const;

export const portingOpening = {
  ...opening,
  heading: parseEmphasizedHeading(opening.heading.text),
  intro: opening.intro.text,
  check: { label: opening.check, href: `#${portingAnchors.who}` },
} as const;

const createStop = ({ label, detail }: typeof deadlines.nip, when: string) => ({ label, when, details: [detail] });

/** The deadlines of a porting: that of the NIP, and those that follow the request, in chronological order. */
export const portingDeadlines = {
  nip: createStop(deadlines.nip, formatQuantity(nip.days, "días naturales")),
  stops: [
    createStop(deadlines.request, `${hours.from} a ${hours.to}\u00a0h`),
    createStop(deadlines.arrival, formatQuantity(executionHours, "h")),
    createStop(deadlines.undo, formatQuantity(reversionBusinessDays, "días hábiles")),
  ],
} as const;

export const portingSteps = {
  ...steps,
  /** The steps' title in the structured data. */
  name: "Cómo traer tu número a wim",
} as const;

/** Source: product specification, sections 1, 5 and 9. */
export const nipNotice = { title: steps.notice.title, paragraphs: [steps.notice.text] } as const;

export const portingRequirements = {
  ...who,
  compatibility: { label: who.compatibility, to: "/esim#compatibilidad-eSIM" },
} as const;

export const portingTimeRules = {
  /** Source of `calendarNote`: Ley Federal del Trabajo, article 74; see docs/decisions/0013. */
  ...times,
  table: {
    caption: "Cinco ejemplos, en hora del centro de México",
    columns: { requested: "Si la haces", entered: "Cuenta", latest: "A más tardar" },
    rows: [
      createExampleRow("2026-11-17", "12:30", "En horario"),
      createExampleRow("2026-11-17", "08:30", "Antes del horario"),
      createExampleRow("2026-11-20", "17:30", "Después del horario"),
      createExampleRow("2026-11-21", "12:00", "Fin de semana"),
      createExampleRow("2026-11-13", "18:00", "Antes de un puente"),
    ],
  },
} as const;

export const portingEffects = { ...moves, keptItems: { ...moves.keptItems, link: plansLink } } as const;

export const portingStatus = {
  ...status,
  link: { label: status.link, href: configuredUrls.portingStatus },
} as const;

export const portingClosingSection = { ...closing, plans: plansLink } as const;

/**
 * Builds a row of the table of examples with the real rules. It names weekdays, not dates, which would become outdated.
 */
function createExampleRow(day: string, time: string, reason: string) {
  const { timeZone } = federalCalendar;
  const requestedAt = toInstant({ day, time }, timeZone);
  const { time: entryTime } = computeRequestEntryTime(requestedAt, federalCalendar);
  const formatWeekdayAndTime = (instant: Date) => ({
    day: formatDayWithoutYear(toLocalDay(instant, timeZone)).replace(/ .*/, ""),
    time: formatTime(instant, timeZone),
  });
  return {
    requested: formatWeekdayAndTime(requestedAt),
    why: reason,
    entered: formatWeekdayAndTime(entryTime),
    latest: formatWeekdayAndTime(getLatestExecutionTime(entryTime)),
  };
}
