import type { SitePath } from "#content/site/site-map/site-page.ts";
import type { Benefit } from "#domain/plans/plan.ts";

/** The page of each benefit, in the specification's order (section 2), which spells `dezeer` this way. */
export const guidePaths = {
  amazonPrime: "/activa-cuenta-amazon",
  deezer: "/activa-cuenta-dezeer",
  paramount: "/activa-cuenta-paramount",
  vix: "/activa-cuenta-vix",
  loungekey: "/activa-loungekey",
  bigbox: "/canjea-experiencias-bigbox",
} as const satisfies Record<Benefit["id"], SitePath>;

export const guideAnchors = {
  steps: "pasos",
  email: "correo-de-suscripcion",
  troubles: "si-algo-falla",
  others: "mas-guias",
} as const;
