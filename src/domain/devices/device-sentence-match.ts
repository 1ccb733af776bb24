/** Finds phones in a sentence that does not read as one name: «soy cubano, y traigo un iphone 13». */
import { isNumber } from "./device-runs.ts";
import type { DeviceVerdict, FoundDevice } from "./device-verdict.ts";

type PhraseReaders<Model> = {
  /** Finds the phone that a single phrase means. */
  match: (phrase: string) => DeviceVerdict<Model>;
  /** The words of a phrase, without fillers. */
  readWords: (phrase: string) => readonly string[];
  isOfBrand: (word: string) => boolean;
  /** Whether a word is in listed names, or turns a name into another model's: «lite». */
  isOfName: (word: string) => boolean;
};

const between = /[,;:!?¿¡]+|\.\s| (?:[oóyu]|vs\.?|pero|porque|aunque) /iu;

/**
 * Creates a function that finds phones in a sentence, phrase by phrase.
 *
 * The brand may be only in an earlier phrase: «iphone 13 o 14». The result is `listed` only if all other phrases are
 * fillers, `unknown` if no phone is named or another phrase may continue its name, and otherwise `choose`.
 */
export function createSentenceMatcher<Model>(readers: PhraseReaders<Model>): (text: string) => DeviceVerdict<Model> {
  const { match, readWords, isOfBrand, isOfName } = readers;
  const isFiller = (phrase: string) => readWords(phrase).every((word) => word === "esim");
  const findBrand = (phrase: string) => readWords(phrase).find(isOfBrand);
  const mayChangeName = (phrase: string) => readWords(phrase).some((word) => isNumber(word) || isOfName(word));

  /** Reads a phrase as it is, or with the brand of an earlier phrase. */
  function read(phrase: string, brand: string | undefined): DeviceVerdict<Model> {
    const own = match(phrase);
    if (own.kind === "listed" || isFiller(phrase) || !brand || findBrand(phrase)) return own;
    const carried = match(`${brand} ${phrase}`);
    return carried.kind === "listed" || own.kind === "unknown" || own.kind === "none" ? carried : own;
  }

  const isNamed = (verdict: DeviceVerdict<Model>, phrase: string) =>
    verdict.kind === "listed" || (verdict.kind === "choose" && /\d/.test(phrase));

  return (text) => {
    const phrases = text.split(between).filter((phrase) => phrase.trim() !== "");
    if (phrases.length < 2) return { kind: "unknown" };
    const brands = phrases.map(findBrand);
    const brandBefore = (place: number) => brands.slice(0, place).filter(Boolean).pop();
    const verdicts = phrases.map((phrase, place) => read(phrase, brandBefore(place)));
    const named = verdicts.filter((verdict, place) => isNamed(verdict, phrases[place] ?? ""));
    const others = phrases.filter((phrase, place) => {
      const verdict = verdicts[place];
      return verdict && !isFiller(phrase) && !named.includes(verdict);
    });
    const [only] = named;
    if (!only || others.some((phrase) => !findBrand(phrase) && mayChangeName(phrase))) return { kind: "unknown" };
    if (named.length === 1 && others.length === 0) return only;
    const unknownWords = [
      ...named.flatMap((verdict) => ("unknownWords" in verdict ? (verdict.unknownWords ?? []) : [])),
      ...others.filter((phrase) => !findBrand(phrase)).flatMap(readWords),
    ];
    const unlisted = others.filter((phrase) => findBrand(phrase) && /\d/.test(phrase)).map((phrase) => phrase.trim());
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
