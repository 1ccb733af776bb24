import {
  nipNotice,
  portingAnchors,
  portingClosingSection,
  portingDeadlines,
  portingEffects,
  portingOpening,
  portingRequirements,
  portingStatus,
  portingSteps,
  portingTimeRules,
} from "#content/porting/porting-page.ts";
import { portingRights } from "#content/porting/porting-rights.ts";
import { portingEligibilityCopy, portingPlannerCopy } from "#content/porting/porting-tools.ts";
import { numberScreen } from "#content/sign-up/sign-up-stops.ts";
import { buildSimProgress } from "#content/sim/sim-progress.ts";
import { nextSteps } from "#content/site/site-map/next-steps.ts";
import { resolveHref } from "#content/site/site-map/site-map.ts";
import { buildHowTo } from "#domain/site/structured-data.ts";
import { PortingEligibility } from "#features/porting-eligibility/porting-eligibility.tsx";
import { PortingPlanner } from "#features/porting-planner/porting-planner.tsx";
import { DownloadLink } from "#layout/download-link.tsx";
import { StructuredData } from "#layout/head/structured-data.tsx";
import { Island } from "#layout/islands/island.tsx";
import { PageOpening } from "#layout/page-opening.tsx";
import { ActionBand } from "#sections/action-band/action-band.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Chip } from "#ui/chip/chip.tsx";
import { Columns } from "#ui/columns/columns.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { WideDisclosure } from "#ui/disclosure/wide-disclosure.tsx";
import { WideDisclosures } from "#ui/disclosure/wide-disclosures.tsx";
import { EmphasizedText } from "#ui/emphasized-text/emphasized-text.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Prose } from "#ui/prose/prose.tsx";
import { Section } from "#ui/section/section.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import { TickList } from "#ui/tick-list/tick-list.tsx";
import { PortingAnimation } from "./porting-animation.tsx";
import { PortingEffects } from "./porting-effects.tsx";
import { PortingExamples } from "./porting-examples.tsx";
import { PortingNight } from "./porting-night.tsx";
import { RightList } from "./right-list.tsx";
import { ToolFallback } from "./tool-fallback.tsx";

const { steps, afterSteps, who, times, moves, rights, status } = portingAnchors;
const compatibilityHref = resolveHref(portingRequirements.compatibility.to);
const questionsHref = resolveHref(portingRights.questions.to);
const plansHref = resolveHref(portingEffects.keptItems.link.to);
const plansLink = { label: portingEffects.keptItems.link.label, href: plansHref };

const compatibilityLinks = [{ label: portingEligibilityCopy.compatibility, href: compatibilityHref }];
const eligibilityLinks = {
  yes: [...compatibilityLinks, { label: portingEligibilityCopy.steps, href: `#${steps}` }],
  ask: compatibilityLinks,
  no: [{ label: portingEligibilityCopy.plans, href: plansHref }],
};
const plannerLinks = { app: nextSteps.app, nip: { label: portingEligibilityCopy.steps, href: `#${steps}` } };

/** Position of the only beacon in the opening's background: behind the phone that receives the number. */
const phoneBeacons = [[17, 3]] as const;

const { greeting: title, rows, button } = numberScreen;
const portingScreen = { title, rows, button };

export function Page() {
  return (
    <>
      <PageOpening
        path="/portabilidad"
        eyebrow={<Chip tone="band">{portingOpening.tag}</Chip>}
        heading={<EmphasizedText parts={portingOpening.heading} />}
        intro={<p>{portingOpening.intro}</p>}
        actions={
          <>
            <DownloadLink variant="light" />
            <ButtonLink href={portingOpening.check.href} variant="ghost" wide>
              {portingOpening.check.label}
            </ButtonLink>
          </>
        }
        beacons={phoneBeacons}
        aside={<PortingAnimation copy={{ ...portingOpening.scene, ...portingScreen }} />}
      />
      <PortingNight id={steps} heading={<SectionHeading sub={portingSteps.sub}>{portingSteps.heading}</SectionHeading>}>
        <Island
          name="porting-planner"
          component={PortingPlanner}
          props={{
            copy: portingPlannerCopy,
            steps: portingSteps.steps,
            headingLevel: 3,
            links: plannerLinks,
            rules: portingDeadlines,
          }}
        />
        <StructuredData data={buildHowTo(portingSteps)} />
      </PortingNight>
      <AfterSteps />
      <Requirements />
      <Rights />
      <ActionBand
        tone="oro"
        mood="wink"
        holds="pin"
        color="talavera"
        heading={portingClosingSection.heading}
        text={portingClosingSection.text}
        actions={
          <ButtonLink variant="dark" wide href={plansHref}>
            {portingClosingSection.plans.label}
          </ButtonLink>
        }
      />
    </>
  );
}

function AfterSteps() {
  return (
    <Section id={afterSteps}>
      <Columns
        content={
          <>
            <Notice tone="warning" title={nipNotice.title} headingLevel={3}>
              {nipNotice.paragraphs.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </Notice>
            <WideDisclosure summary={portingStatus.heading} headingLevel={3} contentId={status}>
              <p>{portingStatus.text}</p>
              <p>
                <ButtonLink href={portingStatus.link.href} variant="quiet" icon="external" iconPosition="end" wide>
                  {portingStatus.link.label}
                </ButtonLink>
              </p>
            </WideDisclosure>
          </>
        }
        aside={
          <Disclosure summary={portingTimeRules.heading} headingLevel={3} contentId={times}>
            <Stack gap={4}>
              <Prose>
                {[...portingTimeRules.paragraphs, portingTimeRules.calendarNote].map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </Prose>
              <PortingExamples {...portingTimeRules.table} />
            </Stack>
          </Disclosure>
        }
        alignsTop
      />
    </Section>
  );
}

function Requirements() {
  return (
    <Section id={who} ground="soft">
      <SectionHeading>{portingRequirements.heading}</SectionHeading>
      <Island
        name="porting-eligibility"
        component={PortingEligibility}
        props={{
          copy: portingEligibilityCopy,
          headingLevel: 3,
          links: eligibilityLinks,
          sim: buildSimProgress("number"),
        }}
      />
      <ToolFallback>
        <TickList items={portingRequirements.points} />
        <Prose>
          <p>{portingRequirements.postpaid}</p>

          <p>
            <a className="lone-link" href={compatibilityHref}>
              {portingRequirements.compatibility.label}
            </a>
          </p>
        </Prose>
      </ToolFallback>
    </Section>
  );
}

function Rights() {
  return (
    <Section id={rights}>
      <SectionHeading sub={portingRights.sub}>{portingRights.heading}</SectionHeading>
      <WideDisclosures
        headingLevel={3}
        items={[
          {
            id: moves,
            summary: portingEffects.summary,
            content: (
              <PortingEffects
                keptItems={{ ...portingEffects.keptItems, link: plansLink }}
                leftBehindItems={portingEffects.leftBehindItems}
                headingLevel={4}
              />
            ),
          },
          ...portingRights.groups.map(({ id, summary, rights: own }) => ({
            id,
            summary,
            content: <RightList rights={own} />,
          })),
        ]}
      />

      <p>
        <a className="lone-link" href={questionsHref}>
          {portingRights.questions.label}
        </a>
      </p>
    </Section>
  );
}
