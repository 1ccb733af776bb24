/**
 * Content of `/actualiza-tu-apn`, for people with signal but no data. Sources: as in `apn.ts`; the fact file on
 * roaming.
 */

import { data } from "#content/data/copy/apn.ts";
import { readPageCopy } from "#content/facts/read-page-copy.ts";
import { supportCallLink, supportMailLink } from "#content/help/support.ts";
import { parseEmphasizedHeading } from "#content/site/emphasized-heading.ts";
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

export const apnUpdateOpening = { ...opening, heading: parseEmphasizedHeading(opening.heading) } as const;

export const apnUpdateChecks = checks;

export const apnUpdateProfile = {
  ...profile,
  name: "Cómo instalar el perfil de conexión de wim en iPhone",
  byHand: { label: profile.byHand, href: `#${apnUpdateAnchors.byHand}` },
} as const;

export const apnUpdateBrands = { ...brands, label: "Marcas" } as const;

const { letters, profile: notInstalled, reset, abroad, support } = troubles;

export const apnTroubleshooting = {
  heading: troubles.heading,
  items: [
    { id: "letra-por-letra", ...letters },
    { id: "perfil-no-se-instala", ...notInstalled },
    { id: "restablecer", ...reset },
    { id: "en-otro-pais", ...abroad, link: { label: abroad.link, to: "/roaming-cobertura" } },
  ],
  support: {
    ...support,
    call: supportCallLink,
    write: supportMailLink,
    help: { label: support.help, to: "/ayuda" },
  },
} as const;

export const apnUpdateClosingSection = {
  ...closing,
  manual: { label: closing.manual, to: "/manual-de-conexion-apn" },
} as const;
