import { copyAnnouncements, mailDraftCopy, supportFacts } from "#content/help/support.ts";
import {
  appUsageSection,
  outOfDataSection,
  usageAnchors,
  usageMailSection,
  usageOpening,
  usageSupportSection,
} from "#content/help/usage/usage-page.ts";
import { appScreens } from "#content/sign-up/app-screens.ts";
import { sampleMark } from "#content/site/samples/sample-mark.ts";
import { buildPageLink, resolveHref } from "#content/site/site-map/site-map.ts";
import { buildHowTo } from "#domain/site/structured-data.ts";
import type { enhanceCopyValues } from "#features/copy-values/enhance-copy-values.ts";
import { DownloadLink } from "#layout/download-link.tsx";
import { StructuredData } from "#layout/head/structured-data.tsx";
import { EnhancedIsland } from "#layout/islands/enhanced-island.tsx";
import { PageOpening } from "#layout/page-opening.tsx";
import { AppScreen } from "#sections/app-tour/app-screen.tsx";
import { CardGrid } from "#sections/card-grid/card-grid.tsx";
import { FactList } from "#sections/fact-list/fact-list.tsx";
import { MailTemplate } from "#sections/mail-template/mail-template.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Columns } from "#ui/columns/columns.tsx";
import { EmphasizedText } from "#ui/emphasized-text/emphasized-text.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { SampleMark } from "#ui/sample-mark/sample-mark.tsx";
import { Section } from "#ui/section/section.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import { Steps } from "#ui/steps/steps.tsx";
import { Toast } from "#ui/toast/toast.tsx";
import { PeekingPhone } from "./peeking-phone.tsx";

const { app, mail, out, support } = usageAnchors;
const [usageScreen] = appScreens;
const rightsHref = resolveHref(usageSupportSection.rights.to);

const ways = outOfDataSection.ways.map((way) => ({ ...way, link: buildPageLink(way.link) }));

export function Page() {
  return (
    <>
      <PageOpening
        path="/conoce-tus-consumos"
        heading={<EmphasizedText parts={usageOpening.heading} />}
        intro={<p>{usageOpening.intro}</p>}
        actions={
          <>
            <DownloadLink variant="light" />
            <ButtonLink href={usageOpening.mail.href} variant="ghost" wide>
              {usageOpening.mail.label}
            </ButtonLink>
          </>
        }
        aside={
          usageScreen && (
            <PeekingPhone sample={<SampleMark label={sampleMark} />}>
              <AppScreen {...usageScreen} />
            </PeekingPhone>
          )
        }
        beacons={[[16, 3]]}
      />
      <Section id={out}>
        <SectionHeading sub={outOfDataSection.sub}>{outOfDataSection.heading}</SectionHeading>
        <CardGrid cards={ways} label={outOfDataSection.label} headingLevel={3} />
      </Section>
      <Section id={app} ground="soft">
        <SectionHeading sub={appUsageSection.sub}>{appUsageSection.heading}</SectionHeading>
        <Steps steps={appUsageSection.steps} headingLevel={3} />
        <StructuredData data={buildHowTo(appUsageSection)} />
      </Section>
      <Section id={mail}>
        <Columns
          content={
            <>
              <SectionHeading sub={usageMailSection.sub}>{usageMailSection.heading}</SectionHeading>
              <Steps steps={usageMailSection.steps} headingLevel={3} direction="down" />
              <StructuredData data={buildHowTo(usageMailSection)} />
            </>
          }
          aside={
            <EnhancedIsland<typeof enhanceCopyValues> name="copy-values" props={copyAnnouncements}>
              <MailTemplate id="correo-de-consumos" {...usageMailSection.mail} copy={mailDraftCopy} headingLevel={3} />
              <Toast />
            </EnhancedIsland>
          }
        />
        <Notice tone="warning" title={usageMailSection.safety.title} headingLevel={3}>
          <p>{usageMailSection.safety.text}</p>
        </Notice>
      </Section>
      <Section id={support} ground="soft">
        <Columns
          content={
            <>
              <SectionHeading sub={usageSupportSection.sub}>{usageSupportSection.heading}</SectionHeading>
              <p>
                <a className="lone-link" href={rightsHref}>
                  {usageSupportSection.rights.label}
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
