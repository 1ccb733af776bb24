/** Finds reasons to doubt that a file shows today's coverage or belongs to its overlay, for staff to decide. */
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import type { KmlContent } from "#domain/coverage/kml/read-kml.ts";
import type { Technology } from "#domain/coverage/overlay.ts";
import { foldSpelling } from "#domain/text/fold.ts";
import { formatSpanishList } from "#domain/text/spanish-list.ts";
import { type KmlPlacemark, type PlacemarkPeriod, readPlacemarks } from "./kml-placemarks.ts";
import { formatCount, formatNames, maxListedNames, truncateNames } from "./overlay-report-messages.ts";

export type SuspectDataOptions = {
  today: IsoDay;
  /** Undefined if the file's overlay is unknown. */
  technology?: Technology;
};

export type SuspectData = {
  /** Names and values that indicate no coverage, or none today. */
  uncoveredNames: readonly string[];
  /** Number of Placemarks whose period starts after today. */
  futureCount: number;
  /** Number of Placemarks whose period has ended. */
  endedCount: number;
  /** Fields, with their values, that distinguish areas which look the same on the map. */
  classFields: readonly (readonly [string, readonly string[]])[];
  /** Names of folders whose UTF-8 was encoded twice. */
  garbledNames: readonly string[];
  /** Names that mention other technologies but not the file's own. */
  otherTechnologyNames: readonly string[];
};

/** @param text - decoded text of the file. */
export function findSuspectData(
  text: string,
  content: KmlContent,
  { today, technology }: SuspectDataOptions,
): SuspectData {
  const placemarks = [...readPlacemarks(text)];
  const folders = new Set(placemarks.flatMap(({ containers }) => containers));
  const names = new Set([...folders, ...placemarks.flatMap(({ name }) => name ?? [])]);
  const fields = collectFields(placemarks, content);
  const year = Number(today.slice(0, 4));
  return {
    uncoveredNames: removeSameSpellings([
      ...[...names].filter((name) => isUncoveredName(name) || (folders.has(name) && isOfComingYear(name, year))),
      ...[...fields].flatMap(([field, { values }]) => listDenials(field, [...values.values()])),
    ]),
    futureCount: placemarks.filter(({ periods }) => periods.some((period) => startsLater(period, today))).length,
    endedCount: placemarks.filter(({ periods }) => periods.some((period) => hasEnded(period, today))).length,
    classFields: [...fields].flatMap(([field, usage]) =>
      isClassification(usage) ? [[field, findMixedValues(usage)] as const] : [],
    ),
    garbledNames: [...folders].filter((name) => doubleEncodedPattern.test(name)),
    otherTechnologyNames: technology ? [...names].filter((name) => namesOtherTechnology(name, technology)) : [],
  };
}

const removeSameSpellings = (names: readonly string[]) => [
  ...new Map(names.map((name) => [foldSpelling(name), name])).values(),
];

/** Patterns for names after `foldSpelling`. «No garantizada» is coverage, and so is «sin cobertura garantizada». */
const noCoverageNamePatterns = [
  /\b(sin|no hay|no|fuera de|nula|ninguna) (cobertura|senal|servicio|red|operacion|[2-5] ?g)\b(?! garantizad)/,
  /\b(cobertura|senal) (nula|inexistente)\b/,
  /\bno (estan? )?(cubiert|servid|atendid|operativ|activ)[oa]s?\b|\bno (disponible|vigente)s?\b/,
  /\b(sin|por) (cubrir|desplegar|construir|activar|instalar)\b|\bzonas? (de (sombra|exclusion)|muertas?)\b/,
  /\b(proyectad|planead|planificad|previst|programad|propuest|futur)[oa]s?\b|\bproyeccion(es)?\b/,
  /\bproximamente\b|\bproxim[oa]s? (fase|etapa|despliegue|apertura|lanzamiento|ano|cobertura|expansion)/,
  /\ben (construccion|proyecto|obras?|despliegue|desarrollo|planeacion|planificacion|mantenimiento)\b|\bpendientes?\b/,
  /\b(retirad|desactivad|apagad|inactiv|suspendid|cancelad|desmantelad|descontinuad)[oa]s?\b|\bdad[oa]s? de baja\b/,
  /\b(no coverage|not covered|out of service|planned|proposed|future|coming soon|under construction|decommissioned)\b/,
];

