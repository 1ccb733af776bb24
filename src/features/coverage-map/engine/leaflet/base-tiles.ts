import type { Coords, DoneCallback, LeafletEventHandlerFn, Map as LeafletMap } from "leaflet";
import { GridLayer } from "leaflet/src/layer/tile/GridLayer.js";
import type { CoverageEngineOptions } from "#features/coverage-map/coverage-engine.ts";
import { callAfterFrame } from "./after-frame.ts";

/** Number of consecutive failures after which the visitor gets a notice. */
const failuresBeforeNotice = 3;
/** Milliseconds without any tile after which the visitor gets a notice. */
const tileTimeoutMs = 10_000;

/**
 * Base tiles from another site. Leaflet's own tile layer is not used: it cancels a request by loading a `data:` URL,
 * which the security policy forbids.
 */
class PictureLayer extends GridLayer {
  readonly #template: string;
  #isWaiting = false;

  constructor(template: string, attribution: string) {
    super({ attribution, noWrap: true });
    this.#template = template;
    this.on("tileunload", ({ tile }: { tile: HTMLElement }) => tile.removeAttribute("src"));
  }

  /** After a jump, the tiles are created when the next frame, with the overlay, is drawn. */
  override getEvents(): { [name: string]: LeafletEventHandlerFn } {
    const { viewprereset, ...events } = super.getEvents?.() ?? {};
    const otherEvents = Object.entries(events).map(([name, handle]): [string, LeafletEventHandlerFn] => [
      name,
      (event) => {
        if (!this.#isWaiting) handle.call(this, event);
      },
    ]);
    return {
      ...Object.fromEntries(otherEvents),
      viewprereset: (event) => {
        viewprereset?.call(this, event);
        if (this.#isWaiting) return;
        this.#isWaiting = true;
        callAfterFrame(() => {
          this.#isWaiting = false;
          if (this._map) events.viewreset?.call(this, event);
        });
      },
    };
  }

  protected override createTile({ x, y, z }: Coords, done: DoneCallback): HTMLElement {
    const picture = document.createElement("img");
    picture.alt = "";
    // The tile server requires a referrer.
    picture.referrerPolicy = "strict-origin-when-cross-origin";
    picture.onload = () => done(undefined, picture);
    picture.onerror = () => done(new Error("no tile"), picture);
    picture.src = this.#template.replace("{z}", `${z}`).replace("{x}", `${x}`).replace("{y}", `${y}`);
    return picture;
  }
}

/**
 * Adds the street map below the overlay. Its tiles come from another site, and the map works without them.
 *
 * @param onChange - called together with `onBaseTilesChange`.
 */
export function addBaseTiles(
  map: LeafletMap,
  { tileUrl, attribution, onBaseTilesChange }: CoverageEngineOptions,
  onChange: (areArriving: boolean) => void,
): void {
  const layer = new PictureLayer(tileUrl, attribution);
  let failures = 0;
  let areArriving: boolean | undefined;
  let timeout: ReturnType<typeof setTimeout> | undefined;

  function reportChange(isGood: boolean): void {
    if (isGood === areArriving) return;
    areArriving = isGood;
    onBaseTilesChange(isGood);
    onChange(isGood);
  }

  layer.on("loading", () => {
    clearTimeout(timeout);
    timeout = setTimeout(() => reportChange(false), tileTimeoutMs);
  });
  layer.on("tileload", () => {
    clearTimeout(timeout);
    failures = 0;
    reportChange(true);
  });
  layer.on("tileerror", () => {
    if (++failures >= failuresBeforeNotice) reportChange(false);
  });
  layer.addTo(map);
}
