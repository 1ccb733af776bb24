/** Advice on changed ways of asking: their effects on the search, before the change is published. */
import type { ContentDiagnostic } from "#content/forms/content-diagnostic.ts";
import type { WayOfAskingRow } from "#content/forms/schemas/way-of-asking-schema.ts";
import { spellBySound } from "#domain/search/intent-model.ts";
import { getTopicGuesser } from "./topic-guesser.ts";

/** A word in more ways than this, such as «quiero», says nothing about the topic; «portabilidad» does. */
const maxWaysOfTellingWord = 60;

type Way = { row: number; at: number; id: string; text: string; spelled: string };

/**
 * Reports new ways that lead to another topic today or after the change, and other ways that the change would redirect.
 *
 * @param published - the ways that the search knows today; without them, there is no advice.
 */
export function listWaysOfAskingAdvice(
  rows: readonly WayOfAskingRow[],
  published?: readonly WayOfAskingRow[],
): ContentDiagnostic[] {
  if (!published) return [];
  const [before, after] = [listWays(published), listWays(rows)];
  const keyOf = ({ id, spelled }: Way) => `${id} ${spelled}`;
  const [known, current] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))];
  const changed = [
    ...after.filter((way) => !known.has(keyOf(way))),
    ...before.filter((way) => !current.has(keyOf(way))),
  ];
  if (changed.length === 0) return [];
  const isNear = createNearness(after, changed);
  const [guessToday, guessAfter] = [getTopicGuesser(published), getTopicGuesser(rows)];
  return after.flatMap(({ row, at, id, text, spelled }): ContentDiagnostic[] => {
    const isNew = !known.has(`${id} ${spelled}`);
    if (!isNew && !isNear(spelled)) return [];
    const [[today], [then]] = [guessToday(text), guessAfter(text)];
    const message = isNew
      ? describeNewWay(id, today, then)
      : today?.id === id && then?.id !== id
        ? `con este cambio, ya no llevaría aquí, sino a «${then?.name ?? "nada"}»`
        : undefined;
    return message ? [{ path: [row, "ways", at], message }] : [];
  });
}

type Topic = WayOfAskingRow | undefined;

function describeNewWay(id: string, today: Topic, then: Topic): string | undefined {
  if (!then) return "solo tiene palabras que dice todo el mundo, y no lleva a ningún lado: agrega de qué se trata";
  if (then.id !== id) return `por lo demás que se sabe, llevaría a «${then.name}»: agrega otras parecidas a esta`;
  return today?.id === id ? undefined : `hoy lleva a «${today?.name ?? "nada"}»; con este cambio lleva aquí`;
}

const listWays = (rows: readonly WayOfAskingRow[]): Way[] =>
  rows.flatMap(({ id, ways }, row) => ways.map((text, at) => ({ row, at, id, text, spelled: spellBySound(text) })));

/** @returns whether a way shares a word that tells the topic with a changed way; other ways are not affected. */
function createNearness(all: readonly Way[], changed: readonly Way[]): (spelled: string) => boolean {
  const counts = new Map<string, number>();
  for (const { spelled } of all)
    for (const word of new Set(spelled.split(" "))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = new Set(changed.flatMap(({ spelled }) => spelled.split(" ")));
  return (spelled) =>
    spelled.split(" ").some((word) => words.has(word) && (counts.get(word) ?? 0) <= maxWaysOfTellingWord);
}
