import {
  androidUnlockCheck,
  buildUnlockHowTo,
  iosUnlockCheck,
  lockTypesSection,
  unlockAnchors,
  unlockOpening,
  unlockRequestSection,
  unlockVerdictCopy,
} from "#content/help/unlock/unlock-check.ts";
import { buildPageLink } from "#content/site/site-map/site-map.ts";
import { buildHowTo } from "#domain/site/structured-data.ts";
import { StructuredData } from "#layout/head/structured-data.tsx";
import { PageOpening } from "#layout/page-opening.tsx";
import { CardGrid } from "#sections/card-grid/card-grid.tsx";
import { KeyFigures } from "#sections/key-figures/key-figures.tsx";
import { Columns } from "#ui/columns/columns.tsx";
import { EmphasizedText } from "#ui/emphasized-text/emphasized-text.tsx";
import { Prose } from "#ui/prose/prose.tsx";
import { Section } from "#ui/section/section.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import { Steps } from "#ui/steps/steps.tsx";
import { UnlockCheck } from "./unlock-check/unlock-check.tsx";

const { locks, unlock } = unlockAnchors;
const { law } = unlockRequestSection;
const compatibility = buildPageLink(unlockVerdictCopy.compatibility);
const theft = buildPageLink(lockTypesSection.theft);

export function Page() {
  return (
    <>
      <PageOpening
        path="/saber-si-mi-celular-esta-desbloqueado"
        heading={<EmphasizedText parts={unlockOpening.heading} />}
        intro={<p>{unlockOpening.intro}</p>}
        tool={
          <UnlockCheck
            question={unlockOpening.question}
            seenTitle={unlockVerdictCopy.title}
            systems={[iosUnlockCheck, androidUnlockCheck]}
            actions={{ no: unlockVerdictCopy.unlock, yes: compatibility }}
          />
        }
      />
      <StructuredData
        data={[buildHowTo(buildUnlockHowTo(iosUnlockCheck)), buildHowTo(buildUnlockHowTo(androidUnlockCheck))]}
      />
      <Section id={locks}>
        <SectionHeading sub={lockTypesSection.sub}>{lockTypesSection.heading}</SectionHeading>
        <CardGrid cards={lockTypesSection.cards} label={lockTypesSection.label} headingLevel={3} />
        <Prose>
          <p>{lockTypesSection.used}</p>
          <p>
            <a className="lone-link" href={theft.href}>
              {theft.label}
            </a>
          </p>
        </Prose>
      </Section>
      <Section id={unlock} ground="soft">
        <Columns
          content={<SectionHeading sub={unlockRequestSection.sub}>{unlockRequestSection.heading}</SectionHeading>}
          aside={<KeyFigures {...unlockRequestSection.figures} />}
        />
        <Steps steps={unlockRequestSection.steps} headingLevel={3} />
        <StructuredData data={buildHowTo(unlockRequestSection)} />
        <Prose>
          <p>
            {law.text} {law.source}
          </p>
          <ul>
            {law.links.map(({ label, href }) => (
              <li key={href}>
                <a className="lone-link" href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </Prose>
      </Section>
    </>
  );
}
