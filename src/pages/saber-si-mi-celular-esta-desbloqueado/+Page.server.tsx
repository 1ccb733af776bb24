import {
  androidCheck,
  checkHowTo,
  iosCheck,
  twoLocks,
  unlockAnchors,
  unlockOpening,
  unlockRight,
  unlockVerdicts,
} from "#content/help/unlock-check.ts";
import { hrefTo } from "#content/site/site-map.ts";
import type { SitePath } from "#content/site/site-page.ts";
import { howTo } from "#domain/structured-data.ts";
import { PageOpening } from "#layout/page-opening.tsx";
import { StructuredData } from "#layout/structured-data.tsx";
import { CardGrid } from "#sections/card-grid/card-grid.tsx";
import { KeyFigures } from "#sections/key-figures/key-figures.tsx";
import { PhoneChecks } from "#sections/phone-checks/phone-checks.tsx";
import { VerdictTable } from "#sections/verdict-table/verdict-table.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Columns } from "#ui/columns/columns.tsx";
import { Loud } from "#ui/loud/loud.tsx";
import { Prose } from "#ui/prose/prose.tsx";
import { Section } from "#ui/section/section.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import { Steps } from "#ui/steps/steps.tsx";
import { Wimy } from "#ui/wimy/wimy.tsx";

const { android, check, ios, locks, unlock, verdicts } = unlockAnchors;
const { law } = unlockRight;
const compatibility = linkOf(unlockVerdicts.compatibility);
const theft = linkOf(twoLocks.theft);

function linkOf({ label, to }: { label: string; to: SitePath }) {
  const href = hrefTo(to);
  return href ? { label, href } : undefined;
}

export function Page() {
  return (
    <>
      <PageOpening
        path="/saber-si-mi-celular-esta-desbloqueado"
        heading={<Loud parts={unlockOpening.heading} />}
        intro={<p>{unlockOpening.intro}</p>}
        actions={unlockOpening.ways.map(({ label, href }) => (
          <ButtonLink key={href} href={href} variant="light" wide data-first-action="">
            {label}
          </ButtonLink>
        ))}
        aside={<Wimy mood="guard" color="cempasuchil" />}
      />
      <Section id={check}>
        <PhoneChecks
          checks={[
            { id: ios, ...iosCheck, heading: iosCheck.heading },
            { id: android, ...androidCheck, heading: androidCheck.heading },
          ]}
        />
        <StructuredData data={[howTo(checkHowTo(iosCheck)), howTo(checkHowTo(androidCheck))]} />
      </Section>
      <Section id={verdicts} ground="soft">
        <SectionHeading>{unlockVerdicts.heading}</SectionHeading>
        <VerdictTable caption={unlockVerdicts.caption} columns={unlockVerdicts.columns} rows={unlockVerdicts.rows} />
        {compatibility && (
          <p>
            <ButtonLink href={compatibility.href} wide>
              {compatibility.label}
            </ButtonLink>
          </p>
        )}
      </Section>
      <Section id={locks}>
        <SectionHeading sub={twoLocks.sub}>{twoLocks.heading}</SectionHeading>
        <CardGrid cards={twoLocks.cards} label={twoLocks.label} headingLevel={3} />
        <Prose>
          <p>{twoLocks.used}</p>
          {theft && (
            <p>
              <a className="lone-link" href={theft.href}>
                {theft.label}
              </a>
            </p>
          )}
        </Prose>
      </Section>
      <Section id={unlock} ground="soft">
        <Columns
          words={<SectionHeading sub={unlockRight.sub}>{unlockRight.heading}</SectionHeading>}
          aside={<KeyFigures {...unlockRight.figures} />}
        />
        <Steps steps={unlockRight.steps} headingLevel={3} />
        <StructuredData data={howTo(unlockRight)} />
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
