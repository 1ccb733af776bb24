import type { Diagnostic } from "#editor/api/api.ts";
import type { DraftView, SaveStatus } from "./draft-view.ts";

type StatusInput = Pick<DraftView, "saveStatus" | "diagnostics" | "message" | "adding" | "isFromOtherTab" | "backup">;

function countErrors(diagnostics: readonly Diagnostic[]): { wrongCount: number; missingCount: number } {
  const errors = diagnostics.filter(({ kind }) => kind === "error");
  const missingCount = errors.filter(({ isMissing }) => isMissing).length;
  return { wrongCount: errors.length - missingCount, missingCount };
}

/** Formats the number of errors that prevent a save: `hay 2 por corregir y falta escribir una cosa`. */
function formatErrorCounts(diagnostics: readonly Diagnostic[]): string {
  const { wrongCount, missingCount } = countErrors(diagnostics);
  const parts = [
    ...(wrongCount > 0 || missingCount === 0 ? [`hay ${wrongCount} por corregir`] : []),
    ...(missingCount > 0
      ? [missingCount === 1 ? "falta escribir una cosa" : `falta escribir ${missingCount} cosas`]
      : []),
  ];
  return parts.join(" y ");
}

/** Whether the only errors are missing values. */
function isUnfinished({ saveStatus, diagnostics }: StatusInput): boolean {
  const { wrongCount, missingCount } = countErrors(diagnostics);
  return saveStatus === "invalid" && wrongCount === 0 && missingCount > 0;
}

export function findStatusIcon(input: StatusInput): "good" | "look" | "wrong" | undefined {
  if (input.saveStatus === "saved" && findUnfinishedInput(input) === undefined) return "good";
  if (input.saveStatus === "needsConfirmation" || findUnfinishedInput(input) !== undefined || isUnfinished(input))
    return "look";
  return ["invalid", "offline", "stale", "refused", "unreadable"].includes(input.saveStatus) ? "wrong" : undefined;
}

const findUnfinishedInput = ({ adding }: Pick<StatusInput, "adding">) => adding && "falta agregar la cláusula nueva";

/** Formats the menu's label for unsaved work: `por corregir`. */
export function formatUnsavedMark(input: StatusInput): string {
  if (input.saveStatus !== "invalid") return "sin guardar";
  return isUnfinished(input) ? "por completar" : "por corregir";
}

/** Whether the status will change soon, because a read or save is scheduled or pending. */
export const isTransient = ({ saveStatus }: Pick<StatusInput, "saveStatus">) =>
  ["reading", "typing", "saving"].includes(saveStatus);

/** Formats the reason why some input is not on disk: `hay 7 por corregir`; undefined if everything is saved. */
export function formatUnsavedReason(input: StatusInput): string | undefined {
  const { saveStatus, diagnostics, message, backup, isFromOtherTab } = input;
  const reasons: Partial<Record<SaveStatus, string>> = {
    invalid: formatErrorCounts(diagnostics),
    needsConfirmation: "mira qué más cambia",
    offline: "no hay conexión con el editor",
    stale: isFromOtherTab ? "cambiaste lo mismo en otra pestaña" : "alguien más cambió lo mismo",
    refused: message,
  };
  if (reasons[saveStatus]) return reasons[saveStatus];
  const unfinishedInput = findUnfinishedInput(input);
  if (unfinishedInput !== undefined) return unfinishedInput;
  return backup ? "lo que escribiste antes está aparte" : undefined;
}

export function formatSaveStatusMessage(input: StatusInput): string {
  const reason = formatUnsavedReason(input);
  const messages: Partial<Record<SaveStatus, string>> = {
    reading: "Abriendo…",
    unreadable: input.message,
    typing: "Escribiendo…",
    saving: "Guardando…",
    ...(findUnfinishedInput(input) === undefined && { saved: "Guardado como borrador" }),
    offline: "Sin conexión con el editor: lo escrito sigue aquí",
  };
  return messages[input.saveStatus] ?? (reason ? `Sin guardar: ${reason}` : "Aquí todo está guardado");
}
