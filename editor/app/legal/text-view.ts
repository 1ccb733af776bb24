import type { Finding, OpenText } from "#editor/api.ts";
import type { TextPart } from "./text-parts.ts";

/**
 * How what is written stands:
 * - `reading`, `unreadable`: there is nothing to edit yet.
 * - `still`: nothing was typed since it was read.
 * - `typing`, `saving`: not on the disk yet.
 * - `saved`: on the disk, as a draft.
 * - `wrong`: kept here until it is corrected.
 * - `offline`: the editor does not answer; it is tried again.
 * - `stale`: somebody else wrote in the same part.
 * - `refused`: the server said why.
 */
export type TextStanding =
  | "reading"
  | "unreadable"
  | "still"
  | "typing"
  | "saving"
  | "saved"
  | "wrong"
  | "offline"
  | "stale"
  | "refused";

/** What the form of a legal text shows. Parts are named by the id of a clause, or `headKey`. */
export type TextView = {
  standing: TextStanding;
  open?: OpenText;
  /** As they are typed. */
  typed: Readonly<Record<string, TextPart>>;
  findings: readonly Finding[];
  /** What the server refused with. */
  message: string;
  /** What somebody else wrote in a part that is written here too; undefined in a part that they removed. */
  theirs: ReadonlyMap<string, TextPart | undefined>;
  /** Typed before the tab was loaded again, and never saved. */
  kept: Readonly<Record<string, TextPart>>;
};

export const emptyTextView: TextView = {
  standing: "reading",
  typed: {},
  findings: [],
  message: "",
  theirs: new Map(),
  kept: {},
};

/** What is said below the form. */
export function textWords({ standing, findings, message }: TextView): string {
  const count = findings.filter(({ kind }) => kind === "error").length;
  const words: Record<TextStanding, string> = {
    reading: "Abriendo…",
    unreadable: message,
    still: "Sin cambios tuyos",
    typing: "Escribiendo…",
    saving: "Guardando…",
    saved: "Guardado como borrador",
    wrong: `Sin guardar: hay ${count} por corregir`,
    offline: "Sin conexión con el editor: lo escrito sigue aquí",
    stale: "Sin guardar: alguien más cambió lo mismo",
    refused: `Sin guardar: ${message}`,
  };
  return words[standing];
}
