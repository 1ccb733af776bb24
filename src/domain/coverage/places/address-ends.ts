import { splitWords } from "#domain/match/match-rows.ts";
import { foldSpelling } from "#domain/text/fold.ts";

export type AddressEnd = {
  /** Folded. */
  text: string;
  /** Whether a place certainly begins here: after a comma in an address, or after a house number. */
  isSure: boolean;
};

const streets =
  /^(?:av|ave|avenida|blvd|bulevar|boulevard|calle|calz|calzada|callejon|cerrada|circuito|andador|paseo|priv|privada|prol|prolongacion|retorno) /;
/** Only a comma ends a road's name, because the name may contain a distant town, and a number that is no house's. */
const roads = /^(?:carretera|carr|autopista|libramiento|camino) /;
const areas =
  /^(?:col|colonia|fracc|fraccionamiento|barrio|unidad|residencial|conjunto|condominio|infonavit|privadas|villas) /;
const isParticle = (word: string | undefined) => /^(?:del?|y)$/.test(word ?? "");

/** Maximum number of words of a place's name with its municipality and state. */
const mostWords = 8;

/**
 * Lists the endings of an address that may name its place: «Av. Juárez 170, Centro, León, Gto.» may be in «Centro León
 * Gto» or «León Gto». Endings after a comma come first, and of these the longest. A text that is not an address has
 * only endings after commas, and none `isSure`.
 */
export function listAddressEnds(written: string): AddressEnd[] {
  const segments = written
    .split(/[,;()]/)
    .map(foldSpelling)
    .filter((segment) => segment !== "");
  const text = segments.join(" ");
  const isRoad = roads.test(text);
  const isStreet = streets.test(text) || /\D \d{1,4}[a-z]?$/.test(segments.length > 1 ? (segments[0] ?? "") : "");
  const isAddress = isRoad || isStreet || areas.test(text);
  const behindCommas = segments
    .slice(1)
    .map((_, at) => ({ text: segments.slice(at + 1).join(" "), isSure: isAddress }));
  if (!isAddress || isRoad) return behindCommas;
  const words = splitWords(text);
  const lastNumber = words.map((word) => /^\d/.test(word)).lastIndexOf(true);
  // The first two words, the kind of street and the beginning of its name, cannot be the place.
  const first = Math.max(2, lastNumber + 1, words.length - mostWords);
  const behindWords = words.slice(first).flatMap((word, at) => {
    const isName = isParticle(word) || isParticle(words[first + at - 1]);
    return isName ? [] : [{ text: words.slice(first + at).join(" "), isSure: isStreet && lastNumber >= 0 }];
  });
  return [...behindCommas, ...behindWords];
}
