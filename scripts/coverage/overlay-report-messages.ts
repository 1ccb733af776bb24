/** Spanish texts of `npm run coverage:check` about files. */

import type { KmlErrorCode } from "#domain/coverage/kml/kml-error.ts";
import { kmlLimits } from "#domain/coverage/kml/kml-limits.ts";
import type { KmlProblem } from "#domain/coverage/kml/kml-report.ts";
import type { LegendEntry } from "#domain/coverage/legend.ts";
import { formatSpanishList } from "#domain/text/spanish-list.ts";
import type { NonKmlFormat } from "./coordinate-format.ts";
import type { OutsideMexicoCount } from "./outside-mexico.ts";

export function formatCount(number: number, one: string, many: string): string {
  return `${number.toLocaleString("es-MX")} ${number === 1 ? one : many}`;
}

export function formatSize(bytes: number): string {
  if (bytes < 100_000) return `${Math.ceil(bytes / 1_000)} KB`;
  return `${(bytes / 1_000_000).toLocaleString("es-MX", { maximumSignificantDigits: bytes < 1_000_000 ? 2 : 3 })} MB`;
}

export function formatSeconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toLocaleString("es-MX", { minimumFractionDigits: 1, maximumFractionDigits: 1 })} s`;
}

/** Messages about unusable files, with instructions. Technical terms for the file's author come last. */
export const refusalMessages: Record<KmlErrorCode, string> = {
  empty: "Está vacío.",
  html: "Es una página HTML, no un KML. Quizá se guardó la página de descarga en lugar del archivo.",
  zip: "Es un archivo comprimido (KMZ, ZIP, gzip, RAR o 7z). Descomprímelo y usa el archivo .kml que lleva dentro.",
  "not-kml":
    "No es un KML: no tiene ninguna capa ni lugar. Pide que lo exporten como KML (con kml, Document, Folder o Placemark).",
  "too-many-bytes": `Pesa más de ${formatSize(kmlLimits.maxBytes)}, lo máximo que lee la página. Simplifica sus áreas.`,
  "too-many-vertices": `Sus contornos tienen más de ${formatCount(kmlLimits.maxVertices, "punto", "puntos")}, lo máximo que lee la página. Simplifica sus áreas (vértices).`,
  "token-too-long": `Una de sus partes mide más de ${formatSize(kmlLimits.maxTokenBytes)} y no se puede leer. Pide que lo exporten de nuevo (etiqueta XML).`,
  entities:
    "Sus coordenadas están abreviadas, y así no se leen. Pide que lo exporten con los números completos (entidades XML).",
};

type ProblemMessage = { weight: "loss" | "question" | "notice"; formatWords: (number: number) => string };

/** Messages about problems. `loss`: the map will not show something; `question`: staff must decide. */
export const problemMessages: Record<KmlProblem, ProblemMessage> = {
  "bad-coordinates": {
    weight: "loss",
    formatWords: (number) =>
      `${formatCount(number, "coordenada no es un número o cae", "coordenadas no son números o caen")} fuera del mundo.`,
  },
  "entity-in-coordinates": {
    weight: "loss",
    formatWords: (number) =>
      `${formatCount(number, "lista de coordenadas está abreviada", "listas de coordenadas están abreviadas")}, y así no se ${number === 1 ? "lee" : "leen"} (entidades XML).`,
  },
  "empty-geometry": {
    weight: "loss",
    formatWords: (number) =>
      `${formatCount(number, "figura no tiene", "figuras no tienen")} puntos suficientes para dibujarse.`,
  },
  "unbalanced-tags": {
    weight: "notice",
    formatWords: (number) =>
      `${formatCount(number, "parte está mal cerrada", "partes están mal cerradas")} (etiquetas XML).`,
  },
  "outside-style": {
    weight: "notice",
    formatWords: (number) =>
      `${formatCount(number, "lugar toma su estilo", "lugares toman su estilo")} de otro archivo: se usan los colores del sitio.`,
  },
  "missing-style": {
    weight: "notice",
    formatWords: (number) =>
      `${formatCount(number, "lugar nombra un estilo", "lugares nombran un estilo")} que no está: se usan los colores del sitio.`,
  },
  "style-twice": {
    weight: "notice",
    formatWords: (number) =>
      `${formatCount(number, "estilo tiene", "estilos tienen")} el mismo nombre que otro, con otros colores: vale el último. Revisa los colores de la leyenda (id).`,
  },
  "bad-color": {
    weight: "notice",
    formatWords: (number) =>
      `${formatCount(number, "color no está escrito", "colores no están escritos")} como pide KML: ahí se usan los colores del sitio (aabbggrr).`,
  },
  "foreign-letters": {
    weight: "notice",
    formatWords: (number) =>
      `${formatCount(number, "texto no está", "textos no están")} en la codificación que el archivo declara: revisa los acentos de la leyenda, o expórtalo en UTF-8.`,
  },
  hidden: {
    weight: "question",
    formatWords: (number) =>
      `¿Es cobertura lo que el archivo oculta? El mapa muestra también ${formatCount(number, "figura oculta", "figuras ocultas")}: ${number === 1 ? "bórrala si no lo es" : "bórralas si no lo son"} (visibility).`,
  },
};

/** Messages about coordinates in other formats, with instructions. Technical terms for the file's author come last. */
export const nonKmlFormatMessages: Record<NonKmlFormat, string> = {
  "decimal-comma": "Sus coordenadas llevan coma decimal. Pide que lo exporten con punto: -99.13,19.43.",
  wkt: "Sus coordenadas están en otro formato, y así no se leen. Pide que lo exporten como KML (WKT).",
  json: "Sus coordenadas están en otro formato, y así no se leen. Pide que lo exporten como KML (GeoJSON).",
  joined: "Hay coordenadas pegadas: pide que lo exporten con un espacio entre un punto y el siguiente.",
  utm: "Sus coordenadas parecen UTM: exporta en grados (WGS84).",
  meters: "Sus coordenadas parecen metros: exporta en grados (WGS84).",
};

export const formatSwappedAxesMessage = (swappedListCount: number, listCount: number) =>
  swappedListCount > listCount / 2
    ? "Las coordenadas están al revés: KML pide primero la longitud y después la latitud."
    : `${formatCount(swappedListCount, "lista de coordenadas está", "listas de coordenadas están")} al revés, y así no se ${swappedListCount === 1 ? "dibuja" : "dibujan"}: KML pide primero la longitud y después la latitud.`;

/** Lists warnings about a legend with several names for a colour, several colours for a name, or similar colours. */
export function listLegendMessages(legend: readonly LegendEntry[]): string[] {
  const sharedColorMessages = legend.flatMap(({ labels, paths }) => {
    if (paths.length < 2 || (labels.length < 2 && labels[0] !== undefined)) return [];
    const namesText =
      labels.length < 2
        ? `el nombre de la cobertura, por ${paths.length} carpetas`
        : formatSpanishList(labels.map(formatLabel));
    return `La leyenda llamará a un solo color ${namesText}: dale a cada carpeta el suyo si no son lo mismo.`;
  });
  const colors = new Map<string, number>();
  for (const name of legend.map(({ labels }) => formatSpanishList(labels.map(formatLabel))))
    colors.set(name, (colors.get(name) ?? 0) + 1);
  const repeatedNameMessages = [...colors]
    .filter(([, number]) => number > 1)
    .map(([name, number]) => `La leyenda repite ${name} con ${number} colores: pon cada color en su carpeta.`);
  return [
    ...sharedColorMessages,
    ...legend.flatMap(formatMergeWarnings),
    ...repeatedNameMessages,
    ...listSimilarColorMessages(legend),
  ];
}

/**
 * Warns if a legend entry merges folders of the same name from a few parent folders. With many parent folders, such as
 * one per state, the same name is intentional.
 */
function formatMergeWarnings({ labels, paths }: LegendEntry): string[] {
  return labels.flatMap((label) => {
    const borders = paths.flatMap((path) => {
      const names = path?.split("\n") ?? [];
      return names.length > 1 && names.at(-1) === label ? `«${names.at(-2)}»` : [];
    });
    const parentFolders = [...new Set(borders)];
    if (parentFolders.length < 2 || parentFolders.length > maxListedNames) return [];
    return `La leyenda junta en un solo «${label}» lo de ${formatSpanishList(parentFolders)}: dale a cada carpeta su color si no son lo mismo.`;
  });
}

/** Minimum RGB distance, from 0 to 441, at which two colours look different on a map. */
const minColorDistance = 32;

function listSimilarColorMessages(legend: readonly LegendEntry[]): string[] {
  const rows = legend.map(({ color, labels }) => ({ color, name: formatSpanishList(labels.map(formatLabel)) }));
  return rows.flatMap(({ color, name }, index) => {
    const others = rows
      .slice(index + 1)
      .filter((row) => row.name !== name && computeColorDistance(row.color, color) < minColorDistance);
    if (others.length === 0) return [];
    const names = formatSpanishList(truncateNames([name, ...others.map((row) => row.name)]));
    return `La leyenda tiene casi el mismo color para ${names}: dales colores que se distingan.`;
  });
}

/** @returns NaN if a colour is not `#rrggbb`. */
function computeColorDistance(one: string, other: string): number {
  const [a, b] = [one, other].map((color) =>
    [1, 3, 5].map((index) => Number.parseInt(color.slice(index, index + 2), 16)),
  );
  return Math.hypot(...(a ?? []).map((channel, index) => channel - (b?.[index] ?? Number.NaN)));
}

