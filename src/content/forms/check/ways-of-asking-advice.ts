/** Advice on changed ways of asking: their effects on the search, before the change is published. */
import type { ContentDiagnostic } from "#content/forms/content-diagnostic.ts";
import type { IntentRow } from "#content/forms/schemas/way-of-asking-schema.ts";
import { getIntentGuesser } from "#content/site/search/intent-guesser.ts";
import { spellBySound } from "#domain/search/intent-model.ts";

/** Maximum number of ways that share a word which still indicates a topic: «portabilidad» does, but not «quiero». */
const maxWaysPerTopicWord = 60;

type Way = { row: number; index: number; id: string; text: string; phoneticSpelling: string };

/**
 * Reports new ways that lead to another topic, today or after the change. Also reports known ways that the change would
 * redirect.
 *
 * @param publishedRows - the ways that the search knows today; without them, there is no advice.
 */
export function listWaysOfAskingAdvice(
  rows: readonly IntentRow[],
  publishedRows?: readonly IntentRow[],
): ContentDiagnostic[] {
  if (!publishedRows) return [];
  const [before, after] = [listWays(publishedRows), listWays(rows)];
  const formatWayKey = ({ id, phoneticSpelling }: Way) => `${id} ${phoneticSpelling}`;
  const [previousKeys, currentKeys] = [new Set(before.map(formatWayKey)), new Set(after.map(formatWayKey))];
  const changedWays = [
    ...after.filter((way) => !previousKeys.has(formatWayKey(way))),
    ...before.filter((way) => !currentKeys.has(formatWayKey(way))),
  ];
  if (changedWays.length === 0) return [];
  const isAffected = createAffectedCheck(after, changedWays);
  const [guessToday, guessAfter] = [getIntentGuesser(publishedRows), getIntentGuesser(rows)];
  return after.flatMap(({ row, index, id, text, phoneticSpelling }): ContentDiagnostic[] => {
    const isNew = !previousKeys.has(`${id} ${phoneticSpelling}`);
    if (!isNew && !isAffected(phoneticSpelling)) return [];
    const [[today], [guessAfterChange]] = [guessToday(text), guessAfter(text)];
    const message = isNew
      ? describeNewWay(id, today, guessAfterChange)
      : today?.id === id && guessAfterChange?.id !== id
        ? `con este cambio, ya no llevaría aquí, sino a «${guessAfterChange?.name ?? "nada"}»`
        : undefined;
    return message ? [{ path: [row, "ways", index], message }] : [];
  });
}

type GuessedTopic = IntentRow | undefined;

function describeNewWay(id: string, today: GuessedTopic, guessAfterChange: GuessedTopic): string | undefined {
  if (!guessAfterChange)
    return "solo tiene palabras que dice todo el mundo, y no lleva a ningún lado: agrega de qué se trata";
  if (guessAfterChange.id !== id)
    return `por lo demás que se sabe, llevaría a «${guessAfterChange.name}»: agrega otras parecidas a esta`;
  return today?.id === id ? undefined : `hoy lleva a «${today?.name ?? "nada"}»; con este cambio lleva aquí`;
}

const listWays = (rows: readonly IntentRow[]): Way[] =>
  rows.flatMap(({ id, ways }, row) =>
    ways.map((text, index) => ({ row, index, id, text, phoneticSpelling: spellBySound(text) })),
  );

/**
 * @returns a function that tells whether a changed way shares a topic word with the given way; other ways are not
 *   affected.
 */
function createAffectedCheck(all: readonly Way[], changedWays: readonly Way[]): (phoneticSpelling: string) => boolean {
  const counts = new Map<string, number>();
  for (const { phoneticSpelling } of all)
    for (const word of new Set(phoneticSpelling.split(" "))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = new Set(changedWays.flatMap(({ phoneticSpelling }) => phoneticSpelling.split(" ")));
  return (phoneticSpelling) =>
    phoneticSpelling.split(" ").some((word) => words.has(word) && (counts.get(word) ?? 0) <= maxWaysPerTopicWord);
}
