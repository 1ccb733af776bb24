import type { Finding } from "#editor/api/api.ts";

/**
 * How what is written stands:
 * - `reading`, `unreadable`: there is nothing to edit yet.
 * - `still`: nothing was typed since it was read, or what was typed is as it is published.
 * - `typing`, `saving`: not on the disk yet.
 * - `saved`: on the disk, as a draft.
 * - `wrong`: kept here until it is corrected.
 * - `asks`: right, and something else changes with it; a person decides.
 * - `offline`: the editor does not answer; it is tried again.
 * - `stale`: the same list, or the same part of a text, was changed somewhere else.
 * - `refused`: the server said why.
 */
export type Standing =
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
  standing: Standing;
  findings: readonly Finding[];
  /** What the server refused with. */
  message: string;
  /** Typed before, and neither in the form nor on the disk. */
  kept: object;
  /** A clause that is written and not in its text yet. */
  adding?: unknown;
  /** Addresses of clauses that are typed and not saved. */
  addresses?: object | undefined;
  /** Of what is `stale`: the same person saved it, in another tab. */
  isOfOtherTab?: boolean | undefined;
};

/** How many things are wrong, and how many are not written yet. */
function counted(findings: readonly Finding[]): { wrong: number; missing: number } {
  const errors = findings.filter(({ kind }) => kind === "error");
  const missing = errors.filter(({ isMissing }) => isMissing).length;
  return { wrong: errors.length - missing, missing };
}

/** What keeps a list or a text from being saved. */
function toMend(findings: readonly Finding[]): string {
  const { wrong, missing } = counted(findings);
  const parts = [
    ...(wrong > 0 || missing === 0 ? [`hay ${wrong} por corregir`] : []),
    ...(missing > 0 ? [missing === 1 ? "falta escribir una cosa" : `falta escribir ${missing} cosas`] : []),
  ];
  return parts.join(" y ");
}

/** Nothing is wrong with it, and something is not written yet. */
function isUnfinished({ standing, findings }: Told): boolean {
  const { wrong, missing } = counted(findings);
  return standing === "wrong" && wrong === 0 && missing > 0;
}

/** Beside its words; none while there is nothing to say. */
export function statusSign(told: Told): "good" | "look" | "wrong" | undefined {
  if (told.standing === "saved" && halfDone(told) === undefined) return "good";
  if (told.standing === "asks" || halfDone(told) !== undefined || isUnfinished(told)) return "look";
  return ["wrong", "offline", "stale", "refused", "unreadable"].includes(told.standing) ? "wrong" : undefined;
}

/** What is typed in a text and no part of it yet. */
function halfDone({ adding, addresses = {} }: Pick<Told, "adding" | "addresses">): string | undefined {
  if (adding) return "falta agregar la cláusula nueva";
  return Object.keys(addresses).length > 0 ? "falta guardar la dirección de una cláusula" : undefined;
}

/** In the menu, of what is not on the disk. */
export function unsavedMark(told: Told): string {
  if (told.standing !== "wrong") return "sin guardar";
  return isUnfinished(told) ? "por completar" : "por corregir";
}

/** It is about to be known how it stands. */
export const isTransient = ({ standing }: Pick<Told, "standing">) => ["reading", "typing", "saving"].includes(standing);

/** Why something of it is not on the disk: `hay 7 por corregir`; undefined if nothing is. */
export function unsavedReason(told: Told): string | undefined {
  const { standing, findings, message, kept, isOfOtherTab } = told;
  const why: Partial<Record<Standing, string>> = {
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

/** What the bar below says. */
export function saveStatusMessage(told: Told): string {
  const why = unsavedReason(told);
  const words: Partial<Record<Standing, string>> = {
    reading: "Abriendo…",
    unreadable: told.message,
    typing: "Escribiendo…",
    saving: "Guardando…",
    ...(halfDone(told) === undefined && { saved: "Guardado como borrador" }),
    offline: "Sin conexión con el editor: lo escrito sigue aquí",
  };
  return words[told.standing] ?? (why ? `Sin guardar: ${why}` : "Aquí todo está guardado");
}
