import { apnValues, copyButtonMessages } from "#content/apn/apn.ts";
import { connectionManual, connectionManualFile, connectionManualPageCopy } from "#content/apn/apn-manual.ts";
import { apnProfile, profileLinkLabel } from "#content/apn/apn-profile-copy.ts";
import { createDocumentLinks, documentViewerCopy, readAsTextLabel } from "#content/documents/document-viewer.ts";
import { pdfCopy } from "#content/documents/pdf-copy.ts";
import { resolveHref } from "#content/site/site-map/site-map.ts";
import { formatMenuStep } from "#domain/devices/menu-step.ts";
import { buildHowTo } from "#domain/site/structured-data.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import type { enhanceCopyValues } from "#features/copy-values/enhance-copy-values.ts";
import { StructuredData } from "#layout/head/structured-data.tsx";
import { EnhancedIsland } from "#layout/islands/enhanced-island.tsx";
import { PageOpening } from "#layout/page-opening.tsx";
import { ConnectionValues } from "#sections/connection-values/connection-values.tsx";
import { DocumentViewer } from "#sections/document-viewer/document-viewer.tsx";
import { MenuSteps } from "#sections/menu-steps/menu-steps.tsx";
import { RequirementList } from "#sections/requirement-list/requirement-list.tsx";
import { UnsignedFileNotice } from "#sections/unsigned-file-notice/unsigned-file-notice.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Columns } from "#ui/columns/columns.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { EmphasizedText } from "#ui/emphasized-text/emphasized-text.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Prose } from "#ui/prose/prose.tsx";
import { Section } from "#ui/section/section.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import { Toast } from "#ui/toast/toast.tsx";
import { ManualIndex } from "./manual-index.tsx";

const { values, checks, menuNamesNote, guides, notes } = connectionManual;
const { anchors } = connectionManualPageCopy;
const view = createDocumentLinks(connectionManualFile, connectionManual.title, {
  label: readAsTextLabel,
  href: `#${values.id}`,
});
const updateHref = resolveHref(connectionManualPageCopy.update.to);

export function Page() {
  return (
    <>
      <PageOpening
        path="/manual-de-conexion-apn"
        heading={<EmphasizedText parts={connectionManualPageCopy.heading} />}
        intro={<p>{connectionManual.intro}</p>}
        actions={
          <>
            <ButtonLink href={view.downloadHref} variant="dark" icon="download" wide download data-no-print>
              {view.downloadLabel}
            </ButtonLink>
            <ButtonLink href={updateHref} variant="quiet" wide data-no-print data-first-action="">
              {connectionManualPageCopy.update.label}
            </ButtonLink>
          </>
        }
      />
      <Section id={values.id}>
        <ManualIndex
          label={connectionManualPageCopy.index}
          links={guides.map(({ id, title }) => ({ label: title, href: `#${id}` }))}
        />
        <Columns
          content={
            <EnhancedIsland<typeof enhanceCopyValues> name="copy-values" props={copyButtonMessages}>
              <ConnectionValues
                title={values.title}
                headingLevel={2}
                values={apnValues}
                copyButton={copyButtonMessages}
              />
            </EnhancedIsland>
          }
          aside={
            <Prose>
              <h2>{values.unchangedFieldsNote.title}</h2>
              <p>{values.unchangedFieldsNote.text}</p>
              <h2 id={checks.id}>{checks.title}</h2>
              <ol>
                {checks.items.map(({ heading, text }) => (
                  <li key={heading}>
                    <b>{heading}.</b> {text}
                  </li>
                ))}
              </ol>
            </Prose>
          }
        />
        <Toast />
        <Notice tone="info" title={menuNamesNote.title}>
          <p>{menuNamesNote.text}</p>
        </Notice>
        <Stack gap={2}>
          {guides.map(({ id, title, scope, needs, steps, proof }) => (
            <Disclosure key={id} summary={title} headingLevel={2} contentId={id}>
              <Stack gap={4}>
                <p>{scope}</p>
                {needs && (
                  <>
                    <RequirementList title={pdfCopy.needs} items={needs} headingLevel={3} />
                    <p data-no-print>
                      <ButtonLink href={apnProfile.path} icon="download" wide>
                        {profileLinkLabel}
                      </ButtonLink>
                    </p>
                  </>
                )}
                <MenuSteps steps={steps} headingLevel={3} />
                {proof && <UnsignedFileNotice {...proof} headingLevel={3} />}
              </Stack>
            </Disclosure>
          ))}
        </Stack>
        <StructuredData
          data={guides.map(({ title, steps }) =>
            buildHowTo({
              name: fillPlaceholders(connectionManualPageCopy.howTo, { title }),
              steps: steps.map((step) => ({ heading: step.heading, text: formatMenuStep(step) })),
            }),
          )}
        />
        <Prose>
          <h2>{pdfCopy.notes}</h2>
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Prose>
      </Section>
      <div data-no-print>
        <Section id={anchors.document} ground="soft">
          <SectionHeading isQuiet sub={connectionManualPageCopy.document.sub}>
            {connectionManualPageCopy.document.heading}
          </SectionHeading>
          <DocumentViewer view={view} copy={documentViewerCopy} headingLevel={3} />
        </Section>
      </div>
    </>
  );
}
