import {
  aboutClosingSection,
  aboutFigures,
  aboutOpening,
  aboutProofs,
  aboutValues,
  featureStrip,
  missionAndVision,
} from "#content/pages/about-page.ts";
import { isPartShown } from "#content/site/samples/hidden-parts.ts";
import { resolveLinkRows } from "#content/site/site-map/link-rows.ts";
import { resolveHref } from "#content/site/site-map/site-map.ts";
import { DownloadLink } from "#layout/download-link.tsx";
import { PageOpening } from "#layout/page-opening.tsx";
import { ActionBand } from "#sections/action-band/action-band.tsx";
import { FeatureStrip } from "#sections/feature-strip/feature-strip.tsx";
import { KeyFigures } from "#sections/key-figures/key-figures.tsx";
import { LinkRows } from "#sections/link-rows/link-rows.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Columns } from "#ui/columns/columns.tsx";
import { EmphasizedText } from "#ui/emphasized-text/emphasized-text.tsx";
import { Section } from "#ui/section/section.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import { Handshake } from "./handshake.tsx";
import { MissionAndVision } from "./mission-and-vision.tsx";
import { ValueList } from "./value-list.tsx";

const plansHref = resolveHref(aboutOpening.plans.to);

export function Page() {
  return (
    <>
      <PageOpening
        path="/conocenos"
        heading={<EmphasizedText parts={aboutOpening.heading} />}
        intro={<p>{aboutOpening.intro}</p>}
        actions={
          <>
            <DownloadLink variant="light" />
            <ButtonLink href={plansHref} variant="ghost" wide>
              {aboutOpening.plans.label}
            </ButtonLink>
          </>
        }
        aside={<Handshake />}
      />
      <Section id="mision-y-vision">
        {isPartShown("mision-y-vision") && <MissionAndVision {...missionAndVision} />}
        <KeyFigures {...aboutFigures} />
      </Section>
      <Section id="valores" ground="soft">
        <SectionHeading sub={aboutValues.sub}>{aboutValues.heading}</SectionHeading>
        <ValueList values={aboutValues.items} headingLevel={3} />
      </Section>
      <Section id="contigo">
        <FeatureStrip {...featureStrip} />
      </Section>
      <Section id="compruebalo">
        <Columns
          alignsTop
          content={
            <SectionHeading isQuiet sub={aboutProofs.sub}>
              {aboutProofs.heading}
            </SectionHeading>
          }
          aside={<LinkRows rows={resolveLinkRows(aboutProofs.links)} />}
        />
      </Section>
      <ActionBand
        tone="nopal"
        mood="happy"
        holds="flag"
        color="bugambilia"
        heading={aboutClosingSection.heading}
        text={aboutClosingSection.text}
        actions={<DownloadLink variant="dark" />}
      />
    </>
  );
}
