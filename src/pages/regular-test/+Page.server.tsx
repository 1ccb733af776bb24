import { featureStrip } from "#content/pages/about-page.ts";
import {
  buildWimazonLinks,
  wimazonNote,
  wimazonPageAnchors,
  wimazonPageOpening,
  wimazonPlanSection,
} from "#content/pages/wimazon-page.ts";
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

const compareHref = resolveHref(wimazonPageOpening.compare.to);
const registrations = buildWimazonLinks();

export function Page() {
  return (
    <>
      <PageOpening
        path="/regular-test"
        heading={<EmphasizedText parts={wimazonPageOpening.heading} />}
        intro={<p>{wimazonPageOpening.intro}</p>}
        actions={compareHref && <a href={compareHref}>{wimazonPageOpening.compare.label}</a>}
      />
      <Section id={wimazonPageAnchors.plans}>
        <SectionHeading sub={wimazonPlanSection.sub}>{wimazonPlanSection.heading}</SectionHeading>
        <PlanOffer cards={planCards} copy={wimazonPlanSection.card} headingLevel={3} />
      </Section>
      <Section id={wimazonPageAnchors.legal}>
        <Notice tone="info" title={wimazonNote.over.title} headingLevel={2}>
          <p>{wimazonNote.over.text}</p>
        </Notice>
        <Disclosure summary={wimazonNote.heading} headingLevel={2}>
          <p>{wimazonNote.promotion}</p>
          {wimazonNote.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {registrations.length > 0 && (
            <>
              <p>{wimazonNote.registryTitle}:</p>
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
      <Section id={wimazonPageAnchors.features}>
        <FeatureStrip {...featureStrip} />
      </Section>
    </>
  );
}
