/** Finds the places that a traveller's text names. */

import { splitWords } from "#domain/match/match-rows.ts";
import { isStopWord } from "#domain/match/stop-words.ts";
import { foldSpelling } from "#domain/text/fold.ts";
import type { Gazetteer, NamedStop } from "./trip-stop.ts";

export type ParsedTrip = {
  /** The places that are certain, in the order written. */
  certain: readonly NamedStop[];
  /** The first uncertain part, or else the last part; undefined for an empty text. */
  pending?: PendingPlace;
  /** Other uncertain parts, as written. */
  rest: readonly string[];
};

export type PendingPlace = {
  text: string;
  /**
   * `named`: the text is the first option's name. `which`: the text is the name of several options. `begun`: the
   * options' names begin with the text. `like`: the options' names resemble the text. `unknown`: no options.
   */
  kind: "named" | "which" | "begun" | "like" | "unknown";
  options: readonly NamedStop[];
};

/** Separators, which are never part of a name. */
const between = /[,;/+&|→>\n]+|\s[-–—]+\s/u;

/** Words around place names, in addition to stop words. */
const around = new Set(
  (
    "viaje viajo viajar viajamos viajaremos vuelo vuelos vacaciones voy vas vamos iremos ire ir irme ida vuelta luego despues primero " +
    "tambien hasta hacia rumbo via escala pasando visitar conocer turismo roaming destino destinos pais paises ciudad " +
    "ciudades enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre dias dia semana " +
    "semanas ano anos isla islas lago playa playas republica region zona aeropuerto tour safari luna miel mundial " +
    "boda lunes martes miercoles jueves viernes sabado domingo manana hoy todo toda carnaval concierto festival partido final juegos olimpicos sirve funciona jala cubre familia trabajo to and or then from trip the"
  ).split(" "),
);
const isAround = (word: string) => isStopWord(word) || around.has(word);

const longestText = 300;

export function parseTrip(text: string, gazetteer: Gazetteer): ParsedTrip {
  const read = text.slice(0, longestText);
  const whole = pendingOf(read, gazetteer);
  const [word = "", ...others] = splitWords(read);
  const isOneWord = others.length === 0 && !isAround(word) && word !== "";
  // A known text stays whole: «Trinidad y» may be the beginning of «Trinidad y Tobago».
  const parts =
    isKnown(whole) || isOneWord ? [whole] : together(read.split(between).flatMap((part) => partsOf(part, gazetteer)));
  const doubtful = parts.filter(({ kind }) => kind !== "named");
  const pending = doubtful[0] ?? parts[parts.length - 1];
  const sure = parts.flatMap(({ kind, options: [first] }, place) =>
    kind === "named" && first && parts[place] !== pending ? [first] : [],
  );
  return { certain: sure, ...(pending && { pending }), rest: doubtful.slice(1).map((part) => part.text) };
}

const isKnown = ({ kind }: PendingPlace) => kind !== "unknown" && kind !== "like";

/** Reads a text as one place. */
function pendingOf(text: string, { index, cities }: Gazetteer): PendingPlace {
  const written = splitWords(text).join(" ");
  const called = calledSo(written, { index, cities });
  const begun = [...index.findByBeginning(written), ...cities.findByBeginning(written)];
  const options = distinct([...called, ...begun]);
  if (called.length > 0) return { text: text.trim(), kind: isOneStop(called) ? "named" : "which", options };
  // Prefers a similar name in `index` to a city with a longer name: «Franca» means Francia.
  const known = index.findByBeginning(written).length > 0 ? [] : index.findSimilar(written);
  if (begun.length > 0 && known.length === 0) return { text: text.trim(), kind: "begun", options };
  const like = known.length > 0 ? known : cities.findSimilar(written);
  return { text: text.trim(), kind: like.length > 0 ? "like" : "unknown", options: distinct([...like, ...begun]) };
}

type Names = Pick<Gazetteer, "index" | "cities">;

function calledSo(written: string, { index, cities }: Names): readonly NamedStop[] {
  const known = index.findExact(written);
  return known.length > 0 ? known : cities.findExact(written);
}

