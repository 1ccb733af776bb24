/** The connection manual, the source of `/manual-de-conexion-apn` and its PDF. Sources: as in `apn.ts`. */

import { data } from "#content/data/copy/apn.ts";
import { readPageCopy } from "#content/facts/read-page-copy.ts";
import { parseEmphasizedHeading } from "#content/site/emphasized-heading.ts";
import { toSiteUrl } from "#content/site/site-map/links.ts";
import type { MenuStep } from "#domain/devices/menu-step.ts";
import { apnValues } from "./apn.ts";
import { apnBrandGuides } from "./apn-brands.ts";
import { apnCopyForm } from "./apn-copy-form.ts";
import { apnProfile, profilePrerequisites, profileSteps, profileVerification } from "./apn-profile-copy.ts";
import { apnChecks, menuNamesNote, unchangedFieldsNote } from "./connection-checks.ts";

const { manual } = readPageCopy(apnCopyForm, data);

type ManualGuideCopy = {
  /** Anchor of the guide. */
  id: string;
  title: string;
  /** Name of the operating system. */
  scope: string;
  /** Prerequisites of the first step. */
  needs?: readonly string[];
  steps: readonly MenuStep[];
  proof?: typeof profileVerification;
};

export type ConnectionManual = typeof connectionManual;

const profileAddress = toSiteUrl(apnProfile.path);

export const connectionManual = {
  /** Id of the manual, used in the file name. */
  id: "manual-de-conexion-apn",
  title: "Manual de conexión APN",
  kicker: "Ayuda",
  intro: manual.intro,
  values: {
    id: "valores",
    title: manual.values,
    columns: ["Dato", "Escribe", "Dónde"],
    rows: apnValues,
    unchangedFieldsNote,
  },
  checks: { id: "antes", title: manual.checks, items: apnChecks },
  menuNamesNote,
  guides: apnBrandGuides.flatMap(({ id, name, scope, steps }): ManualGuideCopy[] => {
    if (id !== "iphone") return [{ id, title: name, scope, steps }];
    return [
      { id, title: `${name}, a mano`, scope, steps },
      {
        id: "perfil",
        title: `${name}, con el perfil`,
        scope,
        needs: profilePrerequisites,
        steps: profileSteps,
        proof: profileVerification,
      },
    ];
  }),
  notes: [`El perfil para iPhone se descarga de ${profileAddress}.`, ...manual.notes],
} as const;

export const connectionManualFile = {
  kind: "built",
  path: `/documentos/${connectionManual.id}.pdf`,
} as const;

export const connectionManualPageCopy = {
  anchors: { document: "pdf" },
  heading: parseEmphasizedHeading(manual.heading),
  /** Label of the links to the guides. */
  index: manual.index,
  /** Name of a guide for search engines; `{title}` is the guide's title. */
  howTo: "Cómo configurar el APN de wim: {title}",
  update: { label: manual.update, to: "/actualiza-tu-apn" },
  document: manual.document,
} as const;
