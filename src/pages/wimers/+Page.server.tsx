import {
  benefitSection,
  buildBenefitSlides,
  communitySection,
  comparisonSection,
  listReferralRegistrations,
  referralSection,
  wimerDefinition,
  wimersAnchors,
  wimersClosingSection,
  wimersOpening,
} from "#content/pages/wimers-page.ts";
import { planComparison } from "#content/plans/plan-comparison.ts";
import { buildPageLink, resolveHref } from "#content/site/site-map/site-map.ts";
import { BenefitCarousel } from "#features/benefit-carousel/benefit-carousel.tsx";
import { DownloadLink } from "#layout/download-link.tsx";
import { Island } from "#layout/islands/island.tsx";
import { PageOpening } from "#layout/page-opening.tsx";
import { ActionBand } from "#sections/action-band/action-band.tsx";
import { CardGrid } from "#sections/card-grid/card-grid.tsx";
import { PlanComparison } from "#sections/plan-comparison/plan-comparison.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { EmphasizedText } from "#ui/emphasized-text/emphasized-text.tsx";
import { Section } from "#ui/section/section.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import { DictionaryEntry } from "./dictionary-entry.tsx";
import { ReferralInfographic } from "./referral-infographic/referral-infographic.tsx";
import { ReferralTerms } from "./referral-infographic/referral-terms.tsx";
import { WimerGroup } from "./wimer-group.tsx";

const plansHref = resolveHref(wimersClosingSection.plans.to);

export function Page() {
  return (
    <>
      <PageOpening
        path="/wimers"
        heading={<EmphasizedText parts={wimersOpening.heading} />}
        intro={<p>{wimersOpening.intro}</p>}
        actions={
          <>
            <DownloadLink variant="light" />
            <ButtonLink href={`#${wimersAnchors.referral}`} variant="ghost" wide>
              {wimersOpening.referral}
            </ButtonLink>
          </>
        }
        aside={<WimerGroup freePlaceText={wimersOpening.free} />}
      />
      <Section id={wimersAnchors.word}>
        <DictionaryEntry {...wimerDefinition} />
      </Section>
      <Section id={wimersAnchors.referral} ground="soft">
        <SectionHeading sub={referralSection.sub}>{referralSection.heading}</SectionHeading>
        <ReferralInfographic
          label={referralSection.label}
          referrer={referralSection.referrer}
          referred={referralSection.referred}
        />
        <ReferralTerms
          how={referralSection.how}
          terms={referralSection.terms}
          registrations={listReferralRegistrations()}
        />
      </Section>
      <Section id={wimersAnchors.benefits}>
        <SectionHeading sub={benefitSection.sub}>{benefitSection.heading}</SectionHeading>
        <Island
          name="benefit-carousel"
          component={BenefitCarousel}
          props={{ ...benefitSection.carousel, slides: buildBenefitSlides(), autoplayMs: benefitSection.autoplayMs }}
        />
      </Section>
      <Section id={wimersAnchors.comparison}>
        <SectionHeading sub={comparisonSection.sub}>{comparisonSection.heading}</SectionHeading>
        <PlanComparison {...planComparison} />
      </Section>
      <Section id={wimersAnchors.more}>
        <SectionHeading>{communitySection.heading}</SectionHeading>
        <CardGrid
          cards={communitySection.cards.map((card) => ({ ...card, link: buildPageLink(card.link) }))}
          headingLevel={3}
        />
      </Section>
      <ActionBand
        tone="jade"
        mood="cheering"
        color="nopal"
        heading={wimersClosingSection.heading}
        text={wimersClosingSection.text}
        actions={
          <>
            <DownloadLink variant="dark" />
            <ButtonLink href={plansHref} variant="quiet" wide>
              {wimersClosingSection.plans.label}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
