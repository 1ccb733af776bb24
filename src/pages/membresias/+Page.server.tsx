import { Fragment } from "react";
import { downloadSection } from "#content/pages/home-page.ts";
import {
  membershipsAnchors,
  membershipsColorBand,
  membershipsComparison,
  membershipsConditions,
  membershipsFinder,
  membershipsLegalNotes,
  membershipsOpening,
  membershipsPlanSection,
  membershipsRoamingSection,
  membershipsSecurity,
} from "#content/pages/memberships-page.ts";
import { benefits } from "#content/plans/benefits.ts";
import { planComparison } from "#content/plans/plan-comparison.ts";
import { planCostTool } from "#content/plans/plan-cost-tool.ts";
import { listPlanHighlights } from "#content/plans/plan-highlights.ts";
import { appPurchase } from "#content/plans/plan-purchase.ts";
import { planCardCopy, plans } from "#content/plans/plans.ts";
import { lastDayText } from "#content/promotions/current-offer.ts";
import { buildPromotionCards, promotionSection } from "#content/promotions/promotion-cards.ts";
import { roamingActivation } from "#content/roaming/roaming-page.ts";
import { membershipScreen } from "#content/sign-up/app-screens.ts";
import { buildSimProgress } from "#content/sim/sim-progress.ts";
import { planProducts } from "#content/site/operator/organization.ts";
import { configuredUrls } from "#content/site/site-map/links.ts";
import { resolveHref } from "#content/site/site-map/site-map.ts";
import { formatDataAllowance } from "#domain/plans/plan.ts";
import { buildPlanProducts } from "#domain/plans/plan-products.ts";
import { computeDrawingSeed } from "#domain/site/drawing-seed.ts";
import { PlanCost } from "#features/plan-cost/plan-cost.tsx";
import { PlanFinder } from "#features/plan-finder/plan-finder.tsx";
import { StructuredData } from "#layout/head/structured-data.tsx";
import { Island } from "#layout/islands/island.tsx";
import { createPageBreadcrumbs } from "#layout/page-breadcrumbs.ts";
import { ActionBand } from "#sections/action-band/action-band.tsx";
import { AppScreen } from "#sections/app-tour/app-screen.tsx";
import { MembershipCard } from "#sections/app-tour/membership-card.tsx";
import { DownloadSection } from "#sections/download-section/download-section.tsx";
import { KeyFigures } from "#sections/key-figures/key-figures.tsx";
import { PlanComparison } from "#sections/plan-comparison/plan-comparison.tsx";
import { PlanGrid } from "#sections/plan-grid/plan-grid.tsx";
import { PromotionCards } from "#sections/promotion-cards/promotion-cards.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Columns } from "#ui/columns/columns.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { EmphasizedText } from "#ui/emphasized-text/emphasized-text.tsx";
import { PhoneDisclosure } from "#ui/phone-disclosure/phone-disclosure.tsx";
import { Prose } from "#ui/prose/prose.tsx";
import { Section } from "#ui/section/section.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import { Steps } from "#ui/steps/steps.tsx";
import { PhoneStage } from "./phone-stage/phone-stage.tsx";
import { PlanDial } from "./plan-dial/plan-dial.tsx";
import { PlanVariants } from "./plan-dial/plan-variants.tsx";
import { SecurityBand } from "./security-band.tsx";

const path = "/membresias";
const { data } = createPageBreadcrumbs(path);

const planCards = plans.map((plan) => ({
  plan,
  highlights: listPlanHighlights(plan, benefits, lastDayText),
  ...appPurchase.byPlan[plan.id],
}));

const promotions = buildPromotionCards("memberships");
const roamingHref = resolveHref(membershipsRoamingSection.link.to);

