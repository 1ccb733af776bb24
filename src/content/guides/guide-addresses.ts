import type { SitePath } from "#content/site/site-map/site-page.ts";
import type { BenefitId } from "#domain/plans/benefit-looks.ts";

/** The page of each benefit. Source of the order and of the spelling `dezeer`: product specification, section 2. */
export const guidePaths = {
  amazonPrime: "/activa-cuenta-amazon",
  deezer: "/activa-cuenta-dezeer",
  paramount: "/activa-cuenta-paramount",
  vix: "/activa-cuenta-vix",
  loungekey: "/activa-loungekey",
  bigbox: "/canjea-experiencias-bigbox",
} as const satisfies Record<BenefitId, SitePath>;

export const guideAnchors = {
  steps: "pasos",
  email: "correo-de-suscripcion",
  troubles: "si-algo-falla",
  others: "mas-guias",
} as const;
