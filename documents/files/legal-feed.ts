import { Feed } from "feed";
import { pdfCopy } from "#content/documents/pdf-copy.ts";
import type { LegalText } from "#content/legal/legal-texts.ts";
import { legalFeed } from "#content/legal/library/legal-feed-copy.ts";
import { formatVersionStatus, type LegalVersion } from "#content/legal/versions/legal-version.ts";
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { getFirstDayInForce } from "#domain/legal/version-in-force.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";

/**
 * Renders the feed, newest first: an entry for the announcement of a version, and one for its first day in force. The
 * same texts give the same bytes on the same day.
 *
 * @param origin - the site's origin: `https://wim.example`.
 * @param day - day of the build; later events are left out.
 */
export function renderLegalFeed(texts: readonly LegalText[], origin: string, day: IsoDay): string {
  const toAbsoluteUrl = (path: string) => new URL(path, origin).href;
  const entries = texts
    .flatMap((text) => [...text.versions, ...text.withdrawn].flatMap((version) => createEntries(text, version)))
    .filter(({ on }) => on <= day)
    .sort((a, b) => (a.on === b.on ? a.id.localeCompare(b.id) : b.on.localeCompare(a.on)));
  const feed = new Feed({
    id: toAbsoluteUrl(legalFeed.path),
    title: legalFeed.title,
    description: legalFeed.subtitle,
    link: toAbsoluteUrl("/legal"),
    feedLinks: { atom: toAbsoluteUrl(legalFeed.path) },
    language: "es-MX",
    updated: new Date(entries[0]?.on ?? legalFeed.since),
    author: { name: pdfCopy.author, link: origin },
    generator: false,
  });
  for (const { id, title, description, textPath, on } of entries) {
    const date = new Date(on);
    feed.addItem({ id: toAbsoluteUrl(id), title, link: toAbsoluteUrl(textPath), date, published: date, description });
  }
  return feed.atom1();
}

/**
 * Creates the entries of a version; none for a draft. A version published on or after its first day in force has no
 * announcement. If it was withdrawn before that day, the withdrawal takes the place of the day's entry. All errata of
 * one day share an entry.
 */
function createEntries({ id, textPath }: LegalText, version: LegalVersion) {
  const inForceOn = getFirstDayInForce(version.inForce);
  if (!version.published || !inForceOn) return [];
  // Identifies the version by its PDF, because the page may show another version.
  const document = `/documentos/${id}-${version.version}.pdf`;
  const messageValues = { title: version.title, version: version.version };
  const commonFields = { textPath, description: formatVersionStatus(version) };
  const { withdrawn, errata = [], published } = version;
  const createEntry = (title: string, day: IsoDay, ending = "") => ({
    ...commonFields,
    id: `${document}${ending}`,
    title: fillPlaceholders(title, messageValues),
    on: day,
  });
  return [
    withdrawn
      ? createEntry(legalFeed.withdrawnTitle, withdrawn.day, `#${legalFeed.withdrawal}`)
      : createEntry(legalFeed.entryTitle, inForceOn),
    ...(published < inForceOn ? [createEntry(legalFeed.announcedTitle, published, `#${legalFeed.announcement}`)] : []),
    ...[...Map.groupBy(errata, ({ day }) => day)].map(([day, ofDay]) => ({
      ...createEntry(legalFeed.errataTitle, day, `#${legalFeed.errata}-${day}`),
      description: ofDay.map(({ text }) => text).join(" "),
    })),
  ];
}
