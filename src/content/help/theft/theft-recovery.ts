/** Copy of the tool that calculates the last day to recover a line. */

import { data } from "#content/data/copy/theft.ts";
import { readPageCopy } from "#content/facts/read-page-copy.ts";
import { recoveryDays } from "#content/legal/facts/legal-terms.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { theftCopyForm } from "./theft-copy-form.ts";

const recoveryTerm = formatQuantity(recoveryDays, "días naturales");

const { included, ...copy } = readPageCopy(theftCopyForm, data).line.tool;

export const lineRecoveryCopy = {
  ...copy,
  waiting: {
    title: "Así se cuenta",
    from: "El día en que la suspendes",
    until: `A los ${recoveryTerm}`,
  },
  day: "Día del robo o extravío",
  dayHint: "¿Suspendiste tu línea otro día? Escribe ese: desde ahí cuenta el plazo.",
  today: "Fue hoy",
  answers: {
    open: { title: "Te quedan {days}", text: "Puedes recuperar tu línea hasta el {day}." },
    lastDay: {
      title: "Hoy es tu último día",
      text: "Pide en la app la reposición de tu eSIM antes de que termine el {day}.",
    },
    over: { title: "El plazo ya terminó", text: "Tu último día fue el {day}. Pregunta a soporte qué puedes hacer." },
  },
  oneDay: "{n}\u00a0día natural",
  manyDays: "{n}\u00a0días naturales",
  timeline: {
    suspended: "Empieza el plazo",
    counts: "Este día no cuenta: el siguiente es el primero.",
    last: "Último día para recuperarla",
    included,
  },
  future: {
    error: "Elige hoy o un día anterior.",
    title: "Revisa el día",
    text: "Ese día todavía no llega. Si aún no suspendes tu línea, hazlo hoy.",
  },
  save: "Guardar en mi calendario",
  saveFailed: "No pudimos preparar el archivo. Revisa tu conexión y reintenta.",
  note: "Es una estimación, con la hora del centro de México: la fecha que cuenta es la de la app. Lo que escribes no se guarda.",
  file: {
    name: "recupera-tu-linea-wim.ics",
    calendar: "Recupera tu línea de wim",
    summary: "Último día para recuperar tu línea de wim",
    description: "Pide en la app la reposición de tu eSIM. Es una estimación: la fecha que cuenta es la de la app.",
  },
} as const;
