/**
 * Copy of the coverage map; the map fills in the placeholders in braces. Source of the prompt and the buttons: product
 * specification, section 2.
 */

import { createSampleMark, pickVerdict } from "#content/site/samples/sample-mark.ts";
import { kmlLimits } from "#domain/coverage/kml/kml-limits.ts";
import type { OverlayId } from "#domain/coverage/overlay.ts";
import { formatFileSize } from "#domain/text/numbers/file-size.ts";
import { coverageOverlays } from "./overlays/coverage-overlays.ts";
import { coverageSampleNotice } from "./overlays/coverage-sample.ts";

/** Label of each overlay's button, after the technology. */
const kindLabels: Record<OverlayId, string> = {
  "3g-garantizada": "Garantizada",
  "3g-diferenciada": "Diferenciada (Garantizada + No Garantizada)",
  "4g-garantizada": "Garantizada",
  "4g-diferenciada": "Diferenciada",
  "5g": "Cobertura 5G",
};

export const namedOverlays = coverageOverlays.map(({ id, technology, type }) => ({
  id,
  technology,
  type,
  shortName: kindLabels[id],
  name: `${technology} ${kindLabels[id]}`,
}));

/** Words for the coverage of a place. */
export const coverageTerms = {
  guaranteed: "garantizada",
  differentiated: "sin garantía",
  covered: "hay",
  none: "no",
} as const;

const unreadableMessage = "El archivo de esta cobertura no se puede leer.";
const tooLargeMessage = `El archivo de esta cobertura pasa de ${formatFileSize(kmlLimits.maxBytes)}, lo más que lee el mapa.`;
const tooDetailedMessage = `El archivo de esta cobertura pasa de ${kmlLimits.maxVertices.toLocaleString("es-MX")} puntos, lo más que lee el mapa.`;
/** Picks the wording of an answer: `example` while any coverage is sample data, otherwise `answer`. */
const pick = (example: string, answer: string) => pickVerdict(coverageSampleNotice, example, answer);
const otherTechnologyAdvice = "Prueba otra tecnología.";

