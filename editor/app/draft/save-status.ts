import type { Diagnostic } from "#editor/api/api.ts";
import type { DraftView, SaveStatus } from "./draft-view.ts";

type Told = Pick<DraftView, "saveStatus" | "diagnostics" | "message" | "adding" | "addresses" | "isOfOtherTab"> & {
  /** Earlier input that is neither in the form nor on disk. */
  backups: object;
};

function countErrors(diagnostics: readonly Diagnostic[]): { wrong: number; missing: number } {
  const errors = diagnostics.filter(({ kind }) => kind === "error");
  const missing = errors.filter(({ isMissing }) => isMissing).length;
  return { wrong: errors.length - missing, missing };
}

/** Formats the number of errors that prevent a save: `hay 2 por corregir y falta escribir una cosa`. */
function toMend(diagnostics: readonly Diagnostic[]): string {
  const { wrong, missing } = countErrors(diagnostics);
  const parts = [
    ...(wrong > 0 || missing === 0 ? [`hay ${wrong} por corregir`] : []),
    ...(missing > 0 ? [missing === 1 ? "falta escribir una cosa" : `falta escribir ${missing} cosas`] : []),
  ];
  return parts.join(" y ");
}

/** Whether the only errors are missing values. */
function isUnfinished({ saveStatus, diagnostics }: Told): boolean {
  const { wrong, missing } = countErrors(diagnostics);
  return saveStatus === "wrong" && wrong === 0 && missing > 0;
}

/** Icon of the status message; undefined if there is nothing to report. */
export function findStatusSign(told: Told): "good" | "look" | "wrong" | undefined {
  if (told.saveStatus === "saved" && halfDone(told) === undefined) return "good";
  if (told.saveStatus === "asks" || halfDone(told) !== undefined || isUnfinished(told)) return "look";
  return ["wrong", "offline", "stale", "refused", "unreadable"].includes(told.saveStatus) ? "wrong" : undefined;
}

/** Message about a clause or an address that was typed but not added or saved; undefined if there is none. */
function halfDone({ adding, addresses = {} }: Pick<Told, "adding" | "addresses">): string | undefined {
  if (adding) return "falta agregar la cláusula nueva";
  return Object.keys(addresses).length > 0 ? "falta guardar la dirección de una cláusula" : undefined;
}

/** Formats the menu's label for unsaved work: `por corregir`. */
export function formatUnsavedMark(told: Told): string {
  if (told.saveStatus !== "wrong") return "sin guardar";
  return isUnfinished(told) ? "por completar" : "por corregir";
}

/** Whether the status changes soon, because a read or a save is scheduled or pending. */
export const isTransient = ({ saveStatus }: Pick<Told, "saveStatus">) =>
  ["reading", "typing", "saving"].includes(saveStatus);

/** Formats the reason why some input is not on disk: `hay 7 por corregir`; undefined if everything is saved. */
export function formatUnsavedReason(told: Told): string | undefined {
  const { saveStatus, diagnostics, message, backups, isOfOtherTab } = told;
  const why: Partial<Record<SaveStatus, string>> = {
    wrong: toMend(diagnostics),
    asks: "mira qué más cambia",
    offline: "no hay conexión con el editor",
    stale: isOfOtherTab ? "cambiaste lo mismo en otra pestaña" : "alguien más cambió lo mismo",
    refused: message,
  };
  if (why[saveStatus]) return why[saveStatus];
  const half = halfDone(told);
  if (half !== undefined) return half;
  return Object.values(backups).some(Boolean) ? "lo que escribiste antes está aparte" : undefined;
}

/** Formats the status message in the bar at the bottom. */
export function formatSaveStatusMessage(told: Told): string {
  const why = formatUnsavedReason(told);
  const words: Partial<Record<SaveStatus, string>> = {
    reading: "Abriendo…",
    unreadable: told.message,
    typing: "Escribiendo…",
    saving: "Guardando…",
    ...(halfDone(told) === undefined && { saved: "Guardado como borrador" }),
    offline: "Sin conexión con el editor: lo escrito sigue aquí",
  };
  return words[told.saveStatus] ?? (why ? `Sin guardar: ${why}` : "Aquí todo está guardado");
}
