import {
  coverageAnchors,
  coverageClosing,
  coverageDownloads,
  coverageMapSources,
  coverageOnMap,
  coverageOpening,
  mapLink,
  stateTable,
  stateTableLink,
} from "#content/coverage/coverage.ts";
import { coverageByState } from "#content/coverage/coverage-by-state.ts";
import { coverageFiles } from "#content/coverage/coverage-files.ts";
import { coverageLegalNote } from "#content/coverage/coverage-legal.ts";
import { coverageSample } from "#content/coverage/coverage-sample.ts";
import { coverageLayers, coverageWords } from "#content/coverage/coverage-tool.ts";
import { mexicoRings } from "#content/coverage/mexico-rings.ts";
import { nextSteps } from "#content/site/next-steps.ts";
import { sampleMark } from "#content/site/sample-mark.ts";
import { hrefTo } from "#content/site/site-map.ts";
import { fileSize } from "#domain/text/numbers/file-size.ts";
import { AnswerStrip } from "#features/coverage-map/answer-strip.tsx";
import { CoverageMap } from "#features/coverage-map/coverage-map.tsx";
import { PlaceQuestion } from "#features/coverage-map/place-question.tsx";
import { Enhanced } from "#layout/enhanced.tsx";
import { OldBrowserNote } from "#layout/old-browser-note.tsx";
import { PageOpening } from "#layout/page-opening.tsx";
import { ActionBand } from "#sections/action-band/action-band.tsx";
import { CoverageLegalNote } from "#sections/coverage-legal-note/coverage-legal-note.tsx";
import { CoverageTable } from "#sections/coverage-table/coverage-table.tsx";
import { DownloadList } from "#sections/download-list/download-list.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Loud } from "#ui/loud/loud.tsx";
import { SampleMark } from "#ui/sample-mark/sample-mark.tsx";
import { Section } from "#ui/section/section.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";

const compareHref = hrefTo(coverageClosing.compare.to);
const portHref = hrefTo(coverageClosing.port.to);
const files = coverageFiles();
const map = {
  ...coverageMapSources,
  words: coverageWords,
  layers: coverageLayers,
  files,
  actions: { covered: nextSteps.port ?? stateTableLink, uncovered: stateTableLink, map: mapLink },
};
const downloads = files.map(({ id, path, bytes }) => ({
  name: coverageLayers.find((layer) => layer.id === id)?.name ?? id,
  detail: `KML, ${fileSize(bytes)}`,
  href: path,
}));

export function Page() {
  return (
    <>
      <OldBrowserNote />
      <Enhanced name="coverage-map" props={map}>
        <PageOpening
          path="/mapa-de-cobertura"
          heading={<Loud parts={coverageOpening.heading} />}
          // In the corner, because the drawing of the country has its own rings.
          beacons={[[19, 1]]}
          tool={
            <PlaceQuestion
              words={coverageWords}
              layers={coverageLayers}
              actions={map.actions}
              path="/mapa-de-cobertura"
              intro={coverageOpening.intro}
              rings={mexicoRings()}
            />
          }
        />
        <AnswerStrip />
        <Section id={coverageAnchors.map} screenOnly>
          <SectionHeading sub={coverageOnMap.sub}>{coverageOnMap.heading}</SectionHeading>
          <SampleMark label={coverageSample.isSample && sampleMark} marked={<CoverageMap {...map} />}>
            {coverageSample.text}
          </SampleMark>
        </Section>
      </Enhanced>
      <Section id={coverageAnchors.states} ground="soft">
        <SectionHeading sub={stateTable.sub}>{stateTable.heading}</SectionHeading>
        <SampleMark
          label={coverageSample.isSample && sampleMark}
          marked={<CoverageTable {...stateTable} states={coverageByState()} />}
        >
          {coverageSample.inTable}
        </SampleMark>
      </Section>
      <Section id={coverageAnchors.legal}>
        <CoverageLegalNote
          {...coverageLegalNote}
          files={{
            title: coverageDownloads.heading,
            text: coverageDownloads.sub,
            list: <DownloadList files={downloads} />,
          }}
        />
      </Section>
      <ActionBand
        tone="nopal"
        mood="happy"
        color="bugambilia"
        heading={coverageClosing.heading}
        text={coverageClosing.text}
        actions={
          <>
            {portHref && (
              <ButtonLink variant="dark" wide href={portHref}>
                {coverageClosing.port.label}
              </ButtonLink>
            )}
            {compareHref && (
              <ButtonLink variant="quiet" wide href={compareHref}>
                {coverageClosing.compare.label}
              </ButtonLink>
            )}
          </>
        }
      />
    </>
  );
}