export function Page() {
  return (
    <>
      <PlanDial
        {...membershipsOpening}
        heading={<EmphasizedText parts={membershipsOpening.heading} />}
        plans={plans}
        seed={computeDrawingSeed(path)}
      >
        <div id={membershipsAnchors.finder}>
          <Island
            name="plan-finder"
            component={PlanFinder}
            props={{ ...membershipsFinder, plans, benefits, sim: buildSimProgress("plan") }}
          />
        </div>
      </PlanDial>
      <Section id={membershipsAnchors.plans}>
        <SectionHeading sub={membershipsPlanSection.sub}>{membershipsPlanSection.heading}</SectionHeading>
        <PlanGrid cards={planCards} copy={membershipsPlanSection.card} headingLevel={3} />
      </Section>
      <Section id={membershipsAnchors.download} ground="nopal">
        <DownloadSection
          heading={downloadSection.heading}
          sub={downloadSection.text}
          stores={downloadSection.stores}
          code={downloadSection.code}
        >
          <PhoneStage isPeeking>
            <AppScreen
              {...membershipScreen}
              drawing={
                <Stack>
                  <PlanVariants plans={plans} initialPlanId={membershipsOpening.initialPlanId}>
                    {({ id, name, dataGb, membershipDays }) => (
                      <MembershipCard
                        planId={id}
                        name={name}
                        data={formatDataAllowance(dataGb)}
                        days={membershipDays}
                        left={membershipScreen.leftDays}
                      />
                    )}
                  </PlanVariants>
                </Stack>
              }
            />
          </PhoneStage>
        </DownloadSection>
      </Section>
      {promotions.length > 0 && (
        <Section id={promotionSection.id}>
          <SectionHeading>{promotionSection.heading}</SectionHeading>
          <PromotionCards promotions={promotions} copy={promotionSection.copy} headingLevel={3} />
        </Section>
      )}
      <Section id={membershipsAnchors.comparison}>
        <SectionHeading sub={membershipsComparison.sub}>{membershipsComparison.heading}</SectionHeading>
        <PlanComparison {...planComparison} price={planCardCopy.price} />
      </Section>
      <Section id={membershipsAnchors.cost}>
        <Island
          name="plan-cost"
          component={PlanCost}
          props={{ ...planCostTool, plans, purchase: appPurchase, headingLevel: 2 }}
        />
      </Section>
      <Section id={membershipsAnchors.security} ground="soft">
        <SecurityBand {...membershipsSecurity} />
      </Section>
      <Section id={membershipsAnchors.conditions}>
        <SectionHeading isQuiet>{membershipsConditions.heading}</SectionHeading>
        <Columns
          alignsTop
          content={
            <KeyFigures label={membershipsConditions.figures.label} figures={membershipsConditions.figures.items} />
          }
          aside={
            <Prose>
              <h3>{membershipsConditions.noRefunds.heading}</h3>
              <p>{membershipsConditions.noRefunds.text}</p>
              {membershipsConditions.questions.map(({ label, to }) => (
                <p key={to}>
                  <a className="lone-link" href={resolveHref(to)}>
                    {label}
                  </a>
                </p>
              ))}
            </Prose>
          }
        />
      </Section>
      <ActionBand
        heading={membershipsColorBand.heading}
        text={membershipsColorBand.text}
        actions={
          <ButtonLink href={configuredUrls.purchase} variant="light" wide>
            {membershipsColorBand.action}
          </ButtonLink>
        }
        tone="talavera"
        mood="pointing"
        color="cempasuchil"
      />
      <Section id={membershipsAnchors.roaming}>
        <SectionHeading sub={membershipsRoamingSection.sub}>{membershipsRoamingSection.heading}</SectionHeading>
        <Stack gap={3}>
          <PhoneDisclosure summary={membershipsRoamingSection.summary}>
            <Steps steps={roamingActivation.steps} headingLevel={3} />
          </PhoneDisclosure>
          <p>
            <ButtonLink href={roamingHref} variant="quiet" wide>
              {membershipsRoamingSection.link.label}
            </ButtonLink>
          </p>
          <Disclosure id={membershipsAnchors.legal} summary={membershipsLegalNotes.heading} headingLevel={2}>
            <Prose>
              {membershipsLegalNotes.notes.map(({ title, paragraphs }) => (
                <Fragment key={title}>
                  <h3>{title}</h3>
                  {paragraphs.map((text) => (
                    <p key={text}>{text}</p>
                  ))}
                </Fragment>
              ))}
            </Prose>
          </Disclosure>
        </Stack>
      </Section>
      <StructuredData data={data} />
      <StructuredData data={buildPlanProducts(planProducts)} />
    </>
  );
}
