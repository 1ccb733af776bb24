import type { LatLng, Map as LeafletMap } from "leaflet";
import { Layer } from "leaflet/src/layer/Layer.js";

/** Marks the place that the visitor asked about. Not interactive; styled by the page. */
export class PlaceMarker extends Layer {
  readonly #element = document.createElement("div");
  #place: LatLng;
  #map: LeafletMap | undefined;

  constructor(place: LatLng) {
    super();
    this.#place = place;
    // Hidden while the map zooms, because its position would be wrong.
    this.#element.className = "coverage-mark leaflet-zoom-hide";
  }

  /** @param label - name of the place, which the page shows while there are no base tiles. */
  moveTo(place: LatLng, label = ""): void {
    this.#place = place;
    this.#element.dataset.label = label;
    this.#update();
  }

  override onAdd(map: LeafletMap): this {
    this.#map = map;
    this.getPane("markerPane")?.append(this.#element);
    this.#update();
    return this;
  }

  override onRemove(): this {
    this.#map = undefined;
    this.#element.remove();
    return this;
  }

  override getEvents() {
    return { zoom: () => this.#update(), viewreset: () => this.#update() };
  }

  #update(): void {
    if (!this.#map) return;
    const { x, y } = this.#map.latLngToLayerPoint(this.#place);
    this.#element.style.transform = `translate(${x}px, ${y}px)`;
  }
}
