declare module "@mapbox/leaflet-omnivore" {
  type Layer = import("leaflet").GeoJSON;
  /** Adds the file's content to the layer, which then fires `ready`, or `error` with the reason. */
  export function kml(url: string, options: null, layer: Layer): Layer;
}
