import { deviceNameWords } from "#content/devices/device-name-words.ts";
import { deviceSearchCopy, deviceSearchNext, deviceSearchNote } from "#content/devices/device-search.ts";
import { deviceBrands, deviceSample } from "#content/devices/devices.ts";
import { phonesWithoutEsim } from "#content/devices/phones-without-esim.ts";
import {
  compatibility,
  esimAnchors,
  esimBand,
  esimBenefits,
  esimOpening,
  esimQuestions,
  incompatiblePhonesCopy,
  installSteps,
  notListed,
  unlockedPhone,
} from "#content/pages/esim.ts";
import { nextSteps } from "#content/site/next-steps.ts";
import { sampleMark } from "#content/site/sample-mark.ts";
import { linkTo } from "#content/site/site-map.ts";
import { buildFaqPage, buildHowTo } from "#domain/site/structured-data.ts";
import { DeviceSearch } from "#features/device-search/device-search.tsx";
import { DownloadLink } from "#layout/download-link.tsx";
import { Island } from "#layout/island.tsx";
import { PageOpening } from "#layout/page-opening.tsx";
import { StructuredData } from "#layout/structured-data.tsx";
import { ActionBand } from "#sections/action-band/action-band.tsx";
import { PointList } from "#sections/point-list/point-list.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Disclosure, DisclosureGroup } from "#ui/disclosure/disclosure.tsx";
import { EmphasizedText } from "#ui/emphasized-text/emphasized-text.tsx";
import { NoScriptFallback } from "#ui/no-script-fallback/no-script-fallback.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Prose } from "#ui/prose/prose.tsx";
import { SampleMark } from "#ui/sample-mark/sample-mark.tsx";
import { Section } from "#ui/section/section.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import { Steps } from "#ui/steps/steps.tsx";
import { DeviceList } from "./device-list.tsx";
import { EsimRequirements } from "./esim-requirements.tsx";

const { list } = compatibility;
const brandWords = Object.fromEntries(
  deviceBrands.map(({ brand, alsoCalled, lines }) => [brand, { alsoCalled, lines }]),
);
const unlocked = linkTo(unlockedPhone.check);
const port = linkTo(esimBand.port);
const noData = linkTo(installSteps.noData);
const moreQuestions = linkTo(esimQuestions.more);

const theft = linkTo({ label: deviceSearchNext.stolen, to: "/reportar-robo-equipo" });

const { check, ways, list: listed, others } = deviceSearchNext;
const toWays = `#${esimAnchors.notListed}`;
const deviceActions = {
  ...(nextSteps.port && { listed: { ...nextSteps.port, more: nextSteps.memberships } }),
  conditional: { label: check, href: toWays, more: nextSteps.port },
  ...(unlocked && { locked: unlocked }),
  ...(theft && { stolen: theft }),
  unknown: { label: listed, href: `#${esimAnchors.list}`, more: { label: ways, href: toWays } },
  lacking: { label: listed, href: `#${esimAnchors.list}`, more: { label: others, href: `#${esimAnchors.notForWim}` } },
};

export function Page() {
  return (
    <>
      <PageOpening
        path="/esim"
        heading={<EmphasizedText parts={esimOpening.heading} />}
        wideTool="words"
        tool={
          <div id={esimAnchors.compatibility}>
            <NoScriptFallback action={{ label: esimOpening.list, href: `#${esimAnchors.list}` }}>
              {esimOpening.withoutScript}
            </NoScriptFallback>
            <Island
              name="device-search"
              component={DeviceSearch}
              props={{
                words: deviceSearchCopy,
                headingLevel: 2,
                listId: esimAnchors.list,
                brandWords,
                nameWords: deviceNameWords,
                phonesWithoutEsim,
                ...(unlocked && { unlocked }),
                actions: deviceActions,
              }}
            />
          </div>
        }
      />
      <Section id={esimAnchors.steps}>
        <SectionHeading sub={installSteps.sub}>{installSteps.heading}</SectionHeading>
        <Steps steps={installSteps.steps} headingLevel={3} />
        <StructuredData data={buildHowTo(installSteps)} />
        <Notice tone="warning" title={installSteps.keep.title} headingLevel={3}>
          <p>{installSteps.keep.text}</p>
        </Notice>
        {noData && (
          <Prose>
            <p>
              <a className="lone-link" href={noData.href}>
                {noData.label}
              </a>
            </p>
          </Prose>
        )}
      </Section>
      <Section id={esimAnchors.unlocked} ground="soft">
        <EsimRequirements
          {...unlockedPhone}
          heading={unlockedPhone.heading}
          points={unlockedPhone.points.map(({ text, link }) => ({ text, link: link && linkTo(link) }))}
        />
      </Section>
      <Section id={esimAnchors.brands}>
        <SectionHeading sub={list.sub}>{list.heading}</SectionHeading>
        <SampleMark
          label={deviceSample.isSample && sampleMark}
          marked={
            <Disclosure summary={list.fold}>
              <p>
                {list.text} {deviceSearchNote}
              </p>
              <DeviceList id={esimAnchors.list} brands={deviceBrands} words={list} headingLevel={3} />
            </Disclosure>
          }
        >
          {deviceSample.text}
        </SampleMark>
        <Stack as="section" gap={4} id={esimAnchors.notListed}>
          <SectionHeading level={3} sub={`${notListed.text} ${notListed.note}`}>
            {notListed.heading}
          </SectionHeading>
          <PointList points={notListed.ways} label={notListed.label} headingLevel={4} />
        </Stack>
        <Stack as="section" gap={4} id={esimAnchors.notForWim}>
          <SectionHeading level={3} sub={incompatiblePhonesCopy.sub}>
            {incompatiblePhonesCopy.heading}
          </SectionHeading>
          <PointList
            points={incompatiblePhonesCopy.points.map(({ link, ...point }) => ({
              ...point,
              link: link && linkTo(link),
            }))}
            headingLevel={4}
          />
        </Stack>
      </Section>
      <Section id={esimAnchors.benefits} ground="soft">
        <SectionHeading>{esimBenefits.heading}</SectionHeading>
        <PointList points={esimBenefits.points} label={esimBenefits.label} headingLevel={3} />
      </Section>
      <Section id={esimAnchors.questions}>
        <SectionHeading>{esimQuestions.heading}</SectionHeading>
        <DisclosureGroup
          headingLevel={3}
          items={esimQuestions.items.map(({ id, summary, paragraphs, link }) => {
            const more = link && linkTo(link);
            return {
              id,
              summary,
              content: (
                <>
                  {paragraphs.map((text) => (
                    <p key={text}>{text}</p>
                  ))}
                  {more && (
                    <p>
                      <a className="lone-link" href={more.href}>
                        {more.label}
                      </a>
                    </p>
                  )}
                </>
              ),
            };
          })}
        />
        {moreQuestions && (
          <Prose>
            <p>
              <a className="lone-link" href={moreQuestions.href}>
                {moreQuestions.label}
              </a>
            </p>
          </Prose>
        )}
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
        heading={esimBand.heading}
        text={esimBand.text}
        tone="cempasuchil"
        mood="wink"
        color="talavera"
        actions={
          <>
            {port && (
              <ButtonLink href={port.href} variant="dark" wide>
                {port.label}
              </ButtonLink>
            )}
            <DownloadLink variant="quiet" />
          </>
        }
      />
    </>
  );
}
