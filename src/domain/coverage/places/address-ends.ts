import { splitWords } from "#domain/match/match-rows.ts";
import { foldSpelling } from "#domain/text/fold.ts";

export type AddressEnd = {
  /** Folded. */
  text: string;
  /** Whether the address says that its place begins here: behind a comma or a number. */
  isSure: boolean;
};

const streets =
  /^(?:av|ave|avenida|blvd|bulevar|boulevard|calle|calz|calzada|callejon|cerrada|circuito|andador|paseo|priv|privada|prol|prolongacion|retorno) /;
/** A road is not in the town that it leads to, and its numbers are not a house's. */
const roads = /^(?:carretera|carr|autopista|libramiento|camino) /;
const areas =
  /^(?:col|colonia|fracc|fraccionamiento|barrio|unidad|residencial|conjunto|condominio|infonavit|privadas|villas) /;
const isParticle = (word: string | undefined) => /^(?:del?|y)$/.test(word ?? "");

/** Maximum words of a place with its municipality and state. */
const mostWords = 8;

/**
 * Lists the endings of an address that may name its place, the longest first: «Av. Juárez 170, Centro, León, Gto.»
 * may be in «Centro León Gto» or «León Gto». Of a text that is no address, only what is behind a comma, without being
 * sure.
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
  // The kind of street and the first word of its name cannot be the place.
  const first = Math.max(2, lastNumber + 1, words.length - mostWords);
  const behindWords = words.slice(first).flatMap((word, at) => {
    const isName = isParticle(word) || isParticle(words[first + at - 1]);
    return isName ? [] : [{ text: words.slice(first + at).join(" "), isSure: isStreet && lastNumber >= 0 }];
  });
  return [...behindCommas, ...behindWords];
}
