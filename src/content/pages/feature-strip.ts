/** Four features in a row, for the pages that have them in the product specification, sections 1 to 3. */

import { data } from "#content/data/copy/about.ts";
import { readPageCopy } from "#content/facts/read-page-copy.ts";
import { resolveHref } from "#content/site/site-map/site-map.ts";
import { aboutCopyForm } from "./about-copy-form.ts";

const { roaming, calls, wimers, stay } = readPageCopy(aboutCopyForm, data).features;

const roamingHref = resolveHref("/roaming-cobertura");
const wimersHref = resolveHref("/wimers");

export const featureStrip = {
  /** The row's label for screen readers. */
  label: "Con wim tienes",
  features: [
    {
      id: "roaming",
      title: roaming.heading,
      text: roaming.text,
      ...(roamingHref && { link: { label: roaming.link, href: roamingHref } }),
    },
    { id: "calls", title: calls.heading, text: calls.text },
    {
      id: "wimers",
      title: wimers.heading,
      text: wimers.text,
      ...(wimersHref && { link: { label: wimers.link, href: wimersHref } }),
    },
    { id: "stay", title: stay.heading, text: stay.text },
  ],
} as const;
