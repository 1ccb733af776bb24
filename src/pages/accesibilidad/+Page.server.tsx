import {
  accessibilityAnchors,
  accessibilityContact,
  accessibilityOpening,
  accessibilityTabs,
  accessibilityTabsCopy,
  accessibleDocuments,
} from "#content/accessibility/accessibility-page.ts";
import { accessibilityStatement } from "#content/accessibility/accessibility-statement.ts";
import { resolveLinkRows } from "#content/site/site-map/link-rows.ts";
import { resolveHref } from "#content/site/site-map/site-map.ts";
import type { enhancePanelTabs } from "#features/panel-tabs/enhance-panel-tabs.ts";
import { EnhancedIsland } from "#layout/islands/enhanced-island.tsx";
import { PageOpening } from "#layout/page-opening.tsx";
import { FactList } from "#sections/fact-list/fact-list.tsx";
import { LinkRows } from "#sections/link-rows/link-rows.tsx";
import { TabPanels } from "#sections/tab-panels/tab-panels.tsx";
import { Columns } from "#ui/columns/columns.tsx";
import { EmphasizedText } from "#ui/emphasized-text/emphasized-text.tsx";
import { Prose } from "#ui/prose/prose.tsx";
import { Section } from "#ui/section/section.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import { PhoneFeatures } from "./phone-features.tsx";
import { StatementParts } from "./statement-parts.tsx";

const { date } = accessibilityStatement;
const documents = resolveLinkRows(accessibleDocuments.documents);
const helpHref = resolveHref(accessibilityContact.help.to);

export function Page() {
  return (
    <>
      <PageOpening
        path="/accesibilidad"
        heading={<EmphasizedText parts={accessibilityOpening.heading} />}
        intro={<p>{accessibilityOpening.intro}</p>}
      />
      <Section id={accessibilityAnchors.tabs}>
        <EnhancedIsland<typeof enhancePanelTabs> name="panel-tabs" props={{}}>
          <TabPanels
            isNumbered
            label={accessibilityTabsCopy.label}
            headingLevel={2}
            tabs={accessibilityTabs.map(({ key, title, fullTitle, ...features }) => ({
              key,
              title,
              fullTitle,
              content: <PhoneFeatures {...features} copy={accessibilityTabsCopy} headingLevel={3} />,
            }))}
          />
        </EnhancedIsland>
      </Section>
      <Section id={accessibilityAnchors.contact} ground="soft">
        <Columns
          content={
            <>
              <SectionHeading sub={accessibilityContact.intro}>{accessibilityContact.heading}</SectionHeading>
              <Prose>
                <p>{accessibilityContact.hours}</p>
                <ol>
                  {accessibilityContact.steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
                {accessibilityContact.notes.map((note) => (
                  <p key={note}>{note}</p>
                ))}

                <p>
                  <a className="lone-link" href={helpHref}>
                    {accessibilityContact.help.label}
                  </a>
                </p>
              </Prose>
            </>
          }
          aside={
            <FactList
              facts={accessibilityContact.channels.map(({ label, ...channel }) => ({ term: label, ...channel }))}
            />
          }
        />
      </Section>
      {documents.length > 0 && (
        <Section id={accessibilityAnchors.documents}>
          <Columns
            content={<SectionHeading sub={accessibleDocuments.sub}>{accessibleDocuments.heading}</SectionHeading>}
            aside={<LinkRows rows={documents} />}
          />
        </Section>
      )}
      <Section id={accessibilityAnchors.statement} ground="soft">
        <SectionHeading sub={accessibilityStatement.intro}>{accessibilityStatement.heading}</SectionHeading>
        <p>
          {date.label}: <time dateTime={date.day}>{date.text}</time>
        </p>
        <StatementParts parts={accessibilityStatement.parts} headingLevel={3} />
      </Section>
    </>
  );
}