/** In the legend, an entry without a folder has the overlay's name. */
const formatLabel = (label: string | undefined) => (label === undefined ? "el nombre de la cobertura" : `«${label}»`);

export const formatInvisibleShapesMessage = (number: number) =>
  `${formatCount(number, "figura es transparente", "figuras son transparentes")}: el mapa no ${number === 1 ? "la" : "las"} muestra y las consultas sí ${number === 1 ? "la" : "las"} cuentan. Dale color a lo que es cobertura y borra lo demás.`;
export const formatHollowPolygonsMessage = (number: number) =>
  `${formatCount(number, "área no tiene", "áreas no tienen")} relleno: el mapa dibuja solo su contorno.`;

/** Spanish names of elements that the map does not draw. */
const elementWords: Readonly<Record<string, readonly [string, string]>> = {
  GroundOverlay: ["imagen sobre el terreno", "imágenes sobre el terreno"],
  ScreenOverlay: ["imagen fija en la pantalla", "imágenes fijas en la pantalla"],
  PhotoOverlay: ["fotografía", "fotografías"],
  NetworkLink: ["enlace a otro archivo", "enlaces a otros archivos"],
  Model: ["modelo tridimensional", "modelos tridimensionales"],
};

export function formatUndrawnElementsMessage(element: string, number: number): string {
  const [one, many] = elementWords[element] ?? ["objeto de otra clase", "objetos de otras clases"];
  return `${formatCount(number, one, many)}: la página solo dibuja áreas, líneas y puntos (${element}).`;
}

