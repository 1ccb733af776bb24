import type { ReactNode } from "react";
import { createDocumentLinks } from "#content/documents/document-viewer.ts";
import { findLegalDocument, formatReplacementNote } from "#content/documents/own-documents.ts";
import { findLegalText, type LegalText, type LegalTextId } from "#content/legal/legal-texts.ts";
import { formatChangesAnchor, legalPageCopy } from "#content/legal/library/legal-page-copy.ts";
import {
  findErrata,
  findVersionNotice,
  formatVersionInForce,
  formatVersionLabel,
  formatVersionStatus,
  formatVersionWithDate,
  type LegalVersion,
} from "#content/legal/versions/legal-version.ts";
import { buildDay } from "#content/site/dates/build-day.ts";
import { resolveHref } from "#content/site/site-map/site-map.ts";
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { estimateReadingMinutes, listClauses, readClauseTexts } from "#domain/legal/clause-texts.ts";
import { compareVersions } from "#domain/legal/compare/legal-comparison.ts";
import { findVersionInForce } from "#domain/legal/version-in-force.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import type { enhanceClauseLinks } from "#features/clause-links/enhance-clause-links.ts";
import { EnhancedIsland } from "#layout/islands/enhanced-island.tsx";
import { PageOpening } from "#layout/page-opening.tsx";
import { LegalChanges } from "#sections/legal-changes/legal-changes.tsx";
import { Section } from "#ui/section/section.tsx";
import { LegalBody } from "./legal-body.tsx";
import { LegalContents } from "./legal-contents.tsx";
import styles from "./legal-text-page.module.css";
import { VersionErrata } from "./version-errata.tsx";
import { VersionSummary } from "./version-summary.tsx";

type LegalTextPageProps = {
  id: LegalTextId;
  form?: LegalPageProps["form"];
};

type LegalPageProps = {
  text: LegalText;
  /** The page shows the version in force on this day, and announces later ones. */
  day: IsoDay;
  /** A form that belongs to the text: a link to the document, and a link to an e-mail with the document's fields. */
  form?: { label: string; href: string; mail: { label: string; href: string } } | undefined;
};

const { anchors, changes, coming, errata, withdrawn } = legalPageCopy;

/** The page of a legal text on the day of the build. */
export function LegalTextPage({ id, form }: LegalTextPageProps) {
  return <LegalPage text={findLegalText(id)} day={buildDay} form={form} />;
}

/**
 * A legal text in full, with its changes since earlier versions. A version not yet in force is announced above the
 * text, with its changes.
 */
export function LegalPage({ text, day, form }: LegalPageProps) {
  const version = findVersionInForce(text.versions, day);
  const versionIndex = text.versions.indexOf(version);
  const announcedVersions = text.versions.slice(0, versionIndex);
  const earlierVersions = text.versions.slice(versionIndex + 1);
  const { title, html } = version;
  const clauseTexts = readClauseTexts(html);
  const minutes = estimateReadingMinutes(clauseTexts.map((clause) => clause.text).join(" "));
  const shownDocument = findLegalDocument(text, version.version);
  const document = createDocumentLinks(shownDocument, title);
  const ownSince = formatReplacementNote(shownDocument);
  return (
    <>
      <PageOpening
        path={text.textPath}
        heading={title}
        stamp={formatVersionLabel(version)}
        intro={ownSince && <p>{ownSince}</p>}
        actions={
          <>
            <span>{fillPlaceholders(legalPageCopy.minutes, { minutes: formatQuantity(minutes, "min") })}</span>
            <a href={document.downloadHref} data-no-print download>
              {document.downloadLabel}
            </a>
            {form && (
              <>
                <a href={form.href} data-no-print download>
                  {form.label}
                </a>
                <a href={form.mail.href} data-no-print>
                  {form.mail.label}
                </a>
              </>
            )}
            {text.pdfPagePath && (
              <a href={resolveHref(text.pdfPagePath)} data-no-print>
                {legalPageCopy.seeDocument}
              </a>
            )}
          </>
        }
      />
      {announcedVersions.length > 0 && (
        <Section id={coming.anchor} ground="soft">
          <LegalChanges
            heading={coming.heading}
            sub={coming.sub}
            copy={changes}
            versions={announcedVersions.map((announcedVersion) => ({
              ...createVersionEntry(text, announcedVersion),
              title: formatVersionWithDate(announcedVersion),
              changes: compareVersions(clauseTexts, readClauseTexts(announcedVersion.html)),
            }))}
          />
        </Section>
      )}
      <Section id={anchors.text}>
        <LegalTextLayout contents={<LegalContents label={legalPageCopy.contents} clauses={listClauses(html)} />}>
          <VersionSummary version={version} />
          <VersionErrata version={version} />
          <EnhancedIsland<typeof enhanceClauseLinks>
            name="clause-links"
            props={{ copied: legalPageCopy.copied, inAddressBar: legalPageCopy.inAddressBar }}
          >
            <LegalBody html={html} copyLabel={legalPageCopy.copyLabel} />
          </EnhancedIsland>
        </LegalTextLayout>
      </Section>
      {earlierVersions.length > 0 && (
        <Section id={anchors.changes} ground="soft">
          <LegalChanges
            heading={changes.heading}
            sub={changes.sub}
            copy={changes}
            versions={earlierVersions.map((older) => ({
              ...createVersionEntry(text, older),
              title: fillPlaceholders(changes.title, { version: older.version, date: formatVersionInForce(older) }),
              changes: compareVersions(readClauseTexts(older.html), clauseTexts),
            }))}
          />
        </Section>
      )}
      {text.withdrawn.length > 0 && (
        <Section id={withdrawn.anchor} ground="soft">
          <LegalChanges
            heading={withdrawn.heading}
            sub={withdrawn.sub}
            copy={changes}
            versions={text.withdrawn.map((other) => ({
              ...createVersionEntry(text, other),
              title: formatVersionStatus(other),
              changes: compareVersions(clauseTexts, readClauseTexts(other.html)),
            }))}
          />
        </Section>
      )}
    </>
  );
}

/** Creates the entry of a version other than the page's, with its PDF and its notes. */
function createVersionEntry(text: LegalText, other: LegalVersion) {
  const { version, title } = other;
  const document = findLegalDocument(text, version);
  const notes = [
    findVersionNotice(other)?.text ?? [],
    formatReplacementNote(document) ?? [],
    (findErrata(other) ?? []).map((entry) => `${fillPlaceholders(errata.ofVersion, { version })}. ${entry}`),
  ].flat();
  return {
    id: formatChangesAnchor(version),
    document: {
      label: fillPlaceholders(changes.document, { version }),
      href: createDocumentLinks(document, title).openHref,
    },
    notes,
  };
}

type LegalTextLayoutProps = { contents: ReactNode; children: ReactNode };

/** A long text with its table of contents, which is above the text on phones and next to the text on wide screens. */
function LegalTextLayout({ contents, children }: LegalTextLayoutProps) {
  return (
    <div className={styles.reading}>
      {contents}
      <article className={styles.text}>{children}</article>
    </div>
  );
}
