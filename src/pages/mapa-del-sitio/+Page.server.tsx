import {
  listMainPageLinks,
  listOtherPageGroups,
  siteIndexAnchors,
  siteIndexMainSection,
  siteIndexOpening,
  siteIndexOtherSection,
} from "#content/site/site-map/site-index.ts";
import { resolveHref } from "#content/site/site-map/site-map.ts";
import { PageOpening } from "#layout/page-opening.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { EmphasizedText } from "#ui/emphasized-text/emphasized-text.tsx";
import { Section } from "#ui/section/section.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import { PageGroups } from "./page-list/page-groups.tsx";
import { PageList } from "./page-list/page-list.tsx";

const { questions } = siteIndexOpening;
const questionsHref = resolveHref(questions.to);

export function Page() {
  return (
    <>
      <PageOpening
        path="/mapa-del-sitio"
        heading={<EmphasizedText parts={siteIndexOpening.heading} />}
        intro={<p>{siteIndexOpening.intro}</p>}
        actions={
          <ButtonLink href={questionsHref} variant="quiet" wide data-no-print>
            {questions.label}
          </ButtonLink>
        }
      />
      <Section id={siteIndexAnchors.main}>
        <SectionHeading>{siteIndexMainSection.heading}</SectionHeading>
        <PageList links={listMainPageLinks()} label={siteIndexMainSection.label} />
      </Section>
      <Section id={siteIndexAnchors.more} ground="soft">
        <SectionHeading>{siteIndexOtherSection.heading}</SectionHeading>
        <PageGroups groups={listOtherPageGroups()} headingLevel={3} />
      </Section>
    </>
  );
}
