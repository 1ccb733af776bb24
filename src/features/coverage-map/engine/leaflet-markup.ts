/**
 * All markup that Leaflet 1.9.4 creates from text for this map, except the attribution: its browser detection and its
 * two buttons.
 */
import { admitMarkup } from "#platform/trusted-types/admit.ts";

admitMarkup(
  "<svg/>",
  '<span aria-hidden="true">+</span>',
  '<span aria-hidden="true">&#x2212;</span>',
  // The attribution before the base tiles are added.
  "",
);