function isUncoveredName(name: string): boolean {
  const foldedName = foldSpelling(name);
  return noCoverageNamePatterns.some((pattern) => pattern.test(foldedName));
}

/**
 * Whether all years in a name are in the future, as in «Fase 2 (2028)». A number 30 or more years ahead is not a year.
 */
function isOfComingYear(name: string, thisYear: number): boolean {
  const years = [...foldSpelling(name).matchAll(/\b20\d\d\b/g)].map(([year]) => Number(year));
  return years.length > 0 && years.every((year) => year > thisYear && year < thisYear + 30);
}

/** Lists values that deny coverage, such as «sin señal», or «no» in a field such as «Cobertura». */
function listDenials(field: string, values: readonly string[]): string[] {
  const asksForCoverage = /\b(cobertura|cubiert[oa]|servicio|senal|coverage)\b/.test(foldSpelling(field));
  return values.flatMap((value) => {
    if (isUncoveredName(value)) return [value];
    return asksForCoverage && /^(no|nul[oa]|ningun[oa]|sin)$/.test(foldSpelling(value)) ? [`${field}: ${value}`] : [];
  });
}

const startsWithDate = (text: string) => /^\d{4}(-\d\d){0,2}(?!\d)/.test(text);

/** Whether a period starts after today. A year or month begins with its first day, and ends with its last day. */
const startsLater = ({ begin = "" }: PlacemarkPeriod, today: IsoDay) =>
  startsWithDate(begin) && begin.slice(0, 10) > today;
const hasEnded = ({ end = "" }: PlacemarkPeriod, today: IsoDay) =>
  startsWithDate(end) && end.slice(0, 10) < today.slice(0, end.length);

/** Matches `Ã©` for é and the like: UTF-8 bytes that were read as Windows-1252 and encoded again. */
const doubleEncodedPattern = /Ã[\u0080-\u00bf\u0152-\u0192\u02c6-\u2122]|Â[\u00a0-\u00bf]/;

const technologyNames: readonly (readonly [RegExp, string])[] = [
  [/\b2 ?g\b|\bgsm\b|\bedge\b/, "2G"],
  [/\b3 ?g\b|\bumts\b|\bw?cdma\b|\bhspa\b/, "3G"],
  [/\b4 ?g\b|\b4 5 ?g\b|\blte\b/, "4G"],
  [/\b(?<!4 )5 ?g\b/, "5G"],
];

function namesOtherTechnology(name: string, technology: Technology): boolean {
  const foldedName = foldSpelling(name);
  const namedTechnologies = technologyNames
    .filter(([pattern]) => pattern.test(foldedName))
    .map(([, technologyName]) => technologyName);
  return namedTechnologies.length > 0 && !namedTechnologies.includes(technology);
}

type Field = {
  /** Original spelling of each value, by folded value. */
  values: Map<string, string>;
  count: number;
  /** Folded values, by the colour and name that an area has on the map. */
  valuesByDrawing: Map<string, Set<string>>;
};

/** Maximum number of different values; a field with more of them names or numbers areas instead of classifying them. */
const maxValues = 24;
const maxClasses = 8;
const maxValueLength = 40;

