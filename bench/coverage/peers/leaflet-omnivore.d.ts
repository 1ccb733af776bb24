declare module "@mapbox/leaflet-omnivore" {
  type Layer = import("leaflet").GeoJSON;
  /** Adds what the file holds to the layer, which then fires `ready`, or `error` with the reason. */
  export function kml(url: string, options: null, layer: Layer): Layer;
}
