/**
 * The legal note of the coverage page. Source: product specification, section 2; the regulator's coverage guidelines of
 * 2018.
 */

import { data } from "#content/data/copy/coverage.ts";
import { readPageCopy } from "#content/facts/read-page-copy.ts";
import { configuredUrls } from "#content/site/site-map/links.ts";
import { coveragePageCopyForm } from "./coverage-page-copy-form.ts";

const {
  title,
  maps: { link: toRegulator, ...maps },
  limits,
  prisons,
  sources,
} = readPageCopy(coveragePageCopyForm, data).legal;

type Part = {
  title: string;
  paragraphs: readonly string[];
  /** List below the last paragraph. */
  points?: readonly string[];
  links?: readonly { label: string; href: string }[];
};

export const coverageLegalNote: { title: string; parts: readonly Part[] } = {
  title,
  parts: [
    { ...maps, links: [{ label: toRegulator, href: configuredUrls.regulatorCoverage }] },
    limits,
    prisons,
    {
      ...sources,
      links: [
        { label: "Derechos de autor de OpenStreetMap", href: "https://www.openstreetmap.org/copyright" },
        { label: "Natural Earth", href: "https://www.naturalearthdata.com/" },
        { label: "GeoNames", href: "https://www.geonames.org/" },
        { label: "Licencia CC BY 4.0", href: "https://creativecommons.org/licenses/by/4.0/deed.es" },
      ],
    },
  ],
};
