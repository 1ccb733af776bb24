import { featureStrip } from "#content/pages/about-page.ts";
import {
  buildWimazonLinks,
  regularTestAnchors,
  regularTestNote,
  regularTestOpening,
  regularTestPlanSection,
} from "#content/pages/regular-test-page.ts";
import { benefits } from "#content/plans/benefits.ts";
import { listPlanHighlights } from "#content/plans/plan-highlights.ts";
import { webPurchase } from "#content/plans/plan-purchase.ts";
import { plans } from "#content/plans/plans.ts";
import { lastDayText } from "#content/promotions/current-offer.ts";
import { resolveHref } from "#content/site/site-map/site-map.ts";
import { PageOpening } from "#layout/page-opening.tsx";
import { FeatureStrip } from "#sections/feature-strip/feature-strip.tsx";
import { PlanOffer } from "#sections/plan-grid/plan-offer.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { EmphasizedText } from "#ui/emphasized-text/emphasized-text.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Section } from "#ui/section/section.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";

const planCards = plans.map((plan) => ({
  plan,
  highlights: listPlanHighlights(plan, benefits, lastDayText),
  ...webPurchase.byPlan[plan.id],
}));

const compareHref = resolveHref(regularTestOpening.compare.to);
const registrations = buildWimazonLinks();

export function Page() {
  return (
    <>
      <PageOpening
        path="/regular-test"
        heading={<EmphasizedText parts={regularTestOpening.heading} />}
        intro={<p>{regularTestOpening.intro}</p>}
        actions={<a href={compareHref}>{regularTestOpening.compare.label}</a>}
      />
      <Section id={regularTestAnchors.plans}>
        <SectionHeading sub={regularTestPlanSection.sub}>{regularTestPlanSection.heading}</SectionHeading>
        <PlanOffer cards={planCards} copy={regularTestPlanSection.card} headingLevel={3} />
      </Section>
      <Section id={regularTestAnchors.legal}>
        <Notice tone="info" title={regularTestNote.over.title} headingLevel={2}>
          <p>{regularTestNote.over.text}</p>
        </Notice>
        <Disclosure summary={regularTestNote.heading} headingLevel={2}>
          <p>{regularTestNote.promotion}</p>
          {regularTestNote.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {registrations.length > 0 && (
            <>
              <p>{regularTestNote.registryTitle}:</p>
              <ul>
                {registrations.map(({ label, href }) => (
                  <li key={href}>
                    <a className="lone-link" href={href}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </Disclosure>
      </Section>
      <Section id={regularTestAnchors.features}>
        <FeatureStrip {...featureStrip} />
      </Section>
    </>
  );
}
