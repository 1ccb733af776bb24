/** The coverage map's initial view: degrees, and Leaflet's zoom. Source: product specification, section 2. */
export const initialView = { center: { latitude: 23.36, longitude: -101.21 }, zoom: 5 } as const;
