import { assistantSettings } from "#content/help/assistant/help-assistant-copy.ts";
import { supportHoursText } from "#content/help/help-page.ts";
import { countsUnfoundSearches } from "#content/site/measurement/counted-visits.ts";
import { sampleMark } from "#content/site/samples/sample-mark.ts";
import {
  searchAction,
  searchAnchor,
  searchFieldAnchor,
  searchPath,
  topicsAnchor,
} from "#content/site/search/search-address.ts";
import {
  listSearchTopics,
  searchContactLinks,
  searchCopy,
  searchFallbackLinks,
  searchFormCopy,
  searchIndexPath,
  searchOpening,
  searchStateMessages,
  topicSection,
} from "#content/site/search/search-page.ts";
import { resolveHref } from "#content/site/site-map/site-map.ts";
import type { enhanceSiteSearch } from "#features/site-search/enhance-site-search.ts";
import { SiteSearchForm } from "#features/site-search/site-search-form.tsx";
import { SiteSearchPage } from "#features/site-search/site-search-page.tsx";
import { SiteSearchResults } from "#features/site-search/site-search-results.tsx";
import { SiteSearchTopics } from "#features/site-search/site-search-topics.tsx";
import { EnhancedIsland } from "#layout/islands/enhanced-island.tsx";
import { OldBrowserNote } from "#layout/old-browser-note.tsx";
import { PageOpening } from "#layout/page-opening.tsx";
import { EmphasizedText } from "#ui/emphasized-text/emphasized-text.tsx";
import { Section } from "#ui/section/section.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import { TopicIndex } from "./topic-index.tsx";

const { best, legal, ...scriptWords } = searchCopy;
const { loading, results } = scriptWords;
const { phone, trip, place } = assistantSettings.tools;
const props = {
  copy: scriptWords,
  indexPath: searchIndexPath,
  tools: { phone, trip, place },
  ...(countsUnfoundSearches && { countsUnfound: true }),
};
const sitemapHref = resolveHref(topicSection.sitemap.to);

export function Page() {
  return (
    <EnhancedIsland<typeof enhanceSiteSearch> name="site-search" props={props}>
      <SiteSearchPage id={searchAnchor}>
        <PageOpening
          path={searchPath}
          heading={<EmphasizedText parts={searchOpening.heading} />}
          intro={<p>{searchOpening.intro}</p>}
          tool={
            <SiteSearchForm copy={searchFormCopy} action={searchAction} variant="dark" fieldId={searchFieldAnchor} />
          }
        />
        <Section id="resultados" isCompact>
          <OldBrowserNote />
          <SiteSearchResults
            copy={{ ...searchStateMessages, loading, results, best, legal, sample: sampleMark }}
            contact={searchContactLinks}
            hours={supportHoursText}
            exits={searchFallbackLinks}
          />
        </Section>
        <SiteSearchTopics id="otros-caminos" heading={topicSection.under} exits={searchFallbackLinks}>
          <Section id={topicsAnchor} ground="soft">
            <SectionHeading sub={topicSection.sub}>{topicSection.heading}</SectionHeading>
            <TopicIndex groups={listSearchTopics()} headingLevel={3} />
            <p>
              <a className="lone-link" href={sitemapHref}>
                {topicSection.sitemap.label}
              </a>
            </p>
          </Section>
        </SiteSearchTopics>
      </SiteSearchPage>
    </EnhancedIsland>
  );
}
