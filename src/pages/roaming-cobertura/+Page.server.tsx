import { webPurchase } from "#content/plans/plan-purchase.ts";
import { allDestinations } from "#content/roaming/roaming-destinations.ts";
import {
  destinationLists,
  destinationSection,
  roamingActivation,
  roamingAnchors,
  roamingClosingSection,
  roamingLegalNote,
  roamingOpening,
  travelPreparationSection,
  tripSection,
} from "#content/roaming/roaming-page.ts";
import { roamingSampleNotice } from "#content/roaming/roaming-rows.ts";
import { tripLookupCopy, tripToolPlans } from "#content/roaming/trip-lookup-tool.ts";
import { sampleMark } from "#content/site/samples/sample-mark.ts";
import { buildPageLink, resolveHref } from "#content/site/site-map/site-map.ts";
import { buildHowTo } from "#domain/site/structured-data.ts";
import { packDestinations } from "#domain/trips/destination.ts";
import { TripLookup } from "#features/trip-lookup/trip-lookup.tsx";
import { TripRowsPlaceholder } from "#features/trip-lookup/trip-rows-placeholder.tsx";
import { StructuredData } from "#layout/head/structured-data.tsx";
import { Island } from "#layout/islands/island.tsx";
import { PageOpening } from "#layout/page-opening.tsx";
import { ActionBand } from "#sections/action-band/action-band.tsx";
import { PointList } from "#sections/point-list/point-list.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { WideDisclosure } from "#ui/disclosure/wide-disclosure.tsx";
import { EmphasizedText } from "#ui/emphasized-text/emphasized-text.tsx";
import { NoScriptFallback } from "#ui/no-script-fallback/no-script-fallback.tsx";
import { MarkedSample } from "#ui/sample-mark/marked-sample.tsx";
import { Section } from "#ui/section/section.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import { Steps } from "#ui/steps/steps.tsx";
import { Wimy } from "#ui/wimy/wimy.tsx";
import { DestinationLists } from "./destination-lists.tsx";

/** Id of the tool's list of memberships. */
const rowsId = "membresias-del-viaje";

const compareHref = resolveHref(roamingOpening.compare.to);
const portHref = resolveHref(roamingClosingSection.port.to);
const notes = travelPreparationSection.points.map((point) => ({
  ...point,
  link: "link" in point ? buildPageLink(point.link) : undefined,
}));

export function Page() {
  return (
    <>
      <PageOpening
        path="/roaming-cobertura"
        heading={<EmphasizedText parts={roamingOpening.heading} />}
        wideTool="picture"
        tool={
          <>
            <NoScriptFallback action={roamingOpening.list}>{roamingOpening.withoutScript}</NoScriptFallback>
            <Island
              name="trip-lookup"
              component={TripLookup}
              props={{
                copy: tripLookupCopy,
                destinations: packDestinations(allDestinations),
                plans: tripToolPlans,
                purchase: webPurchase,
                rowsId,
                compareHref,
              }}
            />
          </>
        }
        aside={<Wimy mood="travelling" color="nopal" />}
      />
      <Section id={roamingAnchors.trip}>
        <SectionHeading
          sub={
            <>
              {tripSection.sub} <span data-tool>{tripSection.share}</span>
            </>
          }
        >
          {tripSection.heading}
        </SectionHeading>
        <TripRowsPlaceholder id={rowsId} plans={tripToolPlans} copy={tripLookupCopy} />
      </Section>
      <Section id={roamingAnchors.destinations} ground="soft">
        <SectionHeading sub={destinationSection.sub}>{destinationSection.heading}</SectionHeading>
        <MarkedSample
          label={roamingSampleNotice.isSample && sampleMark}
          content={<DestinationLists lists={destinationLists} copy={destinationSection} headingLevel={3} />}
        >
          {roamingSampleNotice.text}
        </MarkedSample>
      </Section>
      <Section id={roamingAnchors.activation}>
        <SectionHeading>{roamingActivation.heading}</SectionHeading>
        <Steps steps={roamingActivation.steps} headingLevel={3} />
        <StructuredData data={buildHowTo({ name: roamingActivation.heading, steps: roamingActivation.steps })} />
      </Section>
      <Section id={roamingAnchors.before} ground="soft">
        <SectionHeading>{travelPreparationSection.heading}</SectionHeading>
        <PointList points={notes} headingLevel={3} />
      </Section>
      <Section id={roamingAnchors.legal}>
        <WideDisclosure summary={roamingLegalNote.title} headingLevel={2}>
          {roamingLegalNote.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </WideDisclosure>
      </Section>
      <ActionBand
        tone="nopal"
        mood="travelling"
        color="bugambilia"
        heading={roamingClosingSection.heading}
        text={roamingClosingSection.text}
        actions={
          <>
            <ButtonLink variant="dark" wide href={compareHref}>
              {roamingClosingSection.compare.label}
            </ButtonLink>
            <ButtonLink variant="quiet" wide href={portHref}>
              {roamingClosingSection.port.label}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
