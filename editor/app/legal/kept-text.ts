/** What the browser keeps of one version of a text: closing it loses nothing that is typed and not on the disk. */
import type { OpenText } from "#editor/api/text-api.ts";
import type { Keeper } from "#editor/app/draft/draft-backup.ts";
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

type KeptText = {
  kept: readonly Aside[];
  adding?: NewClauseWords | undefined;
  /** Other addresses for clauses, as they are typed. */
  addresses: Readonly<Record<string, string>>;
};

/** What was kept and still is another wording than that of the file. */
export function keptText(open: OpenText, keeper: Keeper): KeptText {
  if (open.isLocked) return { kept: [], addresses: {} };
  const all = [
    ...taken(keeper, "aside").flatMap((aside) => aside as readonly Aside[]),
    ...taken(keeper, "written").flatMap((written) =>
      Object.entries(written as Readonly<Record<string, TextPart>>).map(([key, part]) => ({ key, part })),
    ),
  ];
  const kept = all.filter(({ key, part }) => {
    const now = partOf(open, key);
    return now !== undefined && !isSamePart(now, part);
  });
  let adding = keeper.own("adding");
  if (!adding) {
    adding = keeper.offer("adding");
    keeper.drop("adding");
  }
  const addresses = Object.assign({}, ...taken(keeper, "addresses"));
  return { kept, adding: adding?.data as NewClauseWords | undefined, addresses };
}

/** All that was kept of it, of this tab and of closed ones; the tab keeps it as its own from here. */
function taken(keeper: Keeper, name: "written" | "aside" | "addresses"): unknown[] {
  const all: unknown[] = [];
  for (let kept = keeper.offer(name); kept; kept = keeper.offer(name)) {
    all.unshift(kept.data);
    keeper.drop(name);
  }
  const own = keeper.own(name);
  return own ? [...all, own.data] : all;
}

/** @param written - what is typed and not on the disk. */
export function keepText(
  keeper: Keeper,
  { kept, adding, addresses }: KeptText,
  written: Readonly<Record<string, TextPart>>,
): void {
  const set = (name: "written" | "aside" | "adding" | "addresses", data: unknown, isThere: boolean) =>
    isThere ? keeper.set(name, data) : keeper.forget(name);
  set("written", written, Object.keys(written).length > 0);
  set("aside", kept, kept.length > 0);
  set("adding", adding, adding !== undefined);
  set("addresses", addresses, Object.keys(addresses).length > 0);
}
