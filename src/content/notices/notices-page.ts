/** The notices of `/avisos`, and the copy around them. Source: product specification, section 2. */

import { data } from "#content/data/copy/notices.ts";
import { readPageCopy } from "#content/facts/read-page-copy.ts";
import { rowFacts } from "#content/facts/row-facts.ts";
import { securityPoints } from "#content/help/security-message.ts";
import { homeAnchors } from "#content/pages/home-page.ts";
import { parseEmphasizedHeading } from "#content/site/emphasized-heading.ts";
import { buildPageLink } from "#content/site/site-map/site-map.ts";
import type { SitePath } from "#content/site/site-map/site-page.ts";
import { showPicture } from "#content/uploads/shown-picture.ts";
import { buildNotices } from "#domain/site/notice.ts";
import { fillFacts } from "#domain/text/facts/fact-references.ts";
import { noticeRows } from "./notice-rows.ts";
import { noticesCopyForm } from "./notices-copy-form.ts";

const { opening, empty, meanwhile: others } = readPageCopy(noticesCopyForm, data);

/** The notices, newest first. */
export const notices = buildNotices(noticeRows).map(({ link: row, picture, text, ...notice }) => ({
  ...notice,
  text: text.map((paragraph) => fillFacts(paragraph, rowFacts)) as readonly string[],
  ...(row && { link: buildPageLink(row) }),
  ...showPicture(picture),
}));

export const noticesOpening = {
  ...opening,
  heading: parseEmphasizedHeading(opening.heading),
  subscribe: { label: opening.subscribe, to: `/#${homeAnchors.leadForm}` satisfies SitePath },
} as const;

export const noticeSection = {
  /** The list's label for screen readers. */
  label: "Avisos, del más nuevo al más antiguo",
  empty: { title: empty.heading, text: empty.text, picture: "wimy dormido" },
  official: securityPoints.officialMail,
} as const;

export const noticesRelatedPages = {
  heading: others.heading,
  links: [
    { ...others.wimers, to: "/wimers" },
    { ...others.memberships, to: "/membresias" },
    { ...others.roaming, to: "/roaming-cobertura" },
    { ...others.entertainment, to: "/entretenimiento" },
    { ...others.unsubscribe, to: "/desuscribir-email" },
  ],
} as const;
