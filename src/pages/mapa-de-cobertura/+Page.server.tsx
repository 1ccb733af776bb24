import { computeStateCoverage } from "#content/coverage/coverage-by-state.ts";
import { coverageLegalNote } from "#content/coverage/coverage-legal.ts";
import {
  coverageAnchors,
  coverageClosingSection,
  coverageDownloadsCopy,
  coverageMapCopy,
  coverageMapLink,
  coverageMapSources,
  coverageOpening,
  stateTableLink,
  stateTableProps,
} from "#content/coverage/coverage-page.ts";
import { coverageToolCopy, namedOverlays } from "#content/coverage/coverage-tool.ts";
import { buildMexicoRingPaths, locateExampleTown } from "#content/coverage/outline/mexico-rings.ts";
import { readCoverageFiles } from "#content/coverage/overlays/coverage-files.ts";
import { coverageSampleNotice } from "#content/coverage/overlays/coverage-sample.ts";
import { buildSimProgress } from "#content/sim/sim-progress.ts";
import { sampleMark } from "#content/site/samples/sample-mark.ts";
import { nextSteps } from "#content/site/site-map/next-steps.ts";
import { resolveHref } from "#content/site/site-map/site-map.ts";
import { formatFileSize } from "#domain/text/numbers/file-size.ts";
import { VerdictStrip } from "#features/coverage-map/answer/verdict-strip.tsx";
import { CoverageMap } from "#features/coverage-map/coverage-map.tsx";
import type { enhanceCoverageMap } from "#features/coverage-map/enhance-coverage-map.ts";
import { PlaceQuestion } from "#features/coverage-map/places/place-question.tsx";
import { EnhancedIsland } from "#layout/islands/enhanced-island.tsx";
import { OldBrowserNote } from "#layout/old-browser-note.tsx";
import { PageOpening } from "#layout/page-opening.tsx";
import { ActionBand } from "#sections/action-band/action-band.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { EmphasizedText } from "#ui/emphasized-text/emphasized-text.tsx";
import { MarkedSample } from "#ui/sample-mark/marked-sample.tsx";
import { Section } from "#ui/section/section.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import { CoverageLegalNote } from "./coverage-legal-note.tsx";
import { CoverageTable } from "./coverage-table.tsx";
import { DownloadList } from "./download-list.tsx";

const compareHref = resolveHref(coverageClosingSection.compare.to);
const portHref = resolveHref(coverageClosingSection.port.to);
const files = readCoverageFiles();
const map = {
  ...coverageMapSources,
  copy: coverageToolCopy,
  overlays: namedOverlays,
  files,
  sim: buildSimProgress("place"),
  actions: { covered: nextSteps.port ?? stateTableLink, uncovered: stateTableLink, map: coverageMapLink },
};
const downloads = files.map(({ id, path, bytes }) => ({
  name: namedOverlays.find((layer) => layer.id === id)?.name ?? id,
  detail: `KML, ${formatFileSize(bytes)}`,
  href: path,
}));

export function Page() {
  return (
    <>
      <OldBrowserNote />
      <EnhancedIsland<typeof enhanceCoverageMap> name="coverage-map" props={map}>
        <PageOpening
          path="/mapa-de-cobertura"
          heading={<EmphasizedText parts={coverageOpening.heading} />}
          // The tile pattern has its only rings in the corner, because the drawing of Mexico has rings too.
          beacons={[[19, 1]]}
          tool={
            <PlaceQuestion
              copy={coverageToolCopy}
              overlays={namedOverlays}
              actions={map.actions}
              sim={map.sim}
              path="/mapa-de-cobertura"
              idle={coverageOpening.idle}
              rings={{
                ...buildMexicoRingPaths(),
                example: { ...locateExampleTown(), mark: coverageOpening.exampleMark },
              }}
            />
          }
        />
        <Section id={coverageAnchors.map} isScreenOnly>
          <SectionHeading sub={coverageMapCopy.sub}>{coverageMapCopy.heading}</SectionHeading>
          <MarkedSample
            label={coverageSampleNotice.isSample && sampleMark}
            content={
              // A block, because a sticky item of a grid stays in its row.
              <div>
                <VerdictStrip />
                <CoverageMap {...map} />
              </div>
            }
          >
            {coverageSampleNotice.text}
          </MarkedSample>
        </Section>
      </EnhancedIsland>
      <Section id={coverageAnchors.states} ground="soft">
        <SectionHeading sub={stateTableProps.sub}>{stateTableProps.heading}</SectionHeading>
        <MarkedSample
          label={coverageSampleNotice.isSample && sampleMark}
          content={<CoverageTable {...stateTableProps} states={computeStateCoverage()} />}
        >
          {coverageSampleNotice.tableNote}
        </MarkedSample>
      </Section>
      <Section id={coverageAnchors.legal}>
        <CoverageLegalNote
          {...coverageLegalNote}
          files={{
            title: coverageDownloadsCopy.heading,
            text: coverageDownloadsCopy.sub,
            list: <DownloadList files={downloads} />,
          }}
        />
      </Section>
      <ActionBand
        tone="nopal"
        mood="happy"
        holds="antenna"
        color="bugambilia"
        heading={coverageClosingSection.heading}
        text={coverageClosingSection.text}
        actions={
          <>
            <ButtonLink variant="dark" wide href={portHref}>
              {coverageClosingSection.port.label}
            </ButtonLink>
            <ButtonLink variant="quiet" wide href={compareHref}>
              {coverageClosingSection.compare.label}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
