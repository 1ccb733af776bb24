import type { OpenList } from "#editor/api/api.ts";
import type { DraftOptions } from "./draft-options.ts";
import type { DraftView } from "./draft-view.ts";
import { isSame, joined } from "./merge-rows.ts";

type Form = Pick<DraftView, "data" | "saved" | "theirs">;
type Shape = Required<Pick<DraftOptions, "schema" | "parts">>;

/**
 * What is typed, beside what somebody else wrote meanwhile. In a part that both changed it stays as it is typed, over what it
 * was made of, until a person decides.
 */
export function mergeDraft({ schema, parts }: Shape, { data, saved, theirs }: Form, { data: now }: OpenList): Form {
  const both = joined(schema, { base: saved, mine: data, theirs: now });
  const clashing = both.clashes.map(({ path }) => parts.keyAt(path));
  const removed = [...theirs.keys()].filter((key) => parts.get(now, key) === undefined);
  const keys = [...new Set([...clashing, ...removed])];
  const within = (all: unknown, of: unknown) =>
    keys.reduce((whole, key) => parts.set(whole, key, parts.get(of, key)), all);
  return {
    data: within(both.data, data),
    saved: within(now, saved),
    theirs: new Map(keys.map((key) => [key, parts.get(now, key)])),
  };
}

/** What can be saved: not the parts that a person has to decide on. */
export const toSave = ({ parts }: Shape, { data, theirs }: Form): unknown =>
  [...theirs].reduce((whole, [key, part]) => parts.set(whole, key, part), data);

/** Whether something is typed that is not on the disk, apart from what a person has to decide on. */
export const isUnsaved = ({ parts }: Shape, { data, saved, theirs }: Form): boolean =>
  !isSame(
    [...theirs.keys()].reduce((whole, key) => parts.set(whole, key, parts.get(saved, key)), data),
    saved,
  );
