/** What the tab keeps of one version of a text: a reload loses nothing that is typed and not on the disk. */
import type { OpenText } from "#editor/api-texts.ts";
import type { Keeper } from "#editor/app/list/kept.ts";
import { isSamePart, partOf, type TextPart } from "./text-parts.ts";

/** A part as it was typed before: neither in the form nor on the disk. */
export type Aside = { key: string; part: TextPart };

/** A clause that is not in the text yet. */
export type NewClauseWords = {
  title: string;
  body: string;
  /** Once it is not the proposed one. */
  address?: string | undefined;
  depth: 2 | 3;
  /** What it goes after. */
  place: string;
};

type KeptText = { kept: readonly Aside[]; adding?: NewClauseWords | undefined };

/** What was kept and still is another wording than that of the file. */
export function keptText(open: OpenText, keeper: Keeper): KeptText {
  if (open.isLocked) return { kept: [] };
  const written = (keeper.get("written")?.data ?? {}) as Readonly<Record<string, TextPart>>;
  const aside = (keeper.get("aside")?.data ?? []) as readonly Aside[];
  const all = [...aside, ...Object.entries(written).map(([key, part]) => ({ key, part }))];
  const kept = all.filter(({ key, part }) => {
    const now = partOf(open, key);
    return now !== undefined && !isSamePart(now, part);
  });
  return { kept, adding: keeper.get("adding")?.data as NewClauseWords | undefined };
}

/** @param written - what is typed and not on the disk. */
export function keepText(
  keeper: Keeper,
  { kept, adding }: KeptText,
  written: Readonly<Record<string, TextPart>>,
): void {
  const set = (name: "written" | "aside" | "adding", data: unknown, isThere: boolean) =>
    isThere ? keeper.set(name, data) : keeper.forget(name);
  set("written", written, Object.keys(written).length > 0);
  set("aside", kept, kept.length > 0);
  set("adding", adding, adding !== undefined);
}
