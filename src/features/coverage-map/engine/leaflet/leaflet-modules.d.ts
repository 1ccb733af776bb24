/** Types of Leaflet's modules: the page loads only those it needs, but `@types/leaflet` describes only the whole. */
declare module "leaflet/src/control/Control.Attribution.js" {
  import { Control } from "leaflet";
  export const Attribution: typeof Control.Attribution;
}
declare module "leaflet/src/control/Control.Zoom.js" {
  import { Control } from "leaflet";
  export const Zoom: typeof Control.Zoom;
}
declare module "leaflet/src/geo/LatLng.js" {
  export { LatLng } from "leaflet";
}
declare module "leaflet/src/geo/LatLngBounds.js" {
  export { LatLngBounds } from "leaflet";
}
declare module "leaflet/src/layer/Layer.js" {
  export { Layer } from "leaflet";
}
declare module "leaflet/src/layer/SVGOverlay.js" {
  import { ImageOverlay, type ImageOverlayOptions, type LatLngBounds } from "leaflet";
  /** Positions its element on the map. The element need not be an SVG. */
  export class SVGOverlay extends ImageOverlay {
    constructor(element: Element, bounds: LatLngBounds, options?: ImageOverlayOptions);
  }
}
declare module "leaflet/src/layer/tile/GridLayer.js" {
  export { GridLayer } from "leaflet";
}
declare module "leaflet/src/map/Map.js" {
  export { Map } from "leaflet";
}
declare module "leaflet/src/map/handler/Map.DoubleClickZoom.js";
declare module "leaflet/src/map/handler/Map.Drag.js";
declare module "leaflet/src/map/handler/Map.Keyboard.js";
declare module "leaflet/src/map/handler/Map.ScrollWheelZoom.js";
declare module "leaflet/src/map/handler/Map.TouchZoom.js";
