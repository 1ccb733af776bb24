/**
 * Copy about the phases of a line that gets no new membership. Source: product specification, section 4;
 * `legal-terms.ts`.
 */

import { data } from "#content/data/copy/help.ts";
import { readPageCopy } from "#content/facts/read-page-copy.ts";
import { lineStateDays } from "#content/legal/facts/legal-terms.ts";
import { lineIdentification } from "#content/legal/line-identification.ts";
import { computePhaseDayNumbers, type LinePhase } from "#domain/lines/line-life.ts";
import { helpCopyForm } from "./help-copy-form.ts";

const { heading, sub, summary, renew, theft, tool, phases: phaseCopy } = readPageCopy(helpCopyForm, data).lineLife;

const phaseDays = Object.fromEntries(
  computePhaseDayNumbers(lineStateDays).map(({ phase, from, to }) => [
    phase,
    to === undefined ? `Día\u00a0${from} en adelante` : `Días ${from}\u00a0a\u00a0${to}`,
  ]),
) as Record<LinePhase, string>;

const phaseRows = {
  membership: { days: phaseDays.membership, ...phaseCopy.membership },
  withoutMembership: { days: phaseDays.withoutMembership, ...phaseCopy.withoutMembership },
  suspended: { days: phaseDays.suspended, ...phaseCopy.suspended },
  cancelled: { days: phaseDays.cancelled, ...phaseCopy.cancelled },
} as const;

export const lineLifeSection = {
  heading,
  sub,
  summary,
  table: {
    caption: "Las etapas de tu línea, contadas desde tu última membresía",
    columns: { phase: "Días y etapa", works: "Qué funciona" },
    rows: computePhaseDayNumbers(lineStateDays).map(({ phase }) => phaseRows[phase]),
  },
  notes: [
    { text: renew.text, link: { label: renew.link, to: "/membresias" } },
    { text: theft.text, link: { label: theft.link, to: "/reportar-robo-equipo" } },
    {
      text: `${lineIdentification.duty} ${lineIdentification.procedure} Fuente: ${lineIdentification.source}`,
      link: lineIdentification.link,
    },
  ],
} as const;

const estimateNote = "Es una estimación: la app dice la fecha exacta.";

/** Copy of the calculator; `{day}` is a date, `{days}` a number of days. */
export const lineLifeCopy = {
  ...tool,
  day: "Día de tu última membresía",
  hint: "El día en que la compraste en la app.",
  waiting: {
    title: "Elige el día y te damos las fechas",
    text: "Todo se queda en tu navegador: no guardamos nada.",
  },
  problem: { title: "Revisa la fecha", future: "Elige hoy o un día anterior.", none: "Escribe un día que exista." },
  next: {
    withoutMembership: "Dejas de navegar el {day}",
    suspended: "Tu línea se suspende el {day}",
    cancelled: "Tu línea se cancela el {day}",
  },
  endedTitle: "Tu línea se canceló el {day}",
  today: {
    membership: "Hoy tienes membresía.",
    withoutMembership: "Hoy tu línea está activa, sin membresía.",
    suspended: "Hoy tu línea está suspendida.",
    cancelled: "Hoy tu línea está cancelada.",
  },
  daysLeft: { one: "Falta 1\u00a0día.", more: "Faltan {days}\u00a0días." },
  advice: {
    before: "Compra una membresía antes de esa fecha y conservas tu línea.",
    cancelled: "Para llevar tu número a otra compañía, tienes hasta el {day}.",
    tooLate: "El plazo para llevar tu número a otra compañía terminó el {day}.",
  },
  stops: "Etapas de tu línea",
  phases: phaseRows,
  openSpan: "Desde el {from}",
  mark: { past: "Ya pasó", current: "Hoy" },
  save: "Guardar en mi calendario",
  saveFailed: "No pudimos preparar el archivo. Revisa tu conexión y reintenta.",
  note: `Contamos días naturales completos. El cambio llega el primer día de cada etapa. ${estimateNote}`,
  file: {
    name: "mi-linea-wim.ics",
    calendar: "Mi línea wim",
    withoutMembership: "Termina tu membresía de wim",
    suspended: "Se suspende tu línea de wim",
    cancelled: "Se cancela tu línea de wim",
    description: estimateNote,
  },
} as const;
