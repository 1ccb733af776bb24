import type { ValidityStatus } from "#domain/calendar/validity.ts";

export const validityStatusLabels = {
  upcoming: "Por empezar",
  current: "Vigente",
  disputed: "Último día por confirmar",
  over: "Terminada",
  unknown: "Vigencia por confirmar",
} as const satisfies Record<ValidityStatus, string>;
