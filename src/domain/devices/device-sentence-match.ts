/** Finds phones in a sentence that does not read as one name: «soy cubano, y traigo un iphone 13». */
import { isNumber } from "./device-runs.ts";
import type { DeviceVerdict, FoundDevice } from "./device-verdict.ts";

type PhraseReaders<Model> = {
  /** Finds the phone that a single phrase means. */
  match: (phrase: string) => DeviceVerdict<Model>;
  /** Lists the words of a phrase, without fillers. */
  readWords: (phrase: string) => readonly string[];
  isBrandWord: (word: string) => boolean;
  /** Whether a word is in listed names, or turns a name into another model's: «lite». */
  isNameWord: (word: string) => boolean;
};

const phraseSeparator = /[,;:!?¿¡]+|\.\s| (?:[oóyu]|vs\.?|pero|porque|aunque) /iu;

/**
 * Creates a function that finds phones in a sentence, phrase by phrase.
 *
 * The brand may be only in an earlier phrase: «iphone 13 o 14». The result is `listed` only if all other phrases are
 * fillers, `unknown` if no phone is named or another phrase may continue its name, and otherwise `choose`.
 */
export function createSentenceMatcher<Model>(readers: PhraseReaders<Model>): (text: string) => DeviceVerdict<Model> {
  const { match, readWords, isBrandWord, isNameWord } = readers;
  const isFiller = (phrase: string) => readWords(phrase).every((word) => word === "esim");
  const findBrand = (phrase: string) => readWords(phrase).find(isBrandWord);
  const mayChangeName = (phrase: string) => readWords(phrase).some((word) => isNumber(word) || isNameWord(word));

  /** Reads a phrase as it is, or with the brand of an earlier phrase. */
  function matchPhrase(phrase: string, brand: string | undefined): DeviceVerdict<Model> {
    const ownVerdict = match(phrase);
    if (ownVerdict.kind === "listed" || isFiller(phrase) || !brand || findBrand(phrase)) return ownVerdict;
    const verdictWithBrand = match(`${brand} ${phrase}`);
    return verdictWithBrand.kind === "listed" || ownVerdict.kind === "unknown" || ownVerdict.kind === "none"
      ? verdictWithBrand
      : ownVerdict;
  }

  const isPhoneNamed = (verdict: DeviceVerdict<Model>, phrase: string) =>
    verdict.kind === "listed" || (verdict.kind === "choose" && /\d/.test(phrase));

  return (text) => {
    const phrases = text.split(phraseSeparator).filter((phrase) => phrase.trim() !== "");
    if (phrases.length < 2) return { kind: "unknown" };
    const brands = phrases.map(findBrand);
    const findBrandBefore = (index: number) => brands.slice(0, index).filter(Boolean).pop();
    const verdicts = phrases.map((phrase, index) => matchPhrase(phrase, findBrandBefore(index)));
    const namedVerdicts = verdicts.filter((verdict, index) => isPhoneNamed(verdict, phrases[index] ?? ""));
    const otherPhrases = phrases.filter((phrase, index) => {
      const verdict = verdicts[index];
      return verdict && !isFiller(phrase) && !namedVerdicts.includes(verdict);
    });
    const [only] = namedVerdicts;
    if (!only || otherPhrases.some((phrase) => !findBrand(phrase) && mayChangeName(phrase))) return { kind: "unknown" };
    if (namedVerdicts.length === 1 && otherPhrases.length === 0) return only;
    const unknownWords = [
      ...namedVerdicts.flatMap((verdict) => ("unknownWords" in verdict ? (verdict.unknownWords ?? []) : [])),
      ...otherPhrases.filter((phrase) => !findBrand(phrase)).flatMap(readWords),
    ];
    const unlistedPhrases = otherPhrases
      .filter((phrase) => findBrand(phrase) && /\d/.test(phrase))
      .map((phrase) => phrase.trim());
    return {
      kind: "choose",
      devices: [...new Set(namedVerdicts.flatMap(listDevices))],
      ...(unlistedPhrases.length > 0 && { unlistedPhrases }),
      ...(unknownWords.length > 0 && { unknownWords: [...new Set(unknownWords)] }),
    };
  };
}

function listDevices<Model>(verdict: DeviceVerdict<Model>): readonly FoundDevice<Model>[] {
  if (verdict.kind === "listed") return [verdict.device];
  return "devices" in verdict ? verdict.devices : [];
}
