import {
  benefitCards,
  entertainmentAnchors,
  entertainmentCopy,
  planBenefits,
} from "#content/guides/entertainment-page.ts";
import { plans } from "#content/plans/plans.ts";
import { resolveHref } from "#content/site/site-map/site-map.ts";
import { PageOpening } from "#layout/page-opening.tsx";
import { ActionBand } from "#sections/action-band/action-band.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { EmphasizedText } from "#ui/emphasized-text/emphasized-text.tsx";
import { Section } from "#ui/section/section.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import { BenefitCards } from "./benefit-cards/benefit-cards.tsx";
import { BenefitStage } from "./benefit-cards/benefit-stage.tsx";
import { PlanBenefits } from "./plan-benefits.tsx";

const { opening, benefits, memberships, closing } = entertainmentCopy;
const plansHref = resolveHref(closing.plans.to);
const communityHref = resolveHref(closing.community.to);

export function Page() {
  return (
    <>
      <PageOpening
        path="/entretenimiento"
        heading={<EmphasizedText parts={opening.heading} />}
        intro={<p>{opening.intro}</p>}
        actions={
          <ButtonLink href={`#${entertainmentAnchors.memberships}`} variant="light" wide data-no-print>
            {opening.memberships}
          </ButtonLink>
        }
        aside={<BenefitStage label={opening.index} marquee={opening.marquee} links={benefitCards} />}
      />
      <Section id={entertainmentAnchors.benefits}>
        <SectionHeading sub={benefits.sub}>{benefits.heading}</SectionHeading>
        <BenefitCards cards={benefitCards} headingLevel={3} />
      </Section>
      <Section id={entertainmentAnchors.memberships}>
        <SectionHeading sub={memberships.sub}>{memberships.heading}</SectionHeading>
        <PlanBenefits memberships={plans} benefits={planBenefits} copy={memberships} />
      </Section>
      <ActionBand
        heading={closing.heading}
        text={closing.text}
        actions={
          <>
            <ButtonLink href={plansHref} variant="dark" wide>
              {closing.plans.label}
            </ButtonLink>
            <ButtonLink href={communityHref} variant="quiet" wide>
              {closing.community.label}
            </ButtonLink>
          </>
        }
        tone="oro"
        mood="wink"
        holds="popcorn"
        color="talavera"
      />
    </>
  );
}
