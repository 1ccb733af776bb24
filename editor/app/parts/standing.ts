import type { Finding } from "#editor/api.ts";

/**
 * How what is written stands:
 * - `reading`, `unreadable`: there is nothing to edit yet.
 * - `still`: nothing was typed since it was read.
 * - `typing`, `saving`: not on the disk yet.
 * - `saved`: on the disk, as a draft.
 * - `wrong`: kept here until it is corrected.
 * - `asks`: right, and something else changes with it; a person decides.
 * - `offline`: the editor does not answer; it is tried again.
 * - `stale`: somebody else changed the same list, or the same part of a text.
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
};

/** What keeps a list or a text from being saved. */
function toMend(findings: readonly Finding[]): string {
  const errors = findings.filter(({ kind }) => kind === "error");
  const missing = errors.filter(({ isMissing }) => isMissing).length;
  const wrong = errors.length - missing;
  const parts = [
    ...(wrong > 0 || missing === 0 ? [`hay ${wrong} por corregir`] : []),
    ...(missing > 0 ? [missing === 1 ? "falta escribir una cosa" : `falta escribir ${missing} cosas`] : []),
  ];
  return parts.join(" y ");
}

/** What the bar below says. */
export function standingWords({ standing, findings, message }: Told): string {
  const words: Record<Standing, string> = {
    reading: "Abriendo…",
    unreadable: message,
    still: "Sin cambios tuyos",
    typing: "Escribiendo…",
    saving: "Guardando…",
    saved: "Guardado como borrador",
    wrong: `Sin guardar: ${toMend(findings)}`,
    asks: "Sin guardar: mira qué más cambia",
    offline: "Sin conexión con el editor: lo escrito sigue aquí",
    stale: "Sin guardar: alguien más cambió lo mismo",
    refused: `Sin guardar: ${message}`,
  };
  return words[standing];
}
