import { membershipsDocument, tariffLabels } from "#content/registry/documents/index-documents.ts";
import {
  registryAboutSection,
  registryGroups,
  registryListSampleNotice,
  registryListSection,
  registryLookupCopy,
  registryOpening,
} from "#content/registry/registry-index.ts";
import { registryAnchors, registryPageCopy } from "#content/registry/registry-pages.ts";
import { tariffLabelHeading } from "#content/registry/tariff-label-rows.ts";
import { sampleMark } from "#content/site/samples/sample-mark.ts";
import { resolveHref } from "#content/site/site-map/site-map.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { RegistryLookup } from "#features/registry-lookup/registry-lookup.tsx";
import { Island } from "#layout/islands/island.tsx";
import { PageOpening } from "#layout/page-opening.tsx";
import { FactSheet } from "#pages/_templates/registry/fact-sheet/fact-sheet.tsx";
import { RegistryDocument } from "#pages/_templates/registry/registry-document.tsx";
import { TermList } from "#sections/term-list/term-list.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { DisclosureGroup } from "#ui/disclosure/disclosure-group.tsx";
import { EmphasizedText } from "#ui/emphasized-text/emphasized-text.tsx";
import { MarkedSample } from "#ui/sample-mark/marked-sample.tsx";
import { Section } from "#ui/section/section.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import { RegistryList } from "./registry-list.tsx";

const tariffsHref = resolveHref(registryOpening.tariffs.to);

export function Page() {
  return (
    <>
      <PageOpening
        path="/registro-membresias"
        heading={<EmphasizedText parts={registryOpening.heading} />}
        intro={<p>{registryOpening.intro}</p>}
        actions={
          <>
            <a href={`#${registryAnchors.listing}`} data-no-print>
              {registryOpening.search}
            </a>
            <a href={`#${registryAnchors.document}`} data-no-print>
              {registryPageCopy.seeDocument}
            </a>
            <a href={tariffsHref} data-no-print>
              {registryOpening.tariffs.label}
            </a>
          </>
        }
      />
      <Section id={registryAnchors.listing}>
        <SectionHeading sub={registryListSection.sub}>{registryListSection.heading}</SectionHeading>
        <Island
          name="registry-lookup"
          component={RegistryLookup}
          props={{ copy: registryLookupCopy, headingLevel: 3, listId: registryAnchors.list }}
        />
        <MarkedSample
          label={registryListSampleNotice.isSample && sampleMark}
          content={<RegistryList id={registryAnchors.list} groups={registryGroups} headingLevel={3} />}
        >
          {registryListSampleNotice.text}
        </MarkedSample>
      </Section>
      <RegistryDocument
        id={membershipsDocument.id}
        title={membershipsDocument.title}
        textId={registryAnchors.documentText}
      >
        <div id={registryAnchors.documentText} data-no-search>
          <DisclosureGroup
            items={tariffLabels.map(({ planId, title, groups }) => ({
              id: `${registryAnchors.documentText}-${planId}`,
              summary: fillPlaceholders(registryPageCopy.asText, { title }),
              content: (
                <FactSheet
                  kicker={tariffLabelHeading}
                  title={title}
                  planId={planId}
                  groups={groups}
                  notes={membershipsDocument.notes}
                  headingLevel={3}
                />
              ),
            }))}
          />
        </div>
      </RegistryDocument>
      <Section id={registryAnchors.about}>
        <SectionHeading>{registryAboutSection.heading}</SectionHeading>
        <TermList items={registryAboutSection.points} />
        <p>
          <ButtonLink href={registryAboutSection.viewer.href} variant="quiet" icon="external" iconPosition="end" wide>
            {registryAboutSection.viewer.label}
          </ButtonLink>
        </p>
        <p>
          <a className="lone-link" href={registryAboutSection.data.href}>
            {registryAboutSection.data.label}
          </a>
        </p>
      </Section>
    </>
  );
}