const isOneStop = (options: readonly NamedStop[]) => new Set(options.map(({ stop }) => stop)).size === 1;

function distinct(options: readonly NamedStop[]): NamedStop[] {
  const seen = new Set<string>();
  return options.filter(({ stop, place }) => {
    const key = `${stop.code} ${place ?? ""}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** Removes repeated stops; each stop keeps the first of its names. */
export const dedupeStops = (named: readonly NamedStop[]): NamedStop[] =>
  named.filter(({ stop }, at) => named.findIndex((other) => other.stop === stop) === at);

/** The places of a part without separators: the longest known names, and the words between them as further places. */
function partsOf(part: string, gazetteer: Gazetteer): PendingPlace[] {
  const words = part.split(/[^\p{L}\p{N}\p{M}]+/u).filter((word) => foldSpelling(word) !== "");
  const parts: PendingPlace[] = [];
  let left: string[] = [];
  const close = () => {
    parts.push(...leftOver(left, gazetteer));
    left = [];
  };
  for (let from = 0; from < words.length; ) {
    const length = longestName(words, from, gazetteer);
    if (length === 0) {
      left.push(words[from++] ?? "");
      continue;
    }
    close();
    parts.push(pendingOf(words.slice(from, from + length).join(" "), gazetteer));
    from += length;
  }
  close();
  return parts;
}

/** Number of words of the longest known name at a position; 0 if there is none. A single common word is no name. */
function longestName(written: readonly string[], from: number, gazetteer: Gazetteer): number {
  const words = written.map(foldSpelling);
  const most = Math.min(words.length - from, Math.max(gazetteer.index.maxWords, gazetteer.cities.maxWords));
  for (let length = most; length > 0; length--) {
    const name = words.slice(from, from + length);
    if (!isAround(name[0] ?? "") || length > 1) {
      const isNamed = !name.every(isAround) && calledSo(name.join(" "), gazetteer).length > 0;
      if (isNamed) return length;
    }
  }
  return 0;
}

/** Reads words without a known name as one place; if that is unknown, as one place per run of significant words. */
function leftOver(words: readonly string[], gazetteer: Gazetteer): PendingPlace[] {
  const text = words.join(" ");
  const isOnlyAround = (word: string) => isAround(foldSpelling(word));
  if (words.every(isOnlyAround)) return [];
  const whole = pendingOf(text, gazetteer);
  if (whole.kind !== "unknown") return [whole];
  const runs: string[][] = [[]];
  for (const word of words) {
    if (isOnlyAround(word)) runs.push([]);
    else runs[runs.length - 1]?.push(word);
  }
  return runs.filter(({ length }) => length > 0).map((run) => pendingOf(run.join(" "), gazetteer));
}

/** Resolves each part with the help of the adjacent parts, and drops abbreviations of states next to a place. */
function together(parts: readonly PendingPlace[]): PendingPlace[] {
  const named = parts.filter(({ kind }) => kind === "named" || kind === "which");
  return parts
    .map((part, place) => settled(part, [parts[place + 1], parts[place - 1]]))
    .filter((part) => named.length === 0 || part.kind === "named" || part.text.length > abbreviation)
    .map((part, place, { length }) =>
      // Only the last part may be unfinished.
      part.kind === "begun" && place < length - 1 ? { ...part, kind: "like" } : part,
    );
}

/** Maximum letters of a state's abbreviation next to a place: «Miami FL». */
const abbreviation = 2;

/** «Córdoba, España»: an ambiguous name next to the country of one of its places means that place. */
function settled(part: PendingPlace, neighbours: readonly (PendingPlace | undefined)[]): PendingPlace {
  if (part.kind !== "which") return part;
  const beside = neighbours.flatMap((other) => (other?.kind === "named" ? (other.options[0]?.stop ?? []) : []));
  const meant = part.options.find(({ stop }) => beside.includes(stop));
  return meant ? { ...part, kind: "named", options: [meant] } : part;
}
