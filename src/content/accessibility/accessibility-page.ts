/**
 * Content of the accessibility page. Sources: product specification, sections 2 and 9; the fact file's sections on
 * accessibility duties and on the portal; the Ley en Materia de Telecomunicaciones y Radiodifusión, article 193.
 */

import { data } from "#content/data/copy/accessibility.ts";
import { data as cognition } from "#content/data/copy/accessibility-cognition.ts";
import { data as hearing } from "#content/data/copy/accessibility-hearing.ts";
import { data as movement } from "#content/data/copy/accessibility-movement.ts";
import { data as sight } from "#content/data/copy/accessibility-sight.ts";
import { data as technologies } from "#content/data/copy/accessibility-technologies.ts";
import { readPageCopy } from "#content/facts/read-page-copy.ts";
import { parseEmphasizedHeading } from "#content/site/emphasized-heading.ts";
import { operator } from "#content/site/operator/operator.ts";
import { outsideLinks } from "#content/site/site-map/outside-links.ts";
import { accessibilityCopyForm } from "./accessibility-copy-form.ts";
import {
  type AccessibilityTabCopy,
  cognitionCopyForm,
  hearingCopyForm,
  movementCopyForm,
  sightCopyForm,
  technologiesCopyForm,
} from "./accessibility-tab-copy-form.ts";

const { opening, note, contact, documents } = readPageCopy(accessibilityCopyForm, data);

export const accessibilityAnchors = {
  tabs: "funciones",
  contact: "pide-atencion",
  documents: "textos-accesibles",
  statement: "declaracion",
} as const;

export const accessibilityOpening = { ...opening, heading: parseEmphasizedHeading(opening.heading) } as const;

export const accessibilityTabsCopy = {
  label: "Funciones por tipo de discapacidad",
  ios: "En iPhone",
  android: "En Android",
  ownMeasures: "Con wim y en este sitio",
  links: "Páginas de quienes las hacen y del regulador",
  note,
} as const;

export type AccessibilityTab = AccessibilityTabCopy & {
  key: string;
  title: string;
  /** The title outside of the page, in the results of the search. */
  fullTitle: string;
  links?: readonly { label: string; href: string }[];
};

/** Features by purpose, in the specification's order. Source: the fact file's section on the accessibility portal. */
export const accessibilityTabs = [
  {
    key: "auditiva",
    title: "Auditiva",
    fullTitle: "Accesibilidad auditiva",
    ...readPageCopy(hearingCopyForm, hearing),
  },
  { key: "visual", title: "Visual", fullTitle: "Accesibilidad visual", ...readPageCopy(sightCopyForm, sight) },
  {
    key: "cognitiva",
    title: "Cognitiva",
    fullTitle: "Accesibilidad cognitiva",
    ...readPageCopy(cognitionCopyForm, cognition),
  },
  { key: "motriz", title: "Motriz", fullTitle: "Accesibilidad motriz", ...readPageCopy(movementCopyForm, movement) },
  {
    key: "tecnologias-asistivas",
    title: "Tecnologías asistivas",
    fullTitle: "Tecnologías asistivas",
    ...readPageCopy(technologiesCopyForm, technologies),
    links: [
      ...outsideLinks.assistive,
      { label: "Catálogo de celulares accesibles que publicó el IFT", href: outsideLinks.regulator.accessiblePhones },
    ],
  },
] as const satisfies readonly AccessibilityTab[];

export const accessibilityContact = {
  ...contact,
  channels: [
    { key: "app", label: "App", text: contact.app },
    { key: "email", label: "Correo", text: operator.emailText, href: `mailto:${operator.email}` },
    { key: "phone", label: "Teléfono", text: operator.phoneText, href: operator.phoneHref },
  ],
  help: { label: contact.help, to: "/ayuda" },
} as const;

export const accessibleDocuments = {
  heading: documents.heading,
  sub: documents.sub,
  documents: [
    { to: "/aviso-de-privacidad-accesible", ...documents.privacy },
    { to: "/terminos-y-condiciones-accesible", ...documents.terms },
    { to: "/contrato-de-adhesion-accesible", ...documents.contract },
    { to: "/carta-de-derechos-minimos-accesible", ...documents.rights },
  ],
} as const;
