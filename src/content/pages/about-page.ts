/**
 * Content of the page about wim. Source of the facts: product specification, sections 1, 3 and 9. Section 2 names
 * mission, vision and three values, but gives no texts for them.
 */

import { data } from "#content/data/copy/about.ts";
import { readPageCopy } from "#content/facts/read-page-copy.ts";
import { roamingCountries } from "#content/plans/plan-rows.ts";
import { parseEmphasizedHeading } from "#content/site/emphasized-heading.ts";
import { rating } from "#content/site/operator/rating.ts";
import { configuredUrls } from "#content/site/site-map/links.ts";
import { buildPageLink } from "#content/site/site-map/site-map.ts";
import { aboutCopyForm } from "./about-copy-form.ts";

const {
  opening,
  purpose: purposeCopy,
  features,
  figures,
  values: valuesCopy,
  proofs: proofsCopy,
  closing,
} = readPageCopy(aboutCopyForm, data);

export const aboutOpening = {
  ...opening,
  heading: parseEmphasizedHeading(opening.heading),
  plans: { label: opening.plans, to: "/membresias" },
} as const;

/** The mission and the vision, which are sample texts until the operator writes its own. */
export const missionAndVision = {
  isSample: purposeCopy.isSample,
  mission: { title: "Misión", ...purposeCopy.mission },
  vision: { title: "Visión", ...purposeCopy.vision },
} as const;

const { innovation, subscriber, competitiveness } = valuesCopy;

export const aboutValues = {
  ...valuesCopy,
  items: [
    { id: "innovation", ...innovation, proof: { label: innovation.link, to: "/esim#compatibilidad-eSIM" } },
    { id: "subscriber", ...subscriber, proof: { label: subscriber.link, to: "/wimers" } },
    { id: "competitiveness", ...competitiveness, proof: { label: competitiveness.link, to: "/membresias" } },
  ],
} as const;

export const aboutFigures = {
  /** The list's label for screen readers. */
  label: "wim en números",
  figures: [
    { figure: "100%", text: figures.digital },
    { figure: "0", text: figures.terms },
    { figure: `${roamingCountries}`, text: figures.roaming },
    { figure: `${rating.value}`, text: rating.where, ...(rating.mark && { mark: rating.mark }) },
  ],
} as const;

export const aboutProofs = {
  ...proofsCopy,
  links: [
    { ...proofsCopy.tariffs, href: configuredUrls.regulatorTariffs },
    { ...proofsCopy.charter, href: configuredUrls.charter },
    { ...proofsCopy.legal, to: "/legal" },
    { ...proofsCopy.accessibility, to: "/accesibilidad" },
  ],
} as const;

export const aboutClosingSection = closing;

/** Four features in a row, for the pages that have them in the product specification, sections 1 to 3. */
export const featureStrip = {
  /** The row's label for screen readers. */
  label: "Con wim tienes",
  features: [
    {
      id: "roaming",
      title: features.roaming.heading,
      text: features.roaming.text,
      link: buildPageLink({ label: features.roaming.link, to: "/roaming-cobertura" }),
    },
    { id: "calls", title: features.calls.heading, text: features.calls.text },
    {
      id: "wimers",
      title: features.wimers.heading,
      text: features.wimers.text,
      link: buildPageLink({ label: features.wimers.link, to: "/wimers" }),
    },
    { id: "stay", title: features.stay.heading, text: features.stay.text },
  ],
} as const;
