import { createElement, Fragment } from "react";
import { renderToString } from "react-dom/server";
import type { KmlReport } from "#domain/coverage/kml/kml-report.ts";
import { initialView } from "#domain/coverage/mexico.ts";
import type { OverlayId } from "#domain/coverage/overlay.ts";
import type { Position } from "#domain/coverage/places/place-entries.ts";
import { VerdictStrip } from "#features/coverage-map/answer/verdict-strip.tsx";
import { controlCoverageMap } from "#features/coverage-map/control-coverage-map.ts";
import type { CoverageEngineOptions, CoverageSource, MarkedPlace } from "#features/coverage-map/coverage-engine.ts";
import { CoverageMap } from "#features/coverage-map/coverage-map.tsx";
import type { CoverageMapProps, NamedOverlay } from "#features/coverage-map/coverage-map-props.ts";
import { createDownloadConsent } from "#features/coverage-map/download/download-consent.ts";
import { controlPlaceTool } from "#features/coverage-map/places/control-place-tool.ts";
import { PlaceQuestion } from "#features/coverage-map/places/place-question.tsx";
import { testCopy } from "./test-copy.ts";

const createOverlay = (id: OverlayId, technology: NamedOverlay["technology"], type: NamedOverlay["type"]) => ({
  id,
  technology,
  type,
  shortName: type,
  name: `${technology} ${type}`,
});

const overlays = [
  createOverlay("3g-garantizada", "3G", "guaranteed"),
  createOverlay("3g-diferenciada", "3G", "differentiated"),
  createOverlay("4g-garantizada", "4G", "guaranteed"),
  createOverlay("4g-diferenciada", "4G", "differentiated"),
  createOverlay("5g", "5G", "all"),
];

const rings = { width: 10, height: 10, outline: "M0 0", cells: [] };

export const flawlessReport: KmlReport = {
  bytes: 1_000,
  encoding: "utf-8",
  placemarks: 3_120,
  polygons: 3_120,
  lines: 0,
  points: 0,
  vertices: 10_000,
  bounds: undefined,
  isTruncated: false,
  declaresEntities: false,
  problems: {},
  notDrawn: {},
  name: undefined,
};

type TestPageOptions = {
  /** Query of the URL, such as `?capa=5g`. */
  search?: string;
  /** Download sizes, for overlays whose size differs from the default of 200 kB. */
  downloadBytes?: Partial<Record<OverlayId, number>>;
  covers?: CoverageSource["covers"];
  findPlaces?: CoverageSource["findPlaces"];
  /** Simulates the visitor's actions before the script has loaded. */
  beforeScript?: (root: HTMLElement) => void;
};

/** Opens the coverage page as the build renders it, with a map engine that records its calls. */
export function openTestPage({
  search = "",
  downloadBytes = {},
  covers = async () => false,
  findPlaces = async () => ({ places: [], isExact: false }),
  beforeScript = () => {},
}: TestPageOptions = {}) {
  const props: CoverageMapProps = {
    copy: testCopy,
    overlays,
    files: overlays.map(({ id }) => ({
      id,
      path: `/kml/${id}.kml`,
      bytes: 1_000,
      downloadBytes: downloadBytes[id] ?? 200_000,
    })),
    tileUrl: "/{z}/{x}/{y}.png",
    attribution: { text: "OSM", href: "https://www.openstreetmap.org/copyright" },
    outlinesPath: "/mapas/estados.json",
    picturePath: "/mapas/mexico.svg",
    localitiesPath: "/mapas/localidades.json",
    actions: {
      covered: { label: "Trae tu número", href: "/portabilidad" },
      uncovered: { label: "Cobertura por estado", href: "#por-estado" },
      map: { label: "Mapa", href: "#mapa" },
    },
  };
  history.replaceState(null, "", `/mapa-de-cobertura${search}`);
  document.body.innerHTML = renderToString(
    createElement(
      Fragment,
      null,
      createElement(PlaceQuestion, {
        ...props,
        path: "/mapa-de-cobertura",
        idle: { intro: "", answers: "" },
        rings: { ...rings, example: { x: 0, y: 0, mark: "" } },
      }),
      createElement(VerdictStrip),
      createElement(CoverageMap, props),
    ),
  );
  const root = document.body;
  beforeScript(root);
  const chosenIds: (OverlayId | undefined)[] = [];
  const markedPositions: Position[] = [];
  const loadedIds = new Set<OverlayId>();
  let engineOptions: CoverageEngineOptions | undefined;
  const setMarker = ({ position }: MarkedPlace) => {
    markedPositions.push(position);
    return () => {
      if (markedPositions.at(-1) === position) markedPositions.length = 0;
    };
  };
  const source: CoverageSource = { isInMemory: (id) => loadedIds.has(id), covers, findPlaces };
  const consent = createDownloadConsent(props.files, source.isInMemory);
  controlPlaceTool(root, props, { source, consent, onAsk: setMarker });
  controlCoverageMap(root, props, {
    source,
    consent,
    createEngine(_, options) {
      engineOptions = options;
      return {
        showOverlay: (id) => void chosenIds.push(id),
        setOpacity() {},
        setMarker,
        getCenter: () => initialView.center,
      };
    },
  });
  const findElement = <Found extends HTMLElement>(selector: string) => root.querySelector(selector) as Found;
  /** The answers in the opening and under the map. */
  const [large, small] = ["opening", "map"].map((index) => findElement(`[data-answer="${index}"]`)) as [
    HTMLElement,
    HTMLElement,
  ];
  return {
    root,
    chosenIds,
    markedPositions,
    memory: loadedIds,
    engine: engineOptions as unknown as CoverageEngineOptions,
    find: findElement,
    large,
    small,
    click: (selector: string) => findElement(selector).click(),
    pressed: () => [...root.querySelectorAll<HTMLElement>("[aria-pressed=true]")].map(({ dataset }) => dataset.layer),
    sentences: () => [...small.querySelectorAll("[data-sentence]")].map(({ textContent }) => textContent),
    /** Waits for two turns of the event loop: the first shows the choice, the second puts the choice into the URL. */
    async settled() {
      for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setTimeout(resolve));
    },
  };
}