/**
 * Formats how many shapes are in another country, where one of them is, and what to do. Starts with a question if more
 * than a tenth, but at most half, of the shapes are outside Mexico.
 */
export function formatOutsideMexicoMessage(
  { count: outside, example }: OutsideMexicoCount,
  shapeCount: number,
): string {
  const question =
    isSuspiciousShareOutside(outside, shapeCount) && !isMajorityOutside(outside, shapeCount)
      ? `${mexicoFileQuestion} `
      : "";
  const isOne = outside === 1;
  const outsideShapes =
    outside === shapeCount
      ? "Nada de lo que contiene cae en México"
      : `${outside.toLocaleString("es-MX")} de ${formatCount(shapeCount, "figura", "figuras")} ${isOne ? "cae" : "caen"} fuera de México`;
  const exampleNote = example
    ? `: una empieza en la longitud ${formatDegrees(example.longitude)} y la latitud ${formatDegrees(example.latitude)}`
    : "";
  const instruction = isOne ? "Quítala si sobra." : "Quítalas si sobran.";
  return `${question}${outsideShapes}${exampleNote}. ${isMajorityOutside(outside, shapeCount) ? "Revisa que sea el archivo de México." : instruction}`;
}

/** Whether so many shapes are outside Mexico that the file is probably wrong. */
export const isMajorityOutside = (outsideCount: number, shapeCount: number) => outsideCount > shapeCount / 2;

/** Whether too many shapes are outside for coarse borders to be the reason. Staff must then confirm the file. */
export const isSuspiciousShareOutside = (outsideCount: number, shapeCount: number) => outsideCount > shapeCount / 10;

const mexicoFileQuestion = "¿Es el archivo de México?";

export const formatDegrees = (value: number) => value.toFixed(2);

export const maxListedNames = 4;

/** Lists the first names, and the number of omitted names: `3 más`. */
export function truncateNames(names: readonly string[]): string[] {
  const omittedCount = names.length - maxListedNames;
  return omittedCount > 1 ? [...names.slice(0, maxListedNames), `${omittedCount} más`] : [...names];
}

const maxNameLength = 60;

export const formatNames = (names: readonly string[]) =>
  formatSpanishList(
    truncateNames(
      names.map((name) => `«${name.length > maxNameLength ? `${name.slice(0, maxNameLength).trim()}…` : name}»`),
    ),
  );

export const faintFillsMessage =
  "El archivo pinta áreas casi transparentes, y el mapa las muestra como las demás. Bórralas si no son cobertura (PolyStyle).";
