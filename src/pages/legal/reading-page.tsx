import { documentView } from "#content/documents/document-viewer.ts";
import { documentOf } from "#content/documents/shared-documents.ts";
import { legalReading } from "#content/legal/legal-reading.ts";
import { type LegalTextId, legalTextOf } from "#content/legal/legal-texts.ts";
import { editionOf, inForceOf, isInReview } from "#content/legal/legal-version.ts";
import { hrefTo } from "#content/site/site-map.ts";
import { fill } from "#domain/fill.ts";
import { clausesOf, clauseTexts } from "#domain/legal/clause-texts.ts";
import { compareVersions } from "#domain/legal-comparison.ts";
import { readingMinutes } from "#domain/legal-text.ts";
import { measure } from "#domain/measure.ts";
import { Enhanced } from "#layout/enhanced.tsx";
import { PageOpening } from "#layout/page-opening.tsx";
import { LegalChanges } from "#sections/legal-changes/legal-changes.tsx";
import { LegalContents } from "#sections/legal-contents/legal-contents.tsx";
import { LegalReading } from "#sections/legal-reading/legal-reading.tsx";
import { LegalSummary } from "#sections/legal-summary/legal-summary.tsx";
import { LegalText } from "#sections/legal-text/legal-text.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Section } from "#ui/section/section.tsx";

type ReadingPageProps = {
  id: LegalTextId;
  /** A form that goes with the text. */
  form?: { label: string; href: string };
};

const { anchors, summary, draft, changes } = legalReading;

/** The page of a legal text: all of it, to read, link to, print and compare with earlier versions. */
export function ReadingPage({ id, form }: ReadingPageProps) {
  const text = legalTextOf(id);
  const [version, ...earlier] = text.versions;
  const { title, html } = version;
  const texts = clauseTexts(html);
  const minutes = readingMinutes(texts.map((clause) => clause.text).join(" "));
  const document = documentView(documentOf(text), title);
  return (
    <>
      <PageOpening
        path={text.readAt}
        heading={title}
        intro={
          <p>
            {editionOf(version)}. {fill(legalReading.minutes, { minutes: measure(minutes, "min") })}.
          </p>
        }
        actions={
          <>
            <ButtonLink href={document.downloadHref} variant="light" icon="download" wide data-no-print download>
              {document.downloadLabel}
            </ButtonLink>
            {form && (
              <ButtonLink href={form.href} variant="ghost" icon="download" wide data-no-print download>
                {form.label}
              </ButtonLink>
            )}
            {text.shownAt && (
              <ButtonLink href={hrefTo(text.shownAt) ?? document.openHref} variant="ghost" wide data-no-print>
                {legalReading.seeDocument}
              </ButtonLink>
            )}
          </>
        }
      />
      <Section id={anchors.text}>
        <LegalReading contents={<LegalContents label={legalReading.contents} clauses={clausesOf(html)} />}>
          <LegalSummary title={summary.title} sentences={version.summary} note={summary.note} />
          {isInReview(version) && (
            <Notice tone="sample" title={draft.title}>
              <p>{draft.text}</p>
            </Notice>
          )}
          <Enhanced
            name="clause-links"
            props={{ copied: legalReading.copied, inAddressBar: legalReading.inAddressBar }}
          >
            <LegalText html={html} copyLabel={legalReading.copyLabel} linkTo={linkTo} />
          </Enhanced>
        </LegalReading>
      </Section>
      {earlier.length > 0 && (
        <Section id={anchors.changes} ground="soft">
          <LegalChanges
            heading={changes.heading}
            sub={changes.sub}
            words={changes}
            versions={earlier.map((older) => ({
              version: older.version,
              title: fill(changes.title, { version: older.version, date: inForceOf(older) }),
              document: {
                label: fill(changes.document, { version: older.version }),
                href: documentView(documentOf(text, older.version), title).openHref,
              },
              changes: compareVersions(clauseTexts(older.html), texts),
            }))}
          />
        </Section>
      )}
    </>
  );
}

/** A link in a text may name any address of the site; it is left out until its page exists. */
function linkTo(href: string): string | undefined {
  return hrefTo(href as `/${string}`);
}
