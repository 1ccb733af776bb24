import { splitWords } from "#domain/match/match-rows.ts";
import { foldSpelling } from "#domain/text/fold.ts";

export type PlaceCandidate = {
  /** The ending, folded. */
  text: string;
  /** Whether a place certainly begins here: after a comma in an address, or after a house number. */
  isSure: boolean;
};

const streetPattern =
  /^(?:av|ave|avenida|blvd|bulevar|boulevard|calle|calz|calzada|callejon|cerrada|circuito|andador|paseo|priv|privada|prol|prolongacion|retorno) /;
/**
 * Matches the beginning of a road's name. Only a comma ends such a name, because it may contain a distant town and a
 * number that is not a house number.
 */
const roadPattern = /^(?:carretera|carr|autopista|libramiento|camino) /;
const areaPattern =
  /^(?:col|colonia|fracc|fraccionamiento|barrio|unidad|residencial|conjunto|condominio|infonavit|privadas|villas) /;
const isParticle = (word: string | undefined) => /^(?:del?|y)$/.test(word ?? "");

/** Maximum number of words of a place's name with its municipality and state. */
const maxPlaceWords = 8;

/**
 * Lists the endings of an address that may name its place: «Av. Juárez 170, Centro, León, Gto.» may be in «Centro León
 * Gto» or «León Gto». Endings after a comma come first, and of these the longest. A text that is not an address has
 * only endings after commas, and none `isSure`.
 */
export function listPlaceCandidates(address: string): PlaceCandidate[] {
  const segments = address
    .split(/[,;()]/)
    .map(foldSpelling)
    .filter((segment) => segment !== "");
  const text = segments.join(" ");
  const isRoad = roadPattern.test(text);
  const isStreet = streetPattern.test(text) || /\D \d{1,4}[a-z]?$/.test(segments.length > 1 ? (segments[0] ?? "") : "");
  const isAddress = isRoad || isStreet || areaPattern.test(text);
  const endsAfterCommas = segments
    .slice(1)
    .map((_, index) => ({ text: segments.slice(index + 1).join(" "), isSure: isAddress }));
  if (!isAddress || isRoad) return endsAfterCommas;
  const words = splitWords(text);
  const lastNumber = words.map((word) => /^\d/.test(word)).lastIndexOf(true);
  // The first two words, the kind of street and the beginning of its name, cannot be the place.
  const firstWord = Math.max(2, lastNumber + 1, words.length - maxPlaceWords);
  const endsAfterWords = words.slice(firstWord).flatMap((word, index) => {
    const isName = isParticle(word) || isParticle(words[firstWord + index - 1]);
    return isName ? [] : [{ text: words.slice(firstWord + index).join(" "), isSure: isStreet && lastNumber >= 0 }];
  });
  return [...endsAfterCommas, ...endsAfterWords];
}
