import type { RegistryEntry } from "#content/registry/registry.ts";
import { buildRegistryPage, registryPageCopy as copy, registryAnchors } from "#content/registry/registry-pages.ts";
import { registrySampleNotice } from "#content/registry/registry-rows.ts";
import { formatValidityLabel } from "#content/registry/registry-status.ts";
import { buildDay } from "#content/site/dates/build-day.ts";
import { sampleMark } from "#content/site/samples/sample-mark.ts";
import { resolveHref } from "#content/site/site-map/site-map.ts";
import { PageOpening } from "#layout/page-opening.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { EmphasizedText } from "#ui/emphasized-text/emphasized-text.tsx";
import { NamedRow } from "#ui/named-row/named-row.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { MarkedSample } from "#ui/sample-mark/marked-sample.tsx";
import { Section } from "#ui/section/section.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import { Steps } from "#ui/steps/steps.tsx";
import { FactSheet } from "./fact-sheet/fact-sheet.tsx";
import { FactSheetLayout } from "./fact-sheet/fact-sheet-layout.tsx";
import { RegistryDocument } from "./registry-document.tsx";

/** The page of one registration of a membership or promotion. In print, only its fact sheet is shown. */
export function RegistryPage({ entry }: { entry: RegistryEntry }) {
  const page = buildRegistryPage(entry);
  const validity = page.showsStatus ? formatValidityLabel(entry, buildDay) : undefined;
  const todayHref = page.todayPath && resolveHref(page.todayPath);
  const backHref = resolveHref(copy.back.to);
  return (
    <>
      <PageOpening
        path={entry.path}
        stamp={{ name: page.chip }}
        heading={<EmphasizedText parts={page.heading} />}
        intro={page.unknown && <p>{page.unknown}</p>}
        actions={
          <a href={copy.viewer.href} data-no-print>
            {copy.viewer.label}
          </a>
        }
      />
      <Section id={registryAnchors.summary}>
        <FactSheetLayout
          sheet={
            <MarkedSample
              label={page.isSample && sampleMark}
              content={
                <FactSheet
                  {...page.sheet}
                  {...(validity && { printNotes: [`${validity.title}. ${validity.text}`] })}
                  headingLevel={2}
                />
              }
            >
              {registrySampleNotice.explained}
            </MarkedSample>
          }
        >
          {validity && (
            <Notice tone={validity.tone} title={validity.title}>
              <p>{validity.text}</p>
            </Notice>
          )}
          {page.related && (
            <NamedRow label={page.related.label}>
              {page.related.links.map(({ label, href }) => (
                <li key={href}>
                  <ButtonLink href={href} variant="quiet" size="s">
                    {label}
                  </ButtonLink>
                </li>
              ))}
            </NamedRow>
          )}
          {todayHref && (
            <p>
              <a className="lone-link" href={todayHref}>
                {copy.today}
              </a>
            </p>
          )}
          {page.dataPath && (
            <p>
              <a className="lone-link" href={page.dataPath} download>
                {copy.data}
              </a>
            </p>
          )}
        </FactSheetLayout>
      </Section>
      <div data-no-print>
        <RegistryDocument id={entry.id} title={page.documentTitle} textId={registryAnchors.summary} />
        <Section id={registryAnchors.official}>
          <SectionHeading sub={copy.official.sub}>{copy.official.heading}</SectionHeading>
          <Steps steps={page.steps} headingLevel={3} />
          <p>
            <ButtonLink href={copy.viewer.href} variant="quiet" icon="external" iconPosition="end" wide>
              {copy.viewer.label}
            </ButtonLink>
          </p>
          <p>
            <ButtonLink href={backHref} variant="quiet" wide icon="search">
              {copy.back.label}
            </ButtonLink>
          </p>
        </Section>
      </div>
    </>
  );
}
