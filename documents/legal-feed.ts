import { Feed } from "feed";
import { documentWords } from "#content/documents/document-words.ts";
import { legalFeed } from "#content/legal/legal-feed-words.ts";
import type { LegalText } from "#content/legal/legal-texts.ts";
import { editionOf } from "#content/legal/legal-version.ts";
import { fill } from "#domain/fill.ts";
import type { InForce } from "#domain/legal-text.ts";

/**
 * The feed, newest first: one entry per version with a date. The same texts give the same bytes.
 *
 * @param origin - the site's.
 */
export function atomOfLegalTexts(texts: readonly LegalText[], origin: string): string {
  const whole = (path: string) => new URL(path, origin).href;
  const entries = texts
    .flatMap((text) => text.versions.map((version) => ({ text, ...version })))
    .flatMap((entry) => {
      const date = firstDayOf(entry.inForce);
      return date ? [{ ...entry, date }] : [];
    })
    .sort((a, b) => b.date.getTime() - a.date.getTime() || (a.text.id < b.text.id ? -1 : 1));
  const feed = new Feed({
    id: whole(legalFeed.path),
    title: legalFeed.title,
    description: legalFeed.subtitle,
    link: whole("/legal"),
    feedLinks: { atom: whole(legalFeed.path) },
    language: "es-MX",
    updated: entries[0]?.date ?? new Date(legalFeed.since),
    author: { name: documentWords.author, link: origin },
    generator: false,
  });
  for (const { text, title, version, inForce, date } of entries) {
    feed.addItem({
      // Its own address, which never changes, whatever version the page shows.
      id: whole(`/documentos/${text.id}-${version}.pdf`),
      title: fill(legalFeed.entryTitle, { title, version }),
      link: whole(text.readAt),
      date,
      published: date,
      description: editionOf({ version, inForce }),
    });
  }
  return feed.atom1();
}

/** For a month, its first day. */
function firstDayOf(inForce: InForce): Date | undefined {
  return inForce === "pendiente" ? undefined : new Date(inForce.length === 7 ? `${inForce}-01` : inForce);
}
