import { splitWords } from "#domain/match/match-rows.ts";
import { foldSpelling } from "#domain/text/fold.ts";
import { listPlaceCandidates, type PlaceCandidate } from "./address-place-candidates.ts";
import { expandAbbreviations, isStateName, moveStateToEnd, removeTrailingState } from "./place-abbreviations.ts";

/** The ways to read a text, each as a list of folded words; the likeliest first. */
export type Readings = readonly (readonly string[])[];

export type PlaceQuery = {
  /** Digits of the query's postal code: five, or fewer if the query has nothing else. */
  code?: string;
  readings: Readings;
  /** Readings without a kind or a state, such as «León» for «ejido León»: their places are only proposed. */
  looseReadings: Readings;
  /** Endings of the query that may name the place of an address; see {@link listPlaceCandidates}. */
  ends: readonly PlaceCandidate[];
  /** Whether the query asks for a municipality: «municipio de Ahome». */
  isMunicipality: boolean;
  /** Whether the query asks for a pueblo mágico. */
  isMagicTown: boolean;
  /** Name of the municipality, folded, if the query gives one after «municipio de». */
  municipality?: string;
};

const maxQueryLength = 120;

/** Separates a place from its municipality: «Santa Ana, Nayarit, municipio de Tepic». */
const municipalityPattern = /,\s*(?:municipio|alcald[ií]a) de\s+/iu;
/** Phrases that people write around a name: «vivo en León», «Tequila pueblo mágico», «Tuxpan, estado de Veracruz». */
const leadInPattern = /^(?:(?:vivo|estoy|ando|radico|aqui) en|soy de|en) (?=\S)/;
const trailingPattern = /(\S) (?:pueblo magico|(?:zona )?centro(?: historico)?|municipio)$/;
const statePattern = /(\S) (?:del? )?(?:estado|edo) de (?!mex)(?=\S)/;
/** Matches the country at the end of a query. */
const countryPattern = /(\S) (?:mexico|mex|mx)$/;
/** Words before a name that only say its kind: «colonia Roma». */
const kindPattern =
  /^(?:(?:ciudad|pueblo) de |(?:municipio|mpio|pueblo magico|colonia|col|fraccionamiento|fracc|barrio|(?:zona )?centro(?: historico)?) (?:de )?)(?=\S)/;
/** Words with which a name may mean another place: neither «Ejido León» nor «cerca de León» is León. */
const looseKindPattern =
  /^(?:cerca de|rumbo a|playa|isla|rancho|rancheria|ejido|comunidad|hacienda|ciudad|pueblo|ruinas|piramides|zona arqueologica) (?:del? )?(?=\S)/;
const looseTrailingPattern = /(\S) (?:ruinas|piramides|zona (?:arqueologica|hotelera|metropolitana))$/;
const boroughPattern = /^(?:alcaldia|delegacion) (?:de )?(?=\S)/;
/** A postal code, with the words that may precede it: «CP 37000». */
const codePattern = /^(?:(?:c p|cp|codigo postal) ?)?(\d{1,5})$/;

export function parsePlaceQuery(query: string): PlaceQuery {
  const [typedName = "", typedMunicipality] = query.slice(0, maxQueryLength).split(municipalityPattern);
  const text = foldSpelling(typedName);
  const code = /(?:^| )(\d{5})(?: |$)/.exec(text)?.[1] ?? codePattern.exec(text)?.[1];
  const readings = readPlaceName(text);
  const [likeliest = []] = readings;
  const looseText = text.replace(looseKindPattern, "").replace(looseTrailingPattern, "$1");
  return {
    readings,
    looseReadings: [
      ...(looseText === text ? [] : readPlaceName(looseText)),
      ...removeTrailingState(likeliest.join(" ")),
    ],
    ends: listPlaceCandidates(typedName).filter(({ text: end, isSure }) => isSure || !isStateName(end)),
    isMunicipality: /^(?:municipio|mpio) /.test(text),
    isMagicTown: /\bpueblo magico\b/.test(text),
    ...(code && { code }),
    ...(typedMunicipality && { municipality: foldSpelling(typedMunicipality) }),
  };
}

/** @param text - folded. */
export function readPlaceName(text: string): Readings {
  const placeText = text.replace(leadInPattern, "").replace(statePattern, "$1 ");
  const boroughText = boroughPattern.test(placeText)
    ? `${placeText.replace(boroughPattern, "")} ciudad de mexico`
    : placeText;
  const nameWithoutKind = placeText.replace(kindPattern, "");
  // The text is also read as it is: «ver» means Veracruz, but «villa ver» may be the beginning of «Villa Verde».
  const texts = [
    expandAbbreviations(boroughText),
    text,
    expandAbbreviations(nameWithoutKind),
    expandAbbreviations(placeText.replace(countryPattern, "$1")),
    expandAbbreviations(nameWithoutKind.replace(trailingPattern, "$1")),
    moveStateToEnd(placeText),
  ];
  return [...new Set(texts)].map(splitWords).filter(({ length }) => length > 0);
}
