/** Allows the markup that Leaflet 1.9.4 makes from text for this map, except the attribution. */
import { allowMarkup } from "#platform/trusted-types/trusted-types-policy.ts";

allowMarkup(
  "<svg/>",
  '<span aria-hidden="true">+</span>',
  '<span aria-hidden="true">&#x2212;</span>',
  // This is the empty attribution before the base tiles are added.
  "",
);
