import { faqGroups } from "#content/faq/faq.ts";
import type { FaqLink } from "#content/faq/faq-model.ts";
import { faqAnchors, faqClosingSection, faqFilterCopy, faqOpening, faqSection } from "#content/faq/faq-page.ts";
import { findQuestionSynonyms } from "#content/faq/question-synonyms.ts";
import { containsPlaceholder } from "#content/site/operator/placeholder-texts.ts";
import { searchAction } from "#content/site/search/search-address.ts";
import { resolveHref } from "#content/site/site-map/site-map.ts";
import { buildFaqPage } from "#domain/site/structured-data.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import type { enhanceClauseLinks } from "#features/clause-links/enhance-clause-links.ts";
import type { enhanceLibraryFilter } from "#features/library-filter/enhance-library-filter.ts";
import { LibraryNoMatches } from "#features/library-filter/library-no-matches.tsx";
import { LibraryStatus } from "#features/library-filter/library-status.tsx";
import { StructuredData } from "#layout/head/structured-data.tsx";
import { EnhancedIsland } from "#layout/islands/enhanced-island.tsx";
import { PageOpening } from "#layout/page-opening.tsx";
import { ActionBand } from "#sections/action-band/action-band.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { EmphasizedText } from "#ui/emphasized-text/emphasized-text.tsx";
import { SearchForm } from "#ui/search-form/search-form.tsx";
import { Section } from "#ui/section/section.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import { Wimy } from "#ui/wimy/wimy.tsx";
import { QuestionLibrary } from "./question-library/question-library.tsx";

const supportHref = resolveHref(faqOpening.support.to);
const searchHref = resolveHref(faqClosingSection.search.to);
const { help } = faqFilterCopy.empty;

const resolveLink = (link: FaqLink) => ({
  label: link.label,
  href: "href" in link ? link.href : resolveHref(link.to),
});

const questions = faqGroups.flatMap((group) => group.questions);
const groups = faqGroups.map((group) => ({
  ...group,
  questions: group.questions.map((question) => ({
    ...question,
    filterSynonyms: findQuestionSynonyms(question),
    links: (question.links ?? []).map(resolveLink),
  })),
}));
const answers = questions
  .map(({ question, answer }) => ({ question, answer: answer.join(" ") }))
  .filter(({ answer }) => !containsPlaceholder(answer));
const status = fillPlaceholders(faqFilterCopy.totalCount, { all: `${questions.length}`, groups: `${groups.length}` });

export function Page() {
  return (
    <>
      <EnhancedIsland<typeof enhanceLibraryFilter> name="library-filter" props={faqFilterCopy}>
        <PageOpening
          path="/preguntas-frecuentes"
          heading={<EmphasizedText parts={faqOpening.heading} />}
          aside={<Wimy mood="happy" color="rosa" holds="question" />}
          tool={
            <SearchForm copy={faqFilterCopy} action={searchAction} variant="dark">
              <LibraryStatus status={status} clear={faqFilterCopy.clear} />
            </SearchForm>
          }
          actions={
            <a href={supportHref} data-no-print>
              {faqOpening.support.label}
            </a>
          }
        />
        <Section id={faqAnchors.library}>
          <EnhancedIsland<typeof enhanceClauseLinks> name="clause-links" props={faqSection.links}>
            <QuestionLibrary
              heading={<SectionHeading>{faqSection.heading}</SectionHeading>}
              empty={
                <LibraryNoMatches
                  text={faqFilterCopy.empty.text}
                  help={{ label: help.label, href: resolveHref(help.to) }}
                />
              }
              topicsLabel={faqSection.topics}
              groups={groups}
              copy={faqSection.question}
            />
          </EnhancedIsland>
          <StructuredData data={buildFaqPage(answers)} />
        </Section>
      </EnhancedIsland>
      <ActionBand
        tone="nopal"
        mood="happy"
        holds="magnifier"
        color="bugambilia"
        heading={faqClosingSection.heading}
        text={faqClosingSection.text}
        actions={
          <>
            <ButtonLink href={searchHref} variant="dark" icon="search" wide>
              {faqClosingSection.search.label}
            </ButtonLink>
            <ButtonLink href={supportHref} variant="quiet" wide>
              {faqClosingSection.support.label}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
