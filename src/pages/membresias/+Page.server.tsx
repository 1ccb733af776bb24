import { Fragment } from "react";
import { appScreens } from "#content/pages/app-screens.ts";
import { featureStrip } from "#content/pages/feature-strip.ts";
import { downloadSection } from "#content/pages/home.ts";
import {
  membershipAnchors,
  membershipComparison,
  membershipConditions,
  membershipControl,
  membershipLegal,
  membershipPlans,
  membershipRoaming,
  membershipSecurity,
  membershipsOpening,
} from "#content/pages/memberships.ts";
import { benefits } from "#content/plans/benefits.ts";
import { planComparison } from "#content/plans/membership-comparison.ts";
import { planCostTool } from "#content/plans/plan-cost-tool.ts";
import { planFinder } from "#content/plans/plan-finder-tool.ts";
import { appPurchase } from "#content/plans/plan-purchase.ts";
import { plans } from "#content/plans/plans.ts";
import { roamingActivation } from "#content/roaming/roaming.ts";
import { standingRows } from "#content/site/link-rows.ts";
import { links } from "#content/site/links.ts";
import { offeredPlans } from "#content/site/organization.ts";
import { hrefTo } from "#content/site/site-map.ts";
import { planHighlights } from "#domain/plan.ts";
import { planProducts } from "#domain/structured-data.ts";
import { AppScreen } from "#features/app-carousel/app-screen.tsx";
import { PlanCost } from "#features/plan-cost/plan-cost.tsx";
import { PlanFinder } from "#features/plan-finder/plan-finder.tsx";
import { Island } from "#layout/island.tsx";
import { PageOpening } from "#layout/page-opening.tsx";
import { StructuredData } from "#layout/structured-data.tsx";
import { ActionBand } from "#sections/action-band/action-band.tsx";
import { DownloadSection } from "#sections/download-section/download-section.tsx";
import { FeatureStrip } from "#sections/feature-strip/feature-strip.tsx";
import { KeyFigures } from "#sections/key-figures/key-figures.tsx";
import { LinkRows } from "#sections/link-rows/link-rows.tsx";
import { PhoneStage } from "#sections/phone-stage/phone-stage.tsx";
import { PlanComparison } from "#sections/plan-comparison/plan-comparison.tsx";
import { PlanGrid } from "#sections/plan-grid/plan-grid.tsx";
import { PortingOffer } from "#sections/plan-grid/porting-offer.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { CheckList } from "#ui/check-list/check-list.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { Loud } from "#ui/loud/loud.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Prose } from "#ui/prose/prose.tsx";
import { Section } from "#ui/section/section.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import { Steps } from "#ui/steps/steps.tsx";
import { Wimy } from "#ui/wimy/wimy.tsx";

const offers = plans.map((plan) => ({
  plan,
  highlights: planHighlights(plan, benefits),
  ...appPurchase.of[plan.id],
}));

const roamingHref = hrefTo(membershipRoaming.link.to);
const [, membershipsScreen] = appScreens;

export function Page() {
  return (
    <>
      <PageOpening
        path="/membresias"
        heading={<Loud parts={membershipsOpening.heading} />}
        intro={
          <>
            {membershipsOpening.offer && <PortingOffer {...membershipsOpening.offer} />}
            <p>{membershipsOpening.intro}</p>
          </>
        }
        actions={
          <>
            <ButtonLink href={membershipsOpening.download.href} variant="light" wide data-store-link>
              {membershipsOpening.download.label}
            </ButtonLink>
            <ButtonLink href={membershipsOpening.compare.href} variant="ghost" wide>
              {membershipsOpening.compare.label}
            </ButtonLink>
          </>
        }
        aside={<Wimy mood="cheering" color="nopal" />}
      />
      <Section id={membershipAnchors.plans}>
        <SectionHeading sub={membershipPlans.sub}>
          <Loud parts={membershipPlans.heading} />
        </SectionHeading>
        <PlanGrid offers={offers} copy={membershipPlans.card} headingLevel={3} />
        <Notice tone="warning" title={membershipSecurity.title} headingLevel={3}>
          <p>{membershipSecurity.intro}</p>
          <CheckList
            items={membershipSecurity.points.map(({ title, text }) => (
              <>
                <b>{title}.</b> {text}
              </>
            ))}
          />
        </Notice>
      </Section>
      <Section id={membershipAnchors.comparison} ground="soft">
        <SectionHeading sub={membershipComparison.sub}>
          <Loud parts={membershipComparison.heading} />
        </SectionHeading>
        <PlanComparison {...planComparison} />
        <Island
          name="plan-finder"
          component={PlanFinder}
          props={{ ...planFinder, plans, benefits, purchase: appPurchase, headingLevel: 3 }}
        />
        <Island
          name="plan-cost"
          component={PlanCost}
          props={{ ...planCostTool, plans, purchase: appPurchase, headingLevel: 3 }}
        />
      </Section>
      <Section id={membershipAnchors.conditions}>
        <SectionHeading sub={membershipConditions.sub}>
          <Loud parts={membershipConditions.heading} />
        </SectionHeading>
        <KeyFigures label={membershipConditions.figures.label} figures={membershipConditions.figures.items} />
        <Notice tone="info" title={membershipConditions.noRefunds.title} headingLevel={3}>
          <p>{membershipConditions.noRefunds.text}</p>
        </Notice>
        <LinkRows rows={standingRows(membershipConditions.questions)} />
      </Section>
      <Section id={membershipAnchors.roaming} ground="soft">
        <SectionHeading sub={membershipRoaming.sub}>
          <Loud parts={membershipRoaming.heading} />
        </SectionHeading>
        <Steps steps={roamingActivation.steps} headingLevel={3} />
        {roamingHref && (
          <p>
            <ButtonLink href={roamingHref} wide>
              {membershipRoaming.link.label}
            </ButtonLink>
          </p>
        )}
      </Section>
      <Section id={membershipAnchors.legal} compact>
        <Disclosure summary={membershipLegal.heading} headingLevel={2}>
          <Prose>
            {membershipLegal.notes.map(({ title, paragraphs }) => (
              <Fragment key={title}>
                <h3>{title}</h3>
                {paragraphs.map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </Fragment>
            ))}
          </Prose>
        </Disclosure>
      </Section>
      <Section id={membershipAnchors.download} ground="nopal">
        <DownloadSection
          heading={<Loud parts={downloadSection.heading} />}
          sub={downloadSection.text}
          stores={downloadSection.stores}
        >
          <PhoneStage>{membershipsScreen && <AppScreen {...membershipsScreen} />}</PhoneStage>
        </DownloadSection>
      </Section>
      <Section id={membershipAnchors.features} compact>
        <FeatureStrip {...featureStrip} />
      </Section>
      <ActionBand
        heading={<Loud parts={membershipControl.heading} />}
        text={membershipControl.text}
        actions={
          <ButtonLink href={links.purchase} variant="dark" wide>
            {membershipControl.action}
          </ButtonLink>
        }
        tone="rosa"
        mood="wink"
        color="talavera"
      />
      <StructuredData data={planProducts(offeredPlans)} />
    </>
  );
}
