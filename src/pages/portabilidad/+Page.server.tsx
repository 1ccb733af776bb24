import {
  nipNotice,
  portabilityAnchors,
  portabilityBand,
  portabilityFigures,
  portabilityOpening,
  portabilityStatus,
  portabilitySteps,
  portabilityTimes,
  undoPorting,
  whatMoves,
  whoCanPort,
} from "#content/porting/portability-page.ts";
import { portabilityRights } from "#content/porting/portability-rights.ts";
import { portEligibilityWords, portPlannerWords } from "#content/porting/portability-tools.ts";
import { nextSteps } from "#content/site/next-steps.ts";
import { hrefTo } from "#content/site/site-map.ts";
import { howTo } from "#domain/structured-data.ts";
import { PortEligibility } from "#features/port-eligibility/port-eligibility.tsx";
import { PortPlanner } from "#features/port-planner/port-planner.tsx";
import { DownloadLink } from "#layout/download-link.tsx";
import { Island } from "#layout/island.tsx";
import { PageOpening } from "#layout/page-opening.tsx";
import { StructuredData } from "#layout/structured-data.tsx";
import { ActionBand } from "#sections/action-band/action-band.tsx";
import { KeyFigures } from "#sections/key-figures/key-figures.tsx";
import { PortingDeadlines } from "#sections/porting-deadlines/porting-deadlines.tsx";
import { PortingExamples } from "#sections/porting-examples/porting-examples.tsx";
import { PortingMoves } from "#sections/porting-moves/porting-moves.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { CheckList } from "#ui/check-list/check-list.tsx";
import { Chip } from "#ui/chip/chip.tsx";
import { Columns } from "#ui/columns/columns.tsx";
import { DisclosureGroup } from "#ui/disclosure/disclosure.tsx";
import { Loud } from "#ui/loud/loud.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Prose } from "#ui/prose/prose.tsx";
import { Section } from "#ui/section/section.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import { Steps } from "#ui/steps/steps.tsx";
import { Wimy } from "#ui/wimy/wimy.tsx";

const { figures, steps, who, times, moves, rights, undo, status } = portabilityAnchors;
const compatibilityHref = hrefTo(whoCanPort.compatibility.to);
const questionsHref = hrefTo(portabilityRights.questions.to);
const plansHref = hrefTo(portabilityBand.plans.to);
const plansLink = { label: whatMoves.comes.link.label, href: plansHref };

const toCompatibility = compatibilityHref
  ? [{ label: portEligibilityWords.compatibility, href: compatibilityHref }]
  : [];
const eligibilityLinks = {
  yes: [...toCompatibility, { label: portEligibilityWords.steps, href: `#${steps}` }],
  ask: toCompatibility,
  no: plansHref ? [{ label: portEligibilityWords.plans, href: plansHref }] : [],
};
const plannerLinks = { app: nextSteps.app, nip: { label: portEligibilityWords.steps, href: `#${steps}` } };

export function Page() {
  return (
    <>
      <PageOpening
        path="/portabilidad"
        eyebrow={<Chip tone="band">{portabilityOpening.tag}</Chip>}
        heading={<Loud parts={portabilityOpening.heading} />}
        intro={<p>{portabilityOpening.intro}</p>}
        actions={
          <>
            <DownloadLink variant="light" />
            <ButtonLink href={portabilityOpening.check.href} variant="ghost" wide>
              {portabilityOpening.check.label}
            </ButtonLink>
          </>
        }
        aside={<Wimy mood="pointing" color="cempasuchil" />}
      />
      <Section id={figures} compact>
        <KeyFigures {...portabilityFigures} />
      </Section>
      <Section id={steps}>
        <SectionHeading sub={portabilitySteps.sub}>
          <Loud parts={portabilitySteps.heading} />
        </SectionHeading>
        <Steps steps={portabilitySteps.steps} headingLevel={3} />
        <StructuredData data={howTo(portabilitySteps)} />
        <Notice tone="warning" title={nipNotice.title} headingLevel={3}>
          {nipNotice.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Notice>
      </Section>
      <Section id={who} ground="soft">
        <SectionHeading sub={whoCanPort.sub}>
          <Loud parts={whoCanPort.heading} />
        </SectionHeading>
        <CheckList items={whoCanPort.points} />
        <Prose>
          <p>{whoCanPort.postpaid}</p>
          {compatibilityHref && (
            <p>
              <a className="lone-link" href={compatibilityHref}>
                {whoCanPort.compatibility.label}
              </a>
            </p>
          )}
        </Prose>
        <Island
          name="port-eligibility"
          component={PortEligibility}
          props={{ words: portEligibilityWords, headingLevel: 3, links: eligibilityLinks }}
        />
      </Section>
      <Section id={times}>
        <Columns
          words={
            <>
              <SectionHeading>
                <Loud parts={portabilityTimes.heading} />
              </SectionHeading>
              <Prose>
                {[...portabilityTimes.paragraphs, portabilityTimes.calendarNote].map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </Prose>
            </>
          }
          aside={<PortingExamples {...portabilityTimes.table} />}
        />
        <Island
          name="port-planner"
          component={PortPlanner}
          props={{ words: portPlannerWords, headingLevel: 3, links: plannerLinks }}
        />
      </Section>
      <Section id={status} ground="nopal" compact>
        <SectionHeading sub={portabilityStatus.sub}>
          <Loud parts={portabilityStatus.heading} />
        </SectionHeading>
        <p>
          <ButtonLink href={portabilityStatus.link.href} variant="dark" icon="external" iconAt="end" wide>
            {portabilityStatus.link.label}
          </ButtonLink>
        </p>
      </Section>
      <Section id={moves}>
        <SectionHeading>
          <Loud parts={whatMoves.heading} />
        </SectionHeading>
        <PortingMoves comes={{ ...whatMoves.comes, link: plansLink }} stays={whatMoves.stays} headingLevel={3} />
      </Section>
      <Section id={rights} ground="soft">
        <SectionHeading sub={portabilityRights.sub}>
          <Loud parts={portabilityRights.heading} />
        </SectionHeading>
        <DisclosureGroup
          headingLevel={3}
          items={portabilityRights.rights.map(({ id, summary, text }) => ({ id, summary, content: <p>{text}</p> }))}
        />
        {questionsHref && (
          <Prose>
            <p>
              <a className="lone-link" href={questionsHref}>
                {portabilityRights.questions.label}
              </a>
            </p>
          </Prose>
        )}
      </Section>
      <Section id={undo}>
        <SectionHeading>
          <Loud parts={undoPorting.heading} />
        </SectionHeading>
        <PortingDeadlines deadlines={[undoPorting.reversion, undoPorting.recovery]} headingLevel={3} />
      </Section>
      <ActionBand
        heading={portabilityBand.heading}
        text={portabilityBand.text}
        tone="cempasuchil"
        mood="cheering"
        color="talavera"
        actions={
          <>
            <DownloadLink variant="dark" />
            {plansHref && (
              <ButtonLink href={plansHref} variant="quiet" wide>
                {portabilityBand.plans.label}
              </ButtonLink>
            )}
          </>
        }
      />
    </>
  );
}
