import type { Menu } from "#editor/api/api.ts";

type Entry = { id: string; label: string; file?: string; help?: string; lockedBy?: string };

/** Groups the menu's entries by kind, without empty groups. */
export function groupMenuEntries({ lists, texts, files }: Menu): { name: string; entries: readonly Entry[] }[] {
  return [
    { name: "Listas", entries: lists.filter(({ isOfWords }) => !isOfWords) },
    { name: "Lo que dicen las páginas", entries: lists.filter(({ isOfWords }) => isOfWords) },
    { name: "Textos legales", entries: texts },
    { name: "Archivos", entries: files },
  ].filter(({ entries }) => entries.length > 0);
}
