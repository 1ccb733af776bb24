/**
 * Content of `/actualiza-tu-apn`, for people with signal but no data. Sources: as in `apn.ts`; the fact file on
 * roaming.
 */

import { data } from "#content/data/copy/apn.ts";
import { readPageCopy } from "#content/facts/read-page-copy.ts";
import { supportCallLink, supportMailLink } from "#content/help/support.ts";
import { parseEmphasizedHeading } from "#content/site/emphasized-heading.ts";
import type { SitePath } from "#content/site/site-map/site-page.ts";
import { apnCopyForm } from "./apn-copy-form.ts";

const { opening, checks, profile, brands, troubles, closing } = readPageCopy(apnCopyForm, data);

/**
 * Ids of the page's sections. The section `byHand` is for an iPhone without the profile; for other brands, see
 * `apn-brands.ts`.
 */
export const apnUpdateAnchors = {
  values: "valores",
  checks: "primero",
  profile: "iphone",
  brands: "marcas",
  byHand: "iphone-a-mano",
  troubles: "si-sigue-igual",
} as const;

type Link = { label: string; to: SitePath };

export const apnUpdateOpening = {
  heading: parseEmphasizedHeading(opening.heading),
  intro: opening.intro,
  profile: opening.profile,
  brands: opening.brands,
  /** Heading above the values. */
  values: opening.values,
} as const;

export const apnUpdateChecks = { heading: checks.heading, sub: checks.sub } as const;

export const apnUpdateProfile = {
  name: "Cómo instalar el perfil de conexión de wim en iPhone",
  heading: profile.heading,
  sub: profile.sub,
  /** Label of the button that unfolds the steps on a phone. */
  steps: profile.summary,
  byHand: { label: profile.byHand, href: `#${apnUpdateAnchors.byHand}` },
} as const;

export const apnUpdateBrands = {
  heading: brands.heading,
  sub: brands.sub,
  label: "Marcas",
  byHand: brands.byHand,
} as const;

const { letters, profile: notInstalled, reset, abroad, support } = troubles;

export const apnTroubleshooting = {
  heading: troubles.heading,
  items: [
    { id: "letra-por-letra", ...letters },
    { id: "perfil-no-se-instala", ...notInstalled },
    { id: "restablecer", ...reset },
    { id: "en-otro-pais", ...abroad, link: { label: abroad.link, to: "/roaming-cobertura" } as Link },
  ],
  support: {
    ...support,
    call: supportCallLink,
    write: supportMailLink,
    help: { label: support.help, to: "/ayuda" } as Link,
  },
} as const;

export const apnUpdateClosingSection = {
  ...closing,
  manual: { label: closing.manual, to: "/manual-de-conexion-apn" } as Link,
} as const;
