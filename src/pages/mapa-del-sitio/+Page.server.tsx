import {
  mainPageLinks,
  otherPageGroups,
  siteIndexAnchors,
  siteIndexMain,
  siteIndexMore,
  siteIndexOpening,
} from "#content/site/site-index.ts";
import { hrefTo } from "#content/site/site-map.ts";
import { PageOpening } from "#layout/page-opening.tsx";
import { PageGroups } from "#pages/mapa-del-sitio/page-list/page-groups.tsx";
import { PageList } from "#pages/mapa-del-sitio/page-list/page-list.tsx";
import { EmphasizedText } from "#ui/emphasized-text/emphasized-text.tsx";
import { Section } from "#ui/section/section.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";

const { questions } = siteIndexOpening;
const questionsHref = hrefTo(questions.to);

export function Page() {
  return (
    <>
      <PageOpening
        path="/mapa-del-sitio"
        heading={<EmphasizedText parts={siteIndexOpening.heading} />}
        intro={<p>{siteIndexOpening.intro}</p>}
        actions={
          questionsHref && (
            <a href={questionsHref} data-no-print>
              {questions.label}
            </a>
          )
        }
      />
      <Section id={siteIndexAnchors.main}>
        <SectionHeading>{siteIndexMain.heading}</SectionHeading>
        <PageList links={mainPageLinks()} label={siteIndexMain.label} />
      </Section>
      <Section id={siteIndexAnchors.more} ground="soft">
        <SectionHeading>{siteIndexMore.heading}</SectionHeading>
        <PageGroups groups={otherPageGroups()} headingLevel={3} />
      </Section>
    </>
  );
}