export const coverageToolCopy = {
  prompt: "Selecciona la tecnología que deseas consultar",
  map: {
    label: "Mapa de cobertura de México",
    hint: "Mueve el mapa con las flechas y acércalo o aléjalo con + y -.",
    outlineAlt: "Contorno de México y de sus 32\u00a0estados",
    withoutScript:
      "El mapa necesita JavaScript. Sin él tienes la tabla por estado, los archivos de cobertura y la nota legal.",
    starting: "Preparando el mapa…",
    zoomIn: "Acercar",
    zoomOut: "Alejar",
    withoutTiles: "Sin mapa de fondo: ves el contorno de los estados.",
  },
  overlay: {
    choose: "Elige una tecnología para ver su cobertura.",
    unknown: "No hay ninguna cobertura llamada «{name}». Elige una de las cinco.",
    start: "Descargando…",
    loading: "Descargando {received} de {total}",
    loadingUnknown: "Descargando: van {received}",
    loadingStarts: "Descargando {overlay}.",
    loadingGoesOn: "Descargado: {percent}%.",
    progressLabel: "Descarga de la cobertura",
    drawing: { one: "Dibujando 1\u00a0zona", more: "Dibujando {n}\u00a0zonas" },
    shown: "En el mapa: {overlay}.",
    empty: "{overlay}: el archivo no trae ninguna zona.",
    truncated: "El archivo llegó incompleto: ves la parte que se pudo leer.",
    badCoordinates: {
      one: "Quedó fuera una coordenada mal escrita.",
      more: "Quedaron fuera {n}\u00a0coordenadas mal escritas.",
    },
    emptyShapes: { one: "Quedó fuera una zona vacía.", more: "Quedaron fuera {n}\u00a0zonas vacías." },
    notDrawn: {
      one: "Un elemento del archivo no se dibuja en este mapa.",
      more: "{n}\u00a0elementos del archivo no se dibujan en este mapa.",
    },
    failed: {
      offline: "No hay conexión con el sitio. Revisa tu internet y reintenta.",
      "not-found": `El archivo de esta cobertura no está en el sitio. ${otherTechnologyAdvice}`,
      server: "El sitio no pudo darnos el archivo. Reintenta en un momento.",
      "no-worker": "Tu navegador no puede dibujar la cobertura. Actualízalo, o consulta la tabla por estado.",
      empty: "El archivo de esta cobertura llegó vacío. Reintenta, o prueba otra tecnología.",
      html: "Llegó una página en lugar del archivo. Si usas una red Wi-Fi pública, inicia sesión y reintenta.",
      zip: `${unreadableMessage} ${otherTechnologyAdvice}`,
      "not-kml": `${unreadableMessage} ${otherTechnologyAdvice}`,
      entities: `${unreadableMessage} ${otherTechnologyAdvice}`,
      "too-many-bytes": `${tooLargeMessage} ${otherTechnologyAdvice}`,
      "too-many-vertices": `${tooDetailedMessage} ${otherTechnologyAdvice}`,
      "token-too-long": `${unreadableMessage} ${otherTechnologyAdvice}`,
    },
    retry: "Reintentar",
    cleared: "El mapa ya no muestra ninguna cobertura.",
  },
  download: {
    ask: "Vas a descargar {size}. ¿Continuar?",
    askForAnswer: "Para responder vas a descargar hasta {size}. ¿Continuar?",
    accept: "Descargar",
    decline: "Ahora no",
  },
  look: {
    legend: "Qué significan los colores",
    transparency: "Transparencia",
    transparencyValue: "{percent}%",
  },
  point: {
    privacy: "La respuesta se calcula en tu dispositivo: tu ubicación no sale de él.",
    indoors: "Dentro de edificios, sótanos y elevadores la señal baja.",
    withoutScript: "Para buscar un lugar hace falta JavaScript. Sin él, revisa la tabla por estado.",
    place: {
      label: "Ciudad, pueblo o código postal",
      hint: "Por ejemplo: Tepic, Nayarit.",
      suggestions: "Elige tu lugar",
      submit: "Consultar",
      /** Places whose coverage a single press looks up. */
      examples: ["CDMX", "Guadalajara", "Monterrey"],
      name: "{name}, {state}",
      nameIn: "{name}, {state}, municipio de {municipality}",
      nameMunicipality: "Municipio de {name}, {state}",
      nameSeat: "{name} ({seat}), {state}",
      nameFor: "{asked} ({name}, {state})",
      byPart: "Buscamos por municipio: {asked} está en {name}.",
      byCode: "Buscamos por municipio: el código postal {asked} es de {name}.",
      byAddress: "No buscamos direcciones: te respondemos por {name}.",
      forCenter: "La respuesta es para su centro.",
      forSeat: "La respuesta es para su cabecera, {seat}.",
      withoutPosition: "No tenemos la ubicación de {place}. Búscala en el mapa y tócala.",
      codeOfState: "Los códigos postales que empiezan con {prefix} son de {state}. Escribe tu municipio.",
      shortCode: "Un código postal tiene 5\u00a0dígitos. Complétalo, o escribe tu municipio.",
      noMatch: "No encontramos «{text}». Si es una colonia, escribe su municipio. También puedes tocar el mapa.",
      similar: "No encontramos «{text}». ¿Quisiste decir esto?",
      one: "{count} lugar: {names}.",
      many: "{count} lugares: {names}.",
      namesakes: "Hay varios. Si falta el tuyo, escribe también su estado, o toca el mapa.",
      empty: "Escribe tu ciudad, tu pueblo o tu código postal.",
      noList: "La lista de lugares no llegó. Toca el mapa, o escribe otra vez para reintentar.",
    },
    locate: "Mi ubicación",
    locating: "Buscando tu ubicación…",
    middle: "¿Qué señal hay al centro?",
    atPlace: "En {place}:",
    atTap: "En el punto que tocaste ({latitude}, {longitude}):",
    atMiddle: "En el centro del mapa ({latitude}, {longitude}):",
    atOwn: "En tu ubicación:",
    /** Name in the verdict of the visitor's own location. */
    position: "tu ubicación",
    /** Name in the verdict of a point on the map. */
    point: "ese punto",
    verdicts: {
      waiting: "Buscando señal…",
      yes: pick("Por ejemplo: {technology} en {place}", "Sí: {technology} en {place}"),
      no: pick("Por ejemplo: sin señal en {place}", "Todavía no en {place}"),
      unknown: "No lo sabemos",
    },
    nearest: "La señal más cercana: {technology}, a unos {distance} al {direction}.",
    directions: ["norte", "noreste", "este", "sureste", "sur", "suroeste", "oeste", "noroeste"],
    inexact: "Tu ubicación tiene un margen de {radius}. La respuesta vale para el centro de esa zona.",
    outside: "Ese punto está fuera del mapa de cobertura, que solo abarca México.",
    declined: "Sin esos archivos no podemos responder.",
    problems: {
      denied: "No tenemos permiso para ver tu ubicación. Actívalo en tu navegador, o escribe un lugar.",
      unavailable: "Tu dispositivo no sabe dónde está. Escribe un lugar, o toca el mapa.",
      timeout: "Tu ubicación tardó demasiado. Inténtalo otra vez, o escribe un lugar.",
      unsupported: "Tu navegador no da la ubicación. Escribe un lugar, o toca el mapa.",
    },
    answers: {
      waiting: "{technology}: buscando…",
      guaranteed: pick("{technology}: con cobertura garantizada.", "{technology}: sí, con cobertura garantizada."),
      differentiated: pick(
        "{technology}: en la zona diferenciada, que no tiene compromiso de calidad.",
        "{technology}: sí, en la zona diferenciada: puede haber señal, sin compromiso de calidad.",
      ),
      covered: pick("{technology}: con señal.", "{technology}: sí."),
      none: pick("{technology}: sin señal.", "{technology}: no."),
      missing: "{technology}: no lo sabemos: el archivo no llegó.",
      unreadable: "{technology}: no lo sabemos: el archivo no se puede leer.",
    },
    /** Short forms of the answers, shown next to the technology. */
    short: {
      waiting: "buscando",
      guaranteed: coverageTerms.guaranteed,
      differentiated: coverageTerms.differentiated,
      covered: coverageTerms.covered,
      none: coverageTerms.none,
      missing: "no se sabe",
      unreadable: "no se sabe",
    },
    /** Before the short forms of an example, whose chips are dashed. */
    example: "Ejemplo:",
    retry: "Reintentar",
    ...createSampleMark(coverageSampleNotice),
  },
} as const;
