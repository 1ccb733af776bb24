import {
  legalAnchors,
  legalOpening,
  libraryFilterWords,
  librarySection,
  linkCount,
  mainSection,
  operatorCard,
} from "#content/legal/legal-index.ts";
import { legalLibrary, sponsoredLists } from "#content/legal/legal-library.ts";
import { mainDocuments } from "#content/legal/legal-main-documents.ts";
import { zeroRated } from "#content/legal/zero-rated.ts";
import { links } from "#content/site/links.ts";
import { sampleMark } from "#content/site/sample-mark.ts";
import { hrefTo } from "#content/site/site-map.ts";
import { fill } from "#domain/text/facts/fill.ts";
import { LibraryFilter } from "#features/library-filter/library-filter.tsx";
import { Enhanced } from "#layout/enhanced.tsx";
import { PageOpening } from "#layout/page-opening.tsx";
import { DocumentCards } from "#sections/document-cards/document-cards.tsx";
import { FactList } from "#sections/fact-list/fact-list.tsx";
import { LinkLibrary } from "#sections/link-library/link-library.tsx";
import { SponsoredData } from "#sections/link-library/sponsored-data.tsx";
import { Chip } from "#ui/chip/chip.tsx";
import { Columns } from "#ui/columns/columns.tsx";
import { Loud } from "#ui/loud/loud.tsx";
import { Section } from "#ui/section/section.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";

const accessibilityHref = hrefTo(legalOpening.accessibility.to);
const { help } = libraryFilterWords.empty;

const sum = (lists: readonly { links: readonly unknown[] }[]) =>
  lists.reduce((all, { links }) => all + links.length, 0);
const groups = legalLibrary().map((group) => ({ ...group, count: linkCount(sum(group.lists)) }));
const hasSponsored = sponsoredLists.length > 0;
/** Same counts as the filter's: the list below the groups counts as one more group. */
const status = fill(libraryFilterWords.all, {
  all: `${sum([...groups.flatMap(({ lists }) => lists), ...sponsoredLists])}`,
  groups: `${groups.length + (hasSponsored ? 1 : 0)}`,
});

export function Page() {
  return (
    <>
      <PageOpening
        path="/legal"
        heading={<Loud parts={legalOpening.heading} />}
        intro={<p>{legalOpening.intro}</p>}
        actions={
          <>
            <a href={legalOpening.search.href} data-no-print>
              {legalOpening.search.label}
            </a>
            {accessibilityHref && (
              <a href={accessibilityHref} data-no-print>
                {legalOpening.accessibility.label}
              </a>
            )}
          </>
        }
      />
      {mainDocuments.length > 0 && (
        <Section id={legalAnchors.main}>
          <SectionHeading>{mainSection.heading}</SectionHeading>
          <DocumentCards label={mainSection.label} cards={mainDocuments} headingLevel={3} />
        </Section>
      )}
      <Section id={legalAnchors.library} ground="soft">
        <Enhanced name="library-filter" props={libraryFilterWords}>
          <LinkLibrary
            headingLevel={3}
            groups={groups}
            aside={
              <>
                <SectionHeading sub={librarySection.sub}>{librarySection.heading}</SectionHeading>
                <LibraryFilter
                  words={libraryFilterWords}
                  status={status}
                  help={{ label: help.label, href: hrefTo(help.to) ?? links.helpCenter }}
                />
              </>
            }
          >
            <SponsoredData
              {...zeroRated}
              intro={hasSponsored ? zeroRated.intro : zeroRated.withoutList}
              headingLevel={3}
              lists={sponsoredLists}
              mark={hasSponsored && zeroRated.isSample && <Chip tone="sample">{sampleMark}</Chip>}
            />
          </LinkLibrary>
        </Enhanced>
      </Section>
      <Section id={legalAnchors.operator}>
        <Columns
          words={<SectionHeading sub={operatorCard.sub}>{operatorCard.heading}</SectionHeading>}
          aside={<FactList facts={operatorCard.facts} />}
        />
      </Section>
    </>
  );
}
