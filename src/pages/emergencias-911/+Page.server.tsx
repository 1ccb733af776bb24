import {
  emergencyAnchors,
  emergencyCallInstructions,
  emergencyOpening,
  emergencyRegulation,
  emergencySupport,
  otherEmergencyNumbers,
  retiredEmergencyNumbers,
} from "#content/help/emergencies.ts";
import { supportFacts } from "#content/help/support.ts";
import { resolveHref } from "#content/site/site-map/site-map.ts";
import { buildHowTo } from "#domain/site/structured-data.ts";
import { AlertPageOpening } from "#layout/alert-page-opening.tsx";
import { StructuredData } from "#layout/head/structured-data.tsx";
import { FactList } from "#sections/fact-list/fact-list.tsx";
import { TermList } from "#sections/term-list/term-list.tsx";
import { Columns } from "#ui/columns/columns.tsx";
import { EmphasizedText } from "#ui/emphasized-text/emphasized-text.tsx";
import { Prose } from "#ui/prose/prose.tsx";
import { Section } from "#ui/section/section.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import { Steps } from "#ui/steps/steps.tsx";
import { TickList } from "#ui/tick-list/tick-list.tsx";
import { EmergencyCall } from "./emergency-call.tsx";
import { RetiredNumbers } from "./retired-numbers.tsx";

const { how, others, retired, rule, support } = emergencyAnchors;
const theftHref = resolveHref(emergencySupport.theft.to);

export function Page() {
  return (
    <>
      <AlertPageOpening
        path="/emergencias-911"
        tone="cempasuchil"
        heading={<EmphasizedText parts={emergencyOpening.heading} />}
        intro={<p>{emergencyOpening.intro}</p>}
      >
        <EmergencyCall {...emergencyOpening} />
        <p>{emergencyOpening.offline}</p>
      </AlertPageOpening>
      <Section id={how}>
        <SectionHeading>{emergencyCallInstructions.heading}</SectionHeading>
        <Steps steps={emergencyCallInstructions.steps} headingLevel={3} />
        <StructuredData data={buildHowTo(emergencyCallInstructions)} />
        <TickList items={emergencyCallInstructions.tips} />
      </Section>
      <Section id={retired} ground="soft">
        <Columns
          content={
            <SectionHeading isQuiet sub={retiredEmergencyNumbers.sub}>
              {retiredEmergencyNumbers.heading}
            </SectionHeading>
          }
          aside={<RetiredNumbers {...retiredEmergencyNumbers} />}
        />
      </Section>
      <Section id={others}>
        <SectionHeading isQuiet>{otherEmergencyNumbers.heading}</SectionHeading>
        <TermList items={otherEmergencyNumbers.items} />
      </Section>
      <Section id={rule} ground="soft">
        <SectionHeading>{emergencyRegulation.heading}</SectionHeading>
        <TermList items={emergencyRegulation.points} />
        <Prose>
          <h3>{emergencyRegulation.linksLabel}</h3>
          <ul>
            {emergencyRegulation.links.map(({ label, href }) => (
              <li key={href}>
                <a className="lone-link" href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </Prose>
      </Section>
      <Section id={support}>
        <Columns
          content={
            <>
              <SectionHeading isQuiet sub={emergencySupport.sub}>
                {emergencySupport.heading}
              </SectionHeading>
              <p>
                <a className="lone-link" href={theftHref}>
                  {emergencySupport.theft.label}
                </a>
              </p>
            </>
          }
          aside={<FactList facts={supportFacts} />}
        />
      </Section>
    </>
  );
}
