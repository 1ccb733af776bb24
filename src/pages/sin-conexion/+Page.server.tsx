import { offlinePageCopy } from "#content/site/offline-pages.ts";
import { PageOpening } from "#layout/page-opening.tsx";
import { LinkRows } from "#sections/link-rows/link-rows.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { EmphasizedText } from "#ui/emphasized-text/emphasized-text.tsx";
import { Section } from "#ui/section/section.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import { Wimy } from "#ui/wimy/wimy.tsx";
import { OfflineReason } from "./offline-reason.tsx";

const { heading, calls, pages } = offlinePageCopy;

export function Page() {
  return (
    <>
      <PageOpening
        path="/sin-conexion"
        heading={<EmphasizedText parts={heading} />}
        intro={<OfflineReason {...offlinePageCopy} />}
        actions={
          <>
            <ButtonLink href={calls.emergency.href} variant="ghost" icon="phone" wide>
              {calls.emergency.label}
            </ButtonLink>
            {calls.support.href && (
              <ButtonLink href={calls.support.href} variant="ghost" icon="phone" wide>
                {calls.support.label}
              </ButtonLink>
            )}
          </>
        }
        aside={<Wimy mood="asleep" color="jade" />}
      />
      <Section id="paginas">
        <SectionHeading>{pages.heading}</SectionHeading>
        <LinkRows rows={pages.rows.map((row) => ({ ...row, isExternal: false }))} />
      </Section>
    </>
  );
}
