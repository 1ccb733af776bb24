import { deviceNameWords } from "#content/devices/device-name-words.ts";
import { deviceSearchCopy, deviceSearchLinkLabels, deviceSearchNote } from "#content/devices/device-search.ts";
import { deviceBrands, deviceSampleNotice } from "#content/devices/phones.ts";
import { phonesWithoutEsim } from "#content/devices/phones-without-esim.ts";
import {
  esimAnchors,
  esimBenefits,
  esimClosingSection,
  esimCompatibilityCopy,
  esimInstallSteps,
  esimOpening,
  esimQuestions,
  incompatiblePhonesCopy,
  unlistedPhoneSection,
  unlockedPhoneSection,
} from "#content/pages/esim-page.ts";
import { buildSimProgress } from "#content/sim/sim-progress.ts";
import { sampleMark } from "#content/site/samples/sample-mark.ts";
import { nextSteps } from "#content/site/site-map/next-steps.ts";
import { buildPageLink } from "#content/site/site-map/site-map.ts";
import { buildFaqPage, buildHowTo } from "#domain/site/structured-data.ts";
import { DeviceSearch } from "#features/device-search/device-search.tsx";
import { StructuredData } from "#layout/head/structured-data.tsx";
import { Island } from "#layout/islands/island.tsx";
import { PageOpening } from "#layout/page-opening.tsx";
import { ActionBand } from "#sections/action-band/action-band.tsx";
import { PointList } from "#sections/point-list/point-list.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { DisclosureGroup } from "#ui/disclosure/disclosure-group.tsx";
import { WideDisclosures } from "#ui/disclosure/wide-disclosures.tsx";
import { EmphasizedText } from "#ui/emphasized-text/emphasized-text.tsx";
import { NoScriptFallback } from "#ui/no-script-fallback/no-script-fallback.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Prose } from "#ui/prose/prose.tsx";
import { MarkedSample } from "#ui/sample-mark/marked-sample.tsx";
import { Section } from "#ui/section/section.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import { BrandLinks } from "./brand-links.tsx";
import { DeviceList } from "./device-list.tsx";
import { EsimRequirements } from "./esim-requirements.tsx";
import { InstallSteps } from "./install-steps.tsx";

const { list } = esimCompatibilityCopy;
const brandWords = Object.fromEntries(
  deviceBrands.map(({ brand, alsoCalled, lines }) => [brand, { alsoCalled, lines }]),
);
const unlockCheckLink = buildPageLink(unlockedPhoneSection.check);
const portLink = buildPageLink(esimClosingSection.port);
const noDataLink = buildPageLink(esimInstallSteps.noData);
const moreQuestions = buildPageLink(esimQuestions.more);

const theftLink = buildPageLink({ label: deviceSearchLinkLabels.stolen, to: "/reportar-robo-equipo" });
const supportLink = buildPageLink({ label: deviceSearchLinkLabels.support, to: "/ayuda" });

const { check, ways, list: listed, others } = deviceSearchLinkLabels;
const waysHref = `#${esimAnchors.notListed}`;
const deviceActions = {
  listed: { ...nextSteps.port, more: nextSteps.memberships },
  conditional: { label: check, href: waysHref, more: nextSteps.port },
  locked: unlockCheckLink,
  stolen: theftLink,
  other: { ...supportLink, more: { label: others, href: `#${esimAnchors.notForWim}` } },
  unknown: { label: listed, href: `#${esimAnchors.list}`, more: { label: ways, href: waysHref } },
  lacking: { label: listed, href: `#${esimAnchors.list}`, more: { label: others, href: `#${esimAnchors.notForWim}` } },
};

