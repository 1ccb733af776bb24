import { overlayIds } from "#domain/coverage/overlay.ts";
import { parseOverlayChoice, setOverlayParameter } from "./address-parameters.ts";
import { coveredAnswers } from "./answer/verdict.ts";
import { type CoverageMapControl, controlCoverageMap } from "./control-coverage-map.ts";
import type { MarkedPlace } from "./coverage-engine.ts";
import type { CoverageMapProps } from "./coverage-map-props.ts";
import { createDownloadConsent } from "./download/download-consent.ts";
import { createCoverageSource } from "./engine/coverage-source.ts";
import { controlPlaceTool } from "./places/control-place-tool.ts";
import { requirePart } from "./require-part.ts";

/**
 * Enhances `PlaceQuestion` at once, and `CoverageMap` when the visitor shows interest in the map: only then is the
 * map's script loaded.
 *
 * @param root - contains both components.
 */
export function enhanceCoverageMap(root: HTMLElement, props: CoverageMapProps): void {
  const { copy, overlays, files, outlinesPath, localitiesPath } = props;
  const tool = requirePart(root, "map-tool");
  const readToken = (name: string) => getComputedStyle(tool).getPropertyValue(name).trim();
  const colors = {
    overlay: readToken("--map-overlay"),
    outlines: readToken("--map-edge"),
    land: readToken("--map-land"),
  };
  const source = createCoverageSource({ files, outlinesPath, localitiesPath, colors });
  const consent = createDownloadConsent(files, source.isInMemory);
  let map: CoverageMapControl | undefined;
  let shownPlace: MarkedPlace | undefined;
  let removeMarker = () => {};

  controlPlaceTool(root, props, {
    source,
    consent,
    onAsk(place) {
      shownPlace = place;
      if (map) removeMarker = map.setMarker(place);
      return () => {
        shownPlace = undefined;
        removeMarker();
      };
    },
  });

  // If a button is pressed before the map has loaded, write its overlay to the URL, which the map reads when it starts.
  requirePart(tool, "layers").addEventListener("submit", (event) => {
    event.preventDefault();
    const pressedId = overlayIds.find((id) => id === event.submitter?.dataset.layer);
    history.replaceState(history.state, "", setOverlayParameter(location.href, pressedId));
  });

  // The link from an answer to the map shows the answer's technology, which is in memory, unless an overlay is chosen.
  requirePart(root, "place-tool").addEventListener("click", ({ target }) => {
    const answer = (target as Element).closest("a[href^='#']")?.closest("[data-answer]");
    const technology = answer && findCoveringTechnology(answer);
    const overlay = overlays.find((each) => each.technology === technology && each.type !== "guaranteed");
    if (!overlay || parseOverlayChoice(location.search).id) return;
    // Before the link is followed, because the map reads the URL again then.
    history.replaceState(history.state, "", setOverlayParameter(location.href, overlay.id));
    map?.showOverlayFromAddress();
  });

  async function wakeMap(): Promise<void> {
    const { createCoverageEngine } = await import("./engine/leaflet/coverage-engine-leaflet.ts");
    map = controlCoverageMap(root, props, {
      source,
      consent,
      createEngine: (container, options) => createCoverageEngine(container, options, source),
    });
    if (shownPlace) removeMarker = map.setMarker(shownPlace);
  }

  callOnFirstInterest(root, tool, () => {
    wakeMap().catch((error) => {
      console.warn("The map stays a picture.", error);
      requirePart(tool, "line").textContent = copy.overlay.failed.offline;
      const retry = requirePart(tool, "retry");
      retry.hidden = false;
      // Reload the page, because some browsers cache a script's failure to load.
      retry.addEventListener("click", () => location.reload());
    });
  });
}

/** @returns the newest technology that covers the place of an answer, whose rows start with the newest. */
function findCoveringTechnology(answer: Element): string | undefined {
  const rows = [...answer.querySelectorAll<HTMLElement>("[data-technology]")];
  return rows.find(({ dataset }) => coveredAnswers.some((kind) => kind === dataset.coverage))?.dataset.technology;
}

/** Distance from the viewport at which the map starts to load. */
const loadMargin = "300px";

/**
 * Calls `wake` once: when the map comes near the viewport, when the URL names an overlay, when anything in `root` has
 * the focus, or when a pointer enters the map.
 */
function callOnFirstInterest(root: HTMLElement, tool: HTMLElement, wake: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) startOnce();
    },
    { rootMargin: loadMargin },
  );
  function startOnce(): void {
    observer.disconnect();
    root.removeEventListener("focusin", startOnce);
    tool.removeEventListener("pointerenter", startOnce);
    wake();
  }
  root.addEventListener("focusin", startOnce);
  tool.addEventListener("pointerenter", startOnce);
  if (location.search.includes("capa=") || root.contains(document.activeElement)) startOnce();
  else observer.observe(tool);
}
