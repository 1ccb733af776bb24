import { splitWords } from "#domain/match/match-rows.ts";
import { foldSpelling } from "#domain/text/fold.ts";
import { expandAbbreviations } from "./place-abbreviations.ts";

export type PlaceQuery = {
  /** The digits of a postal code, if the query has one: five, or fewer if it has nothing else. */
  code?: string;
  /** The query's words, folded, in each way in which they can be understood: the likeliest first. */
  readings: readonly (readonly string[])[];
  /** Whether the query asks for a municipality: «municipio de Ahome». */
  isMunicipality: boolean;
  /** Name of the municipality, folded, if the query gives one after «municipio de». */
  municipality?: string;
};

const longestQuery = 120;

/** Separates a place from its municipality: «Santa Ana, Nayarit, municipio de Tepic». */
const municipalityWords = /,\s*(?:municipio|alcald[ií]a) de\s+/iu;
/** Words before a name that say what it is. */
const kinds = /^(?:(?:municipio|mpio|pueblo magico|colonia|col|fraccionamiento|fracc|barrio) (?:de )?)(?=\S)/;
const boroughs = /^(?:alcaldia|delegacion) (?:de )?(?=\S)/;
/** Words that may come with a postal code. */
const codeWords = /^(?:(?:c p|cp|codigo postal) ?)?(\d{1,5})$/;

export function parsePlaceQuery(query: string): PlaceQuery {
  const [written = "", within] = query.slice(0, longestQuery).split(municipalityWords);
  const text = foldSpelling(written);
  const code = /(?:^| )(\d{5})(?: |$)/.exec(text)?.[1] ?? codeWords.exec(text)?.[1];
  const borough = boroughs.test(text) ? `${text.replace(boroughs, "")} ciudad de mexico` : text;
  const named = text.replace(kinds, "");
  // «ver» means Veracruz, but «villa ver» may become «Villa Verde»: the words also count as they are.
  const texts = [
    expandAbbreviations(borough),
    text,
    expandAbbreviations(named),
    expandAbbreviations(text.replace(/(\S) mexico$/, "$1")),
  ];
  const readings = [...new Set(texts)].map(splitWords).filter(({ length }) => length > 0);
  const isMunicipality = /^(?:municipio|mpio) /.test(text);
  return { readings, isMunicipality, ...(code && { code }), ...(within && { municipality: foldSpelling(within) }) };
}