function collectFields(places: readonly KmlPlacemark[], { shapes, styles }: KmlContent): Map<string, Field> {
  const fields = new Map<string, Field>();
  // Shapes are in the order of their Placemarks. If some cannot be drawn, the drawing of each Placemark is unknown.
  const isAligned = places.reduce((sum, place) => sum + place.shapeCount, 0) === shapes.shapeCount;
  let shape = 0;
  for (const { data, shapeCount } of places) {
    const { fill, line, label } = styles[shapes.style[shape] ?? 0] ?? {};
    const drawing = isAligned ? `${fill !== "none" ? fill : line} ${label}` : undefined;
    shape += shapeCount;
    for (const [name, value] of data) {
      const field = fields.get(name) ?? { values: new Map(), count: 0, valuesByDrawing: new Map() };
      fields.set(name, field);
      if (field.values.size > maxValues) continue;
      const foldedValue = foldSpelling(value);
      if (!field.values.has(foldedValue)) field.values.set(foldedValue, value);
      field.count++;
      if (drawing === undefined) continue;
      const sameDrawingValues = field.valuesByDrawing.get(drawing) ?? new Set();
      field.valuesByDrawing.set(drawing, sameDrawingValues.add(foldedValue));
    }
  }
  return fields;
}

/**
 * Whether a field classifies areas: it has few values, which are words and differ between areas that look the same.
 * Values with digits, such as «Nivel 2», must repeat often.
 */
function isClassification(field: Field): boolean {
  const values = [...field.values.values()];
  const isRepeated = field.count >= 2 * values.length;
  const isWord = (value: string) =>
    value.length <= maxValueLength &&
    /\p{L}/u.test(value) &&
    (!/\d/.test(value) || isRepeated || /^[2-5]G$/i.test(value));
  const isFew = values.length <= maxClasses && (values.length < 4 || field.count > values.length);
  return isFew && values.every(isWord) && findMixedValues(field).length > 1;
}

function findMixedValues({ values, valuesByDrawing }: Field): string[] {
  const mixedValues = new Set(
    [...valuesByDrawing.values()].filter(({ size }) => size > 1).flatMap((foldedValues) => [...foldedValues]),
  );
  return [...mixedValues].map((foldedValue) => values.get(foldedValue) ?? foldedValue);
}

export function formatQuestions({ uncoveredNames, futureCount, endedCount }: SuspectData): string[] {
  const draws = uncoveredNames.length === 1 ? "dibuja" : "dibujan";
  const datedCounts = [
    ...(futureCount > 0
      ? [`${formatCount(futureCount, "lugar que empieza", "lugares que empiezan")} después de hoy`]
      : []),
    ...(endedCount > 0 ? [`${formatCount(endedCount, "lugar que ya terminó", "lugares que ya terminaron")}`] : []),
  ];
  return [
    ...(uncoveredNames.length > 0
      ? [`¿Es cobertura lo que ${draws} ${formatNames(uncoveredNames)}? El mapa diría que sí. Borra lo que no lo sea.`]
      : []),
    ...(datedCounts.length > 0
      ? [
          `¿Es cobertura hoy lo que el archivo fecha en otro día? El mapa muestra ${formatSpanishList(datedCounts)}. Borra lo que no lo sea (TimeSpan).`,
        ]
      : []),
  ];
}

export function formatNotices(
  { classFields, garbledNames, otherTechnologyNames }: SuspectData,
  technology: string | undefined,
): string[] {
  const fields = classFields
    .slice(0, maxListedNames)
    .map(([field, values]) => `${field} (${formatSpanishList(truncateNames(values))})`);
  return [
    ...(fields.length > 0
      ? [
          `Los datos distinguen áreas que el mapa muestra como una sola, por ${formatSpanishList(fields)}: ponlas en carpetas y colores distintos si no son lo mismo (ExtendedData).`,
        ]
      : []),
    ...(garbledNames.length > 0
      ? [`Los acentos de ${formatNames(garbledNames)} se codificaron dos veces: expórtalo de nuevo en UTF-8.`]
      : []),
    ...(otherTechnologyNames.length > 0
      ? [
          `Es el archivo de ${technology}, y dentro dice ${formatNames(otherTechnologyNames)}: revisa que sea el correcto.`,
        ]
      : []),
  ];
}
