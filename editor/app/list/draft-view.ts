import type { Consequence, Finding, OpenList } from "#editor/api.ts";
import type { Kept, KeptPart } from "./kept.ts";

/**
 * How what is written stands:
 * - `reading`, `unreadable`: there is nothing to edit yet.
 * - `still`: nothing was typed since it was read.
 * - `typing`, `saving`: not on the disk yet.
 * - `saved`: on the disk, as a draft.
 * - `wrong`: kept here until it is corrected.
 * - `asks`: right, and something else changes with it; a person decides.
 * - `offline`: the editor does not answer; it is tried again.
 * - `stale`: somebody else changed the file.
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

/** What the form of a list shows. */
export type DraftView = {
  standing: Standing;
  /** As it is typed. */
  data: unknown;
  /** As it is on the disk. */
  saved: unknown;
  published: readonly string[];
  findings: readonly Finding[];
  follows: readonly Consequence[];
  /** What the server refused with. */
  message: string;
  canUndo: boolean;
  /** `written`: typed before the tab was loaded again, and never saved. `aside`: kept while somebody else's is in the form. */
  kept: Readonly<Record<KeptPart, Kept | undefined>>;
  /** On the disk now, where it is not what was read. */
  theirs?: OpenList;
};

export const emptyView: DraftView = {
  standing: "reading",
  data: undefined,
  saved: undefined,
  published: [],
  findings: [],
  follows: [],
  message: "",
  canUndo: false,
  kept: { written: undefined, aside: undefined },
};

/** What the bar below says. */
export function standingWords({ standing, findings, message }: DraftView): string {
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
    stale: "Sin guardar: alguien más cambió este archivo",
    refused: `Sin guardar: ${message}`,
  };
  return words[standing];
}
