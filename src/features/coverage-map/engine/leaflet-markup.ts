/** All markup that Leaflet 1.9.4 makes of text for this map, besides the attribution: its test of the browser and its two buttons. */
import { admitMarkup } from "#platform/trusted-types/admit.ts";

admitMarkup(
  "<svg/>",
  '<span aria-hidden="true">+</span>',
  '<span aria-hidden="true">&#x2212;</span>',
  // The attribution of no tiles.
  "",
);
