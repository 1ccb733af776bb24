import { splitWords } from "#domain/match/match-rows.ts";
import { foldSpelling } from "#domain/text/fold.ts";
import { type AddressEnd, listAddressEnds } from "./address-ends.ts";
import { expandAbbreviations, findStateBehind, isStateName, moveStateBehind } from "./place-abbreviations.ts";

/** The ways to read a text, each as a list of folded words; the likeliest first. */
export type Readings = readonly (readonly string[])[];

export type PlaceQuery = {
  /** Digits of the query's postal code: five, or fewer if the query has nothing else. */
  code?: string;
  readings: Readings;
  /** Readings without a kind or a state, such as «León» for «ejido León»: their places are only proposed. */
  looseReadings: Readings;
  /** Endings of the query that may name the place of an address; see {@link listAddressEnds}. */
  ends: readonly AddressEnd[];
  /** Whether the query asks for a municipality: «municipio de Ahome». */
  isMunicipality: boolean;
  /** Whether the query asks for a pueblo mágico. */
  isMagicTown: boolean;
  /** Name of the municipality, folded, if the query gives one after «municipio de». */
  municipality?: string;
};

const longestQuery = 120;

/** Separates a place from its municipality: «Santa Ana, Nayarit, municipio de Tepic». */
const municipalityWords = /,\s*(?:municipio|alcald[ií]a) de\s+/iu;
/** What people say around a name: «vivo en León», «Tequila pueblo mágico», «Tuxpan, estado de Veracruz». */
const before = /^(?:(?:vivo|estoy|ando|radico|aqui) en|soy de|en) (?=\S)/;
const behind = /(\S) (?:pueblo magico|(?:zona )?centro(?: historico)?|municipio)$/;
const stateWords = /(\S) (?:del? )?(?:estado|edo) de (?!mex)(?=\S)/;
/** The country at the end. */
const country = /(\S) (?:mexico|mex|mx)$/;
/** Words before a name that only say its kind: «colonia Roma». */
const kinds =
  /^(?:(?:ciudad|pueblo) de |(?:municipio|mpio|pueblo magico|colonia|col|fraccionamiento|fracc|barrio|(?:zona )?centro(?: historico)?) (?:de )?)(?=\S)/;
/** Words with which a name may mean another place: neither «Ejido León» nor «cerca de León» is León. */
const otherKinds =
  /^(?:cerca de|rumbo a|playa|isla|rancho|rancheria|ejido|comunidad|hacienda|ciudad|pueblo|ruinas|piramides|zona arqueologica) (?:del? )?(?=\S)/;
const otherKindsBehind = /(\S) (?:ruinas|piramides|zona (?:arqueologica|hotelera|metropolitana))$/;
const boroughs = /^(?:alcaldia|delegacion) (?:de )?(?=\S)/;
/** A postal code, with the words that may precede it: «CP 37000». */
const codeWords = /^(?:(?:c p|cp|codigo postal) ?)?(\d{1,5})$/;

export function parsePlaceQuery(query: string): PlaceQuery {
  const [written = "", within] = query.slice(0, longestQuery).split(municipalityWords);
  const text = foldSpelling(written);
  const code = /(?:^| )(\d{5})(?: |$)/.exec(text)?.[1] ?? codeWords.exec(text)?.[1];
  const readings = readPlaceName(text);
  const [likeliest = []] = readings;
  const loose = text.replace(otherKinds, "").replace(otherKindsBehind, "$1");
  return {
    readings,
    looseReadings: [...(loose === text ? [] : readPlaceName(loose)), ...findStateBehind(likeliest.join(" "))],
    ends: listAddressEnds(written).filter(({ text: end, isSure }) => isSure || !isStateName(end)),
    isMunicipality: /^(?:municipio|mpio) /.test(text),
    isMagicTown: /\bpueblo magico\b/.test(text),
    ...(code && { code }),
    ...(within && { municipality: foldSpelling(within) }),
  };
}

/** @param text - folded. */
export function readPlaceName(text: string): Readings {
  const said = text.replace(before, "").replace(stateWords, "$1 ");
  const borough = boroughs.test(said) ? `${said.replace(boroughs, "")} ciudad de mexico` : said;
  const named = said.replace(kinds, "");
  // The text is also read as it is: «ver» means Veracruz, but «villa ver» may be the beginning of «Villa Verde».
  const texts = [
    expandAbbreviations(borough),
    text,
    expandAbbreviations(named),
    expandAbbreviations(said.replace(country, "$1")),
    expandAbbreviations(named.replace(behind, "$1")),
    moveStateBehind(said),
  ];
  return [...new Set(texts)].map(splitWords).filter(({ length }) => length > 0);
}
