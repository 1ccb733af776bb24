/** What the coverage page says around its map. Source: product specification, section 2. */

import type { LoudHeading } from "#content/site/loud-heading.ts";
import { config } from "#platform/config/config.ts";
import { coverageSample } from "./coverage-sample.ts";
import { coverageLayers } from "./coverage-tool.ts";

export const coverageAnchors = {
  map: "mapa",
  states: "por-estado",
  table: "los-32-estados",
  legal: "nota-legal",
} as const;

export const coverageOpening = {
  heading: ["No pierdas la ", "conexión", ""],
  intro: "Antes de cambiarte, revisa qué señal hay donde vives, trabajas y viajas por México.",
} as const satisfies { heading: LoudHeading; [part: string]: unknown };

export const coverageOnMap = {
  heading: "La prueba, en el mapa",
  sub: "Elige una tecnología para ver dónde llega. Toca un punto y te decimos qué señal hay ahí.",
} as const;

/** Where the map's base tiles and the rest of its data come from. */
export const coverageMapSources = {
  tileUrl: config.mapTileUrl,
  attribution: { text: "© colaboradores de OpenStreetMap", href: "https://www.openstreetmap.org/copyright" },
  outlinesPath: "/mapas/estados.json",
  picturePath: "/mapas/mexico.svg",
  localitiesPath: "/mapas/localidades.json",
} as const;

export const stateTable = {
  heading: "Cobertura por estado",
  sub: "Qué parte del territorio queda dentro de cada cobertura, en los seis estados con más habitantes.",
  /** By the census of 2020 (INEGI), most first. */
  shown: ["MEX", "CMX", "JAL", "VER", "PUE", "GUA"],
  all: "Ver los 32\u00a0estados",
  tableId: coverageAnchors.table,
  caption: "Porcentaje del territorio de cada estado con cobertura, por tecnología y tipo",
  rowHeader: "Estado",
  picker: "Tecnología",
  first: "4g-garantizada",
  columns: coverageLayers.map(({ id, technology, kind, name }) => ({
    id,
    technology,
    /** Columns are narrow: the part in brackets is only in the name, which is read aloud. */
    kind: kind.replace(/ \(.*/, "").replace(technology, "").trim(),
    name,
  })),
  note: [
    "Son porcentajes de superficie, no de habitantes.",
    "Salen de los mismos archivos que dibuja el mapa.",
    ...(coverageSample.isSample ? [coverageSample.inTable] : []),
  ].join(" "),
} as const satisfies { heading: string; [part: string]: unknown };

/** What to do after an answer. For a place without coverage, or while the other page is not published: the state. */
export const toMap = { label: "Mira el mapa", href: `#${coverageAnchors.map}` } as const;
export const toStateTable = { label: "Revisa tu estado", href: `#${coverageAnchors.table}` } as const;

export const coverageDownloads = {
  heading: "Descarga los archivos",
  sub: "Son los archivos KML que dibuja el mapa. Ábrelos con Google Earth o con otro programa de mapas.",
} as const satisfies { heading: string; [part: string]: unknown };

export const coverageClosing = {
  heading: "¿Te llega la señal? Trae tu número.",
  text: "Cámbiate sin perder tu número: pide tu NIP y termina el trámite en la app.",
  port: { label: "Cambia a wim", to: "/portabilidad" },
  compare: { label: "Compara membresías", to: "/membresias" },
} as const satisfies { heading: string; [part: string]: unknown };