export function Page() {
  return (
    <>
      <PageOpening
        path="/esim"
        heading={<EmphasizedText parts={esimOpening.heading} />}
        wideTool="text"
        tool={
          <div id={esimAnchors.compatibility}>
            <NoScriptFallback action={{ label: esimOpening.list, href: `#${esimAnchors.list}` }}>
              {esimOpening.withoutScript}
            </NoScriptFallback>
            <Island
              name="device-search"
              component={DeviceSearch}
              props={{
                copy: deviceSearchCopy,
                headingLevel: 2,
                listId: esimAnchors.list,
                brandWords,
                nameWords: deviceNameWords,
                phonesWithoutEsim,
                unlockCheckLink,
                actions: deviceActions,
                sim: buildSimProgress("phone"),
              }}
            />
          </div>
        }
      />
      <Section id={esimAnchors.unlocked} ground="soft">
        <EsimRequirements
          {...unlockedPhoneSection}
          heading={unlockedPhoneSection.heading}
          points={unlockedPhoneSection.points.map(({ text, link }) => ({ text, link: link && buildPageLink(link) }))}
        />
      </Section>
      <Section id={esimAnchors.steps}>
        <SectionHeading sub={esimInstallSteps.sub}>{esimInstallSteps.heading}</SectionHeading>
        <InstallSteps steps={esimInstallSteps.steps} headingLevel={3} />
        <StructuredData data={buildHowTo(esimInstallSteps)} />
        <Notice tone="warning" title={esimInstallSteps.keep.heading} headingLevel={3}>
          <p>{esimInstallSteps.keep.text}</p>
        </Notice>
        <Prose>
          <p>
            <a className="lone-link" href={noDataLink.href}>
              {noDataLink.label}
            </a>
          </p>
        </Prose>
      </Section>
      <Section id={esimAnchors.brands}>
        <SectionHeading sub={list.sub}>{list.heading}</SectionHeading>
        <BrandLinks brands={deviceBrands} />
        <MarkedSample
          label={deviceSampleNotice.isSample && sampleMark}
          content={
            <Disclosure summary={list.summary}>
              <p>
                {list.text} {deviceSearchNote}
              </p>
              <DeviceList id={esimAnchors.list} brands={deviceBrands} copy={list} headingLevel={3} />
            </Disclosure>
          }
        >
          {deviceSampleNotice.text}
        </MarkedSample>
        <WideDisclosures
          headingLevel={3}
          items={[
            {
              id: esimAnchors.notListed,
              summary: unlistedPhoneSection.heading,
              content: (
                <Stack gap={4}>
                  <p>{`${unlistedPhoneSection.text} ${unlistedPhoneSection.note}`}</p>
                  <PointList points={unlistedPhoneSection.ways} label={unlistedPhoneSection.label} headingLevel={4} />
                </Stack>
              ),
            },
            {
              id: esimAnchors.notForWim,
              summary: incompatiblePhonesCopy.heading,
              content: (
                <Stack gap={4}>
                  <p>{incompatiblePhonesCopy.sub}</p>
                  <PointList
                    points={incompatiblePhonesCopy.points.map(({ link, ...point }) => ({
                      ...point,
                      link: link && buildPageLink(link),
                    }))}
                    headingLevel={4}
                  />
                </Stack>
              ),
            },
          ]}
        />
      </Section>
      <Section id={esimAnchors.benefits} ground="soft">
        <SectionHeading isQuiet>{esimBenefits.heading}</SectionHeading>
        <PointList points={esimBenefits.points} label={esimBenefits.label} headingLevel={3} />
      </Section>
      <Section id={esimAnchors.questions}>
        <SectionHeading>{esimQuestions.heading}</SectionHeading>
        <DisclosureGroup
          headingLevel={3}
          items={esimQuestions.items.map(({ id, summary, paragraphs, link }) => {
            const moreLink = link && buildPageLink(link);
            return {
              id,
              summary,
              content: (
                <>
                  {paragraphs.map((text) => (
                    <p key={text}>{text}</p>
                  ))}
                  {moreLink && (
                    <p>
                      <a className="lone-link" href={moreLink.href}>
                        {moreLink.label}
                      </a>
                    </p>
                  )}
                </>
              ),
            };
          })}
        />
        <Prose>
          <p>
            <a className="lone-link" href={moreQuestions.href}>
              {moreQuestions.label}
            </a>
          </p>
        </Prose>
        <StructuredData
          data={buildFaqPage(
            esimQuestions.items.map(({ summary, paragraphs }) => ({
              question: summary,
              answer: paragraphs.join(" "),
            })),
          )}
        />
      </Section>
      <ActionBand
        heading={esimClosingSection.heading}
        text={esimClosingSection.text}
        tone="jade"
        mood="wink"
        holds="phone"
        color="talavera"
        actions={
          <ButtonLink href={portLink.href} variant="dark" wide>
            {portLink.label}
          </ButtonLink>
        }
      />
    </>
  );
}
