import { zeroRatedSection } from "#content/legal/facts/zero-rated.ts";
import {
  formatLinkCount,
  legalAnchors,
  legalLibrarySection,
  legalOpening,
  libraryFilterCopy,
  mainDocumentsSection,
  operatorCard,
} from "#content/legal/library/legal-index.ts";
import { legalLibrary, sponsoredDataLists } from "#content/legal/library/legal-library.ts";
import { mainDocuments } from "#content/legal/library/legal-main-documents.ts";
import { sampleMark } from "#content/site/samples/sample-mark.ts";
import { resolveHref } from "#content/site/site-map/site-map.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import type { enhanceLibraryFilter } from "#features/library-filter/enhance-library-filter.ts";
import { LibraryFilter } from "#features/library-filter/library-filter.tsx";
import { EnhancedIsland } from "#layout/islands/enhanced-island.tsx";
import { PageOpening } from "#layout/page-opening.tsx";
import { FactList } from "#sections/fact-list/fact-list.tsx";
import { Chip } from "#ui/chip/chip.tsx";
import { Columns } from "#ui/columns/columns.tsx";
import { EmphasizedText } from "#ui/emphasized-text/emphasized-text.tsx";
import { Section } from "#ui/section/section.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import { DocumentCards } from "./document-cards.tsx";
import { LinkLibrary } from "./link-library/link-library.tsx";
import { SponsoredData } from "./link-library/sponsored-data.tsx";

const accessibilityHref = resolveHref(legalOpening.accessibility.to);
const { help } = libraryFilterCopy.empty;

const countLinks = (lists: readonly { links: readonly unknown[] }[]) =>
  lists.reduce((all, { links }) => all + links.length, 0);
const groups = legalLibrary.map((group) => ({ ...group, count: formatLinkCount(countLinks(group.lists)) }));
const hasSponsored = sponsoredDataLists.length > 0;
/** The filter's status before its script runs. As in the script, sponsored data count as one more group. */
const status = fillPlaceholders(libraryFilterCopy.totalCount, {
  all: `${countLinks([...groups.flatMap(({ lists }) => lists), ...sponsoredDataLists])}`,
  groups: `${groups.length + (hasSponsored ? 1 : 0)}`,
});

export function Page() {
  return (
    <>
      <PageOpening
        path="/legal"
        heading={<EmphasizedText parts={legalOpening.heading} />}
        intro={<p>{legalOpening.intro}</p>}
        actions={
          <>
            <a href={legalOpening.search.href} data-no-print>
              {legalOpening.search.label}
            </a>
            <a href={accessibilityHref} data-no-print>
              {legalOpening.accessibility.label}
            </a>
          </>
        }
      />
      <Section id={legalAnchors.main}>
        <SectionHeading>{mainDocumentsSection.heading}</SectionHeading>
        <DocumentCards label={mainDocumentsSection.label} cards={mainDocuments} headingLevel={3} />
      </Section>
      <Section id={legalAnchors.library} ground="soft">
        <EnhancedIsland<typeof enhanceLibraryFilter> name="library-filter" props={libraryFilterCopy}>
          <LinkLibrary
            headingLevel={3}
            groups={groups}
            aside={
              <>
                <SectionHeading sub={legalLibrarySection.sub}>{legalLibrarySection.heading}</SectionHeading>
                <LibraryFilter
                  copy={libraryFilterCopy}
                  status={status}
                  help={{ label: help.label, href: resolveHref(help.to) }}
                />
              </>
            }
          >
            <SponsoredData
              {...zeroRatedSection}
              intro={hasSponsored ? zeroRatedSection.intro : zeroRatedSection.withoutList}
              headingLevel={3}
              lists={sponsoredDataLists}
              mark={hasSponsored && zeroRatedSection.isSample && <Chip tone="sample">{sampleMark}</Chip>}
            />
          </LinkLibrary>
        </EnhancedIsland>
      </Section>
      <Section id={legalAnchors.operator}>
        <Columns
          content={<SectionHeading sub={operatorCard.sub}>{operatorCard.heading}</SectionHeading>}
          aside={<FactList facts={operatorCard.facts} />}
        />
      </Section>
    </>
  );
}
