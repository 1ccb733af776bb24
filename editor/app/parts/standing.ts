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

/** What the bar below says. */
export function standingWords({ standing, findings, message }: Told): string {
  const count = findings.filter(({ kind }) => kind === "error").length;
  const words: Record<Standing, string> = {
    reading: "Abriendo…",
    unreadable: message,
    still: "Sin cambios tuyos",
    typing: "Escribiendo…",
    saving: "Guardando…",
    saved: "Guardado como borrador",
    wrong: `Sin guardar: hay ${count} por corregir`,
    asks: "Sin guardar: mira qué más cambia",
    offline: "Sin conexión con el editor: lo escrito sigue aquí",
    stale: "Sin guardar: alguien más cambió lo mismo",
    refused: `Sin guardar: ${message}`,
  };
  return words[standing];
}
