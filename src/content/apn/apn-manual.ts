/** The connection manual, the source of `/manual-de-conexion-apn` and its PDF. Sources: as in `apn.ts`. */

import { links } from "#content/site/links.ts";
import type { LoudHeading } from "#content/site/loud-heading.ts";
import { operator, supportHours } from "#content/site/operator.ts";
import type { SitePath } from "#content/site/site-page.ts";
import type { MenuStep } from "#domain/menu-step.ts";
import { apnChecks, apnValues, namesVary, untouchedFields } from "./apn.ts";
import { apnBrands } from "./apn-brands.ts";
import { apnProfile, profileNeeds, profileSteps, unsigned } from "./apn-profile-words.ts";

export type ManualGuide = {
  /** Its anchor. */
  id: string;
  title: string;
  /** Name of its system. */
  scope: string;
  /** What must be ready before the first step. */
  needs?: readonly string[];
  steps: readonly MenuStep[];
  /** How to tell that the file installed in the steps is ours. */
  proof?: { title: string; text: readonly string[]; signs: readonly string[]; otherwise: string };
};

export type ConnectionManual = {
  /** Used in the file name. */
  id: string;
  title: string;
  kicker: string;
  intro: string;
  values: {
    id: string;
    title: string;
    columns: readonly [name: string, value: string, where: string];
    rows: readonly { term: string; value: string; note: string }[];
    rest: { title: string; text: string };
  };
  checks: { id: string; title: string; items: readonly { heading: string; text: string }[] };
  vary: { title: string; text: string };
  guides: readonly ManualGuide[];
  notes: readonly string[];
};

const profileAddress = new URL(apnProfile.path, links.site).href;

export const connectionManual: ConnectionManual = {
  id: "manual-de-conexion-apn",
  title: "Manual de conexión APN",
  kicker: "Ayuda",
  intro: "Qué escribir y dónde, en cinco marcas, para que tu celular navegue con tus datos de wim.",
  values: {
    id: "valores",
    title: "Los valores",
    columns: ["Dato", "Escribe", "Dónde"],
    rows: apnValues,
    rest: untouchedFields,
  },
  checks: { id: "antes", title: "Antes de cambiar el APN", items: apnChecks },
  vary: namesVary,
  guides: apnBrands.flatMap(({ id, name, scope, steps }): ManualGuide[] => {
    if (id !== "iphone") return [{ id, title: name, scope, steps }];
    return [
      { id, title: `${name}, a mano`, scope, steps },
      {
        id: "perfil",
        title: `${name}, con el perfil`,
        scope,
        needs: profileNeeds,
        steps: profileSteps,
        proof: unsigned,
      },
    ];
  }),
  notes: [
    `El perfil para iPhone se descarga de ${profileAddress}.`,
    `¿Sigues sin navegar? Soporte: ${operator.phone} y ${operator.email}.`,
    `El horario es de ${supportHours.days}, de ${supportHours.from} a ${supportHours.to}`,
  ],
};

/** The manual as a file. */
export const connectionManualFile = {
  kind: "built",
  path: `/documentos/${connectionManual.id}.pdf`,
} as const;

/** Words of the page around the manual. */
export const connectionManualPage = {
  anchors: { document: "pdf" },
  heading: ["Manual de ", "conexión APN", ""],
  /** Label of the links to the guides. */
  index: "Ve a tu celular",
  /** Name of a guide for search engines; `{title}` is its title. */
  howTo: "Cómo configurar el APN de wim: {title}",
  update: { label: "Arregla tu conexión ahora", to: "/actualiza-tu-apn" as SitePath },
  document: {
    heading: "El manual en PDF",
    sub: "Dice lo mismo que esta página. Guárdalo para cuando no tengas datos.",
  },
} as const satisfies { heading: LoudHeading; [word: string]: unknown };
