/** What the other lists say of a change in one: an offer whose percentage is of a price that changed. */
import type { Consequence } from "./api.ts";
import type { Load } from "./content-reader.ts";

type Lists = typeof import("#content/forms/editable-lists.ts");
type CheckList = typeof import("#content/forms/check-list.ts");

/** Advice about every list but one, by the label of the list. */
export async function adviceElsewhere(
  load: Load,
  changed: string,
  read: (file: string) => Promise<{ text: string }>,
): Promise<Consequence[]> {
  const { editableLists } = await load<Lists>("/src/content/forms/editable-lists.ts");
  const { checkList } = await load<CheckList>("/src/content/forms/check-list.ts");
  const others = editableLists.filter(({ file }) => file !== changed);
  const advice = await Promise.all(
    others.map(async (list) => {
      const { advice } = await checkList(list, (await read(list.file)).text);
      return advice.map((line) => ({ what: `Revisa «${list.label}»: ${line.replace(`${list.file}: `, "")}` }));
    }),
  );
  return advice.flat();
}

/** Those that were not there before. */
export function added(before: readonly Consequence[], after: readonly Consequence[]): Consequence[] {
  const known = new Set(before.map(({ what }) => what));
  return after.filter(({ what }) => !known.has(what));
}
