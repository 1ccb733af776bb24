/** What `npm run coverage:check` says about files, in Spanish. */
import { type KmlErrorCode, type KmlProblem, kmlLimits } from "#domain/coverage/overlay.ts";
import type { Outside } from "./outside-mexico.ts";

export function count(number: number, one: string, many: string): string {
  return `${number.toLocaleString("es-MX")} ${number === 1 ? one : many}`;
}

export function size(bytes: number): string {
  if (bytes < 100_000) return `${Math.ceil(bytes / 1_000)} KB`;
  return `${(bytes / 1_000_000).toLocaleString("es-MX", { maximumSignificantDigits: bytes < 1_000_000 ? 2 : 3 })} MB`;
}

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toLocaleString("es-MX", { minimumFractionDigits: 1, maximumFractionDigits: 1 })} s`;
}

/** Why a file cannot be used at all, and what to do about it; what only its maker understands stands at the end. */
export const refusals: Record<KmlErrorCode, string> = {
  empty: "Está vacío.",
  html: "Es una página HTML, no un KML. Quizá se guardó la página de descarga en lugar del archivo.",
  zip: "Es un KMZ u otro ZIP. Descomprímelo y usa el archivo .kml que lleva dentro.",
  "not-kml":
    "No es un KML: no tiene ninguna capa ni lugar. Pide que lo exporten como KML (con kml, Document, Folder o Placemark).",
  "too-many-bytes": `Pesa más de ${size(kmlLimits.bytes)}, lo máximo que lee la página. Simplifica sus áreas.`,
  "too-many-vertices": `Sus contornos tienen más de ${count(kmlLimits.vertices, "punto", "puntos")}, lo máximo que lee la página. Simplifica sus áreas (vértices).`,
  "token-too-long": `Una de sus partes mide más de ${size(kmlLimits.tokenBytes)} y no se puede leer. Pide que lo exporten de nuevo (etiqueta XML).`,
  entities:
    "Sus coordenadas están abreviadas, y así no se leen. Pide que lo exporten con los números completos (entidades XML).",
};

type Finding = { isLoss: boolean; words: (number: number) => string };

/** What is wrong with a file; a loss is something that the map will not show. */
export const problemWords: Record<KmlProblem, Finding> = {
  "bad-coordinates": {
    isLoss: true,
    words: (number) =>
      `${count(number, "coordenada no es un número o cae", "coordenadas no son números o caen")} fuera del mundo.`,
  },
  "entity-in-coordinates": {
    isLoss: true,
    words: (number) =>
      `${count(number, "lista de coordenadas está abreviada", "listas de coordenadas están abreviadas")}, y así no se ${number === 1 ? "lee" : "leen"} (entidades XML).`,
  },
  "empty-geometry": {
    isLoss: true,
    words: (number) => `${count(number, "figura no tiene", "figuras no tienen")} puntos suficientes para dibujarse.`,
  },
  "unbalanced-tags": {
    isLoss: false,
    words: (number) => `${count(number, "parte está mal cerrada", "partes están mal cerradas")} (etiquetas XML).`,
  },
  "outside-style": {
    isLoss: false,
    words: (number) =>
      `${count(number, "lugar toma su estilo", "lugares toman su estilo")} de otro archivo: se usan los colores del sitio.`,
  },
  "missing-style": {
    isLoss: false,
    words: (number) =>
      `${count(number, "lugar nombra un estilo", "lugares nombran un estilo")} que no está: se usan los colores del sitio.`,
  },
};

/** What the map does not draw, by element name. */
const elementWords: Readonly<Record<string, readonly [string, string]>> = {
  GroundOverlay: ["imagen sobre el terreno", "imágenes sobre el terreno"],
  ScreenOverlay: ["imagen fija en la pantalla", "imágenes fijas en la pantalla"],
  PhotoOverlay: ["fotografía", "fotografías"],
  NetworkLink: ["enlace a otro archivo", "enlaces a otros archivos"],
  Model: ["modelo tridimensional", "modelos tridimensionales"],
};

export function notDrawnWords(element: string, number: number): string {
  const [one, many] = elementWords[element] ?? ["objeto de otra clase", "objetos de otras clases"];
  return `${count(number, one, many)}: la página solo dibuja áreas, líneas y puntos (${element}).`;
}

/** How many figures are in another country, where one of them is, and what to do; of many, first what they make one ask. */
export function outsideWords({ count: outside, example }: Outside, all: number): string {
  const question = isManyOf(outside, all) && !isMostOf(outside, all) ? `${isItOfMexico} ` : "";
  const isOne = outside === 1;
  const which =
    outside === all
      ? "Nada de lo que contiene cae en México"
      : `${outside.toLocaleString("es-MX")} de ${count(all, "figura", "figuras")} ${isOne ? "cae" : "caen"} fuera de México`;
  const where = example
    ? `: una empieza en la longitud ${degrees(example.longitude)} y la latitud ${degrees(example.latitude)}`
    : "";
  const few = isOne ? "Quítala si sobra." : "Quítalas si sobran.";
  return `${question}${which}${where}. ${isMostOf(outside, all) ? "Revisa que sea el archivo de México." : few}`;
}

/** Then it is the wrong file, rather than some figures too many. */
export const isMostOf = (outside: number, all: number) => outside > all / 2;

/** Too many for borders that are drawn coarsely: a person says whether it is the right file. */
export const isManyOf = (outside: number, all: number) => outside > all / 10;

const isItOfMexico = "¿Es el archivo de México?";

export const degrees = (value: number) => value.toFixed(2);
