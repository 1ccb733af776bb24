import { overlayIds } from "#domain/coverage/overlay.ts";
import { setOverlayParameter } from "./address-parameters.ts";
import { controlCoverageMap } from "./control-coverage-map.ts";
import type { CoverageEngine, Position } from "./coverage-engine.ts";
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
  const { words, files, outlinesPath, localitiesPath } = props;
  const tool = requirePart(root, "map-tool");
  const token = (name: string) => getComputedStyle(tool).getPropertyValue(name).trim();
  const colors = { overlay: token("--map-overlay"), outlines: token("--map-edge"), land: token("--map-land") };
  const source = createCoverageSource({ files, outlinesPath, localitiesPath, colors });
  const consent = createDownloadConsent(files, source.isInMemory);
  let engine: CoverageEngine | undefined;
  let shown: { position: Position; zoom: number | undefined } | undefined;
  let unmark = () => {};

  controlPlaceTool(root, props, {
    source,
    consent,
    onAsk(position, zoom) {
      shown = { position, zoom };
      if (engine) unmark = engine.setMarker(position, zoom);
      return () => {
        shown = undefined;
        unmark();
      };
    },
  });

  // If a button is pressed before the map has loaded, write its overlay to the URL, which the map reads when it starts.
  requirePart(tool, "layers").addEventListener("submit", (event) => {
    event.preventDefault();
    const pressed = overlayIds.find((id) => id === event.submitter?.dataset.layer);
    history.replaceState(history.state, "", setOverlayParameter(location.href, pressed));
  });

  async function wakeMap(): Promise<void> {
    const { createCoverageEngine } = await import("./engine/coverage-engine-leaflet.ts");
    engine = controlCoverageMap(root, props, {
      source,
      consent,
      createEngine: (container, options) => createCoverageEngine(container, options, source.link()),
    });
    if (shown) unmark = engine.setMarker(shown.position, shown.zoom);
  }

  onFirstInterest(root, tool, () => {
    wakeMap().catch((error) => {
      console.warn("The map stays a picture.", error);
      requirePart(tool, "line").textContent = words.overlay.failed.offline;
      const retry = requirePart(tool, "retry");
      retry.hidden = false;
      // Reload the page, because some browsers cache a script's failure to load.
      retry.addEventListener("click", () => location.reload());
    });
  });
}

/** Distance from the viewport at which the map starts to load. */
const margin = "300px";

/**
 * Calls `wake` once: when the map comes near the viewport, when the URL names an overlay, when anything in `root` has
 * the focus, or when a pointer enters the map.
 */
function onFirstInterest(root: HTMLElement, tool: HTMLElement, wake: () => void): void {
  const near = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) start();
    },
    { rootMargin: margin },
  );
  function start(): void {
    near.disconnect();
    root.removeEventListener("focusin", start);
    tool.removeEventListener("pointerenter", start);
    wake();
  }
  root.addEventListener("focusin", start);
  tool.addEventListener("pointerenter", start);
  if (location.search.includes("capa=") || root.contains(document.activeElement)) start();
  else near.observe(tool);
}
