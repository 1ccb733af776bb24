import type { Finding } from "#editor/api/api.ts";

/**
 * Save status of a draft:
 * - `reading`, `unreadable`: there is nothing to edit yet.
 * - `still`: nothing was typed since it was read, or the data is as published.
 * - `typing`, `saving`: not on the disk yet.
 * - `saved`: on the disk, as a draft.
 * - `wrong`: has errors; kept in the form until corrected.
 * - `asks`: valid, but something else changes with it; the user decides.
 * - `offline`: the editor does not answer; retrying.
 * - `stale`: the same list, or the same part of a text, was changed elsewhere.
 * - `refused`: the server refused it and said why.
 */
export type SaveStatus =
  | "reading"
  | "unreadable"
  | "still"
  | "typing"
  | "saving"
  | "saved"
  | "wrong"
  | "asks"
  | "offline"
  | "stale"
  | "refused";

type Told = {
  standing: SaveStatus;
  findings: readonly Finding[];
  /** The server's reason for a refusal. */
  message: string;
  /** Earlier input that is neither in the form nor on disk. */
  kept: object;
  /** A new clause, not yet added to its text. */
  adding?: unknown;
  /** Unsaved clause addresses. */
  addresses?: object | undefined;
  /** If `stale`: the same person saved it in another tab. */
  isOfOtherTab?: boolean | undefined;
};

/** Number of errors, and of required values still missing. */
function counted(findings: readonly Finding[]): { wrong: number; missing: number } {
  const errors = findings.filter(({ kind }) => kind === "error");
  const missing = errors.filter(({ isMissing }) => isMissing).length;
  return { wrong: errors.length - missing, missing };
}

/** Why a list or text cannot be saved. */
function toMend(findings: readonly Finding[]): string {
  const { wrong, missing } = counted(findings);
  const parts = [
    ...(wrong > 0 || missing === 0 ? [`hay ${wrong} por corregir`] : []),
    ...(missing > 0 ? [missing === 1 ? "falta escribir una cosa" : `falta escribir ${missing} cosas`] : []),
  ];
  return parts.join(" y ");
}

/** Its only errors are missing values. */
function isUnfinished({ standing, findings }: Told): boolean {
  const { wrong, missing } = counted(findings);
  return standing === "wrong" && wrong === 0 && missing > 0;
}

/** Sign beside the status message; undefined if there is nothing to report. */
export function statusSign(told: Told): "good" | "look" | "wrong" | undefined {
  if (told.standing === "saved" && halfDone(told) === undefined) return "good";
  if (told.standing === "asks" || halfDone(told) !== undefined || isUnfinished(told)) return "look";
  return ["wrong", "offline", "stale", "refused", "unreadable"].includes(told.standing) ? "wrong" : undefined;
}

/** Message on input that is not part of the text yet; undefined if there is none. */
function halfDone({ adding, addresses = {} }: Pick<Told, "adding" | "addresses">): string | undefined {
  if (adding) return "falta agregar la cláusula nueva";
  return Object.keys(addresses).length > 0 ? "falta guardar la dirección de una cláusula" : undefined;
}

/** Mark in the menu for unsaved work. */
export function unsavedMark(told: Told): string {
  if (told.standing !== "wrong") return "sin guardar";
  return isUnfinished(told) ? "por completar" : "por corregir";
}

/** The final status is not known yet. */
export const isTransient = ({ standing }: Pick<Told, "standing">) => ["reading", "typing", "saving"].includes(standing);

/** Why something is not on disk, e.g. `hay 7 por corregir`; undefined if everything is. */
export function unsavedReason(told: Told): string | undefined {
  const { standing, findings, message, kept, isOfOtherTab } = told;
  const why: Partial<Record<SaveStatus, string>> = {
    wrong: toMend(findings),
    asks: "mira qué más cambia",
    offline: "no hay conexión con el editor",
    stale: isOfOtherTab ? "cambiaste lo mismo en otra pestaña" : "alguien más cambió lo mismo",
    refused: message,
  };
  if (why[standing]) return why[standing];
  const half = halfDone(told);
  if (half !== undefined) return half;
  return Object.values(kept).some(Boolean) ? "lo que escribiste antes está aparte" : undefined;
}

/** Status message in the bar at the bottom. */
export function saveStatusMessage(told: Told): string {
  const why = unsavedReason(told);
  const words: Partial<Record<SaveStatus, string>> = {
    reading: "Abriendo…",
    unreadable: told.message,
    typing: "Escribiendo…",
    saving: "Guardando…",
    ...(halfDone(told) === undefined && { saved: "Guardado como borrador" }),
    offline: "Sin conexión con el editor: lo escrito sigue aquí",
  };
  return words[told.standing] ?? (why ? `Sin guardar: ${why}` : "Aquí todo está guardado");
}
