/** Finds phones in a sentence that does not read as one name: «soy cubano, y traigo un iphone 13». */
import { isNumber } from "./device-runs.ts";
import type { DeviceVerdict, FoundDevice } from "./device-verdict.ts";

type ClauseReaders<Model> = {
  /** Finds the phone that a text without further clauses means. */
  match: (clause: string) => DeviceVerdict<Model>;
  /** The words of a clause, without fillers. */
  readWords: (clause: string) => readonly string[];
  isOfBrand: (word: string) => boolean;
  /** Whether a word is in listed names, or turns one into another model's. */
  isOfName: (word: string) => boolean;
};

const between = /[,;:!?¿¡]+|\.\s| (?:[oóyu]|vs\.?|pero|porque|aunque) /iu;

/**
 * Returns a function that reads the clauses of a text one by one.
 *
 * The brand may be only in an earlier clause: «iphone 13 o 14». The result is `listed` only if all other clauses are
 * fillers, `unknown` if one of them may continue the name of another, and otherwise a choice.
 */
export function createClauseReader<Model>(readers: ClauseReaders<Model>): (text: string) => DeviceVerdict<Model> {
  const { match, readWords, isOfBrand, isOfName } = readers;
  const isFiller = (clause: string) => readWords(clause).every((word) => word === "esim");
  const findBrand = (clause: string) => readWords(clause).find(isOfBrand);
  const mayChangeName = (clause: string) => readWords(clause).some((word) => isNumber(word) || isOfName(word));

  /** Reads a clause as it stands, or with the brand of an earlier one. */
  function read(clause: string, brand: string | undefined): DeviceVerdict<Model> {
    const own = match(clause);
    if (own.kind === "listed" || isFiller(clause) || !brand || findBrand(clause)) return own;
    const carried = match(`${brand} ${clause}`);
    return carried.kind === "listed" || own.kind === "unknown" || own.kind === "none" ? carried : own;
  }

  const isNamed = (verdict: DeviceVerdict<Model>, clause: string) =>
    verdict.kind === "listed" || (verdict.kind === "choose" && /\d/.test(clause));

  return (text) => {
    const clauses = text.split(between).filter((clause) => clause.trim() !== "");
    if (clauses.length < 2) return { kind: "unknown" };
    const brands = clauses.map(findBrand);
    const brandBefore = (place: number) => brands.slice(0, place).filter(Boolean).pop();
    const verdicts = clauses.map((clause, place) => read(clause, brandBefore(place)));
    const named = verdicts.filter((verdict, place) => isNamed(verdict, clauses[place] ?? ""));
    const others = clauses.filter((clause, place) => {
      const verdict = verdicts[place];
      return verdict && !isFiller(clause) && !named.includes(verdict);
    });
    const [only] = named;
    if (!only || others.some((clause) => !findBrand(clause) && mayChangeName(clause))) return { kind: "unknown" };
    if (named.length === 1 && others.length === 0) return only;
    const unknownWords = [
      ...named.flatMap((verdict) => ("unknownWords" in verdict ? (verdict.unknownWords ?? []) : [])),
      ...others.filter((clause) => !findBrand(clause)).flatMap(readWords),
    ];
    const unlisted = others.filter((clause) => findBrand(clause) && /\d/.test(clause)).map((clause) => clause.trim());
    return {
      kind: "choose",
      devices: [...new Set(named.flatMap(devicesOf))],
      ...(unlisted.length > 0 && { unlisted }),
      ...(unknownWords.length > 0 && { unknownWords: [...new Set(unknownWords)] }),
    };
  };
}

function devicesOf<Model>(verdict: DeviceVerdict<Model>): readonly FoundDevice<Model>[] {
  if (verdict.kind === "listed") return [verdict.device];
  return "devices" in verdict ? verdict.devices : [];
}
