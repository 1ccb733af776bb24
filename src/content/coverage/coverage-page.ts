/** Content of the coverage page around its map. Source: product specification, section 2. */

import { data } from "#content/data/copy/coverage.ts";
import { readPageCopy } from "#content/facts/read-page-copy.ts";
import type { EmphasizedHeading } from "#content/site/emphasized-heading.ts";
import { config } from "#platform/config/config.ts";
import { coveragePageCopyForm } from "./coverage-page-copy-form.ts";
import { coverageTerms, namedOverlays } from "./coverage-tool.ts";

const { opening, map, states, next, downloads, closing } = readPageCopy(coveragePageCopyForm, data);

export const coverageAnchors = {
  map: "mapa",
  states: "por-estado",
  table: "los-32-estados",
  legal: "nota-legal",
} as const;

export const coverageOpening = {
  heading: ["No pierdas la ", "conexión", ""],
  /** Next to the town that the drawing shows before there is an answer. */
  exampleMark: "Ejemplo: Tepic",
  idle: {
    intro: opening.intro,
    /** The possible answers. */
    answers: `Te decimos si hay 5G, 4G o 3G, y si la cobertura es ${coverageTerms.guaranteed} o ${coverageTerms.differentiated}.`,
  },
} as const satisfies { heading: EmphasizedHeading; [part: string]: unknown };

export const coverageMapCopy = map;

/** Sources of the map's base tiles and of its other data. */
export const coverageMapSources = {
  tileUrl: config.mapTileUrl,
  attribution: { text: "© colaboradores de OpenStreetMap", href: "https://www.openstreetmap.org/copyright" },
  outlinesPath: "/mapas/estados.json",
  picturePath: "/mapas/mexico.svg",
  localitiesPath: "/mapas/localidades.json",
  placeAnswersPath: "/mapas/respuestas.json",
} as const;

export const stateTableProps = {
  ...states,
  /** Codes of the most populated states in the census of 2020 (INEGI), in descending order. */
  barStateCodes: ["MEX", "CMX", "JAL", "VER", "PUE", "GUA"],
  all: "Ver los 32\u00a0estados",
  /** Id of the table in the disclosure: a URL with this fragment opens the disclosure. */
  tableId: coverageAnchors.table,
  caption: "Porcentaje del territorio de cada estado con cobertura, por tecnología y tipo",
  rowHeader: "Estado",
  /** Label of the control that selects the overlay shown by the bars and, on phones, by the table's only column. */
  picker: "Tecnología",
  initialOverlayId: "4g-garantizada",
  columns: namedOverlays.map(({ id, technology, shortName, name }) => ({
    id,
    technology,
    /** Columns are narrow: the part in brackets appears only in the name for screen readers. */
    shortName: shortName.replace(/ \(.*/, "").replace(technology, "").trim(),
    name,
  })),
} as const;

/** Links that follow an answer; `stateTableLink` is only for uncovered places. */
export const coverageMapLink = { label: next.map, href: `#${coverageAnchors.map}` } as const;
export const stateTableLink = { label: next.states, href: `#${coverageAnchors.table}` } as const;

export const coverageDownloadsCopy = downloads;

export const coverageClosingSection = {
  ...closing,
  port: { label: closing.port, to: "/portabilidad" },
  compare: { label: closing.compare, to: "/membresias" },
} as const;
