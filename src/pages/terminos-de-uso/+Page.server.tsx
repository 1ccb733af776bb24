import { interimDocumentsSection, siteTermsOpening } from "#content/pages/site-terms-page.ts";
import { resolveLinkRows } from "#content/site/site-map/link-rows.ts";
import { PageOpening } from "#layout/page-opening.tsx";
import { LinkRows } from "#sections/link-rows/link-rows.tsx";
import { Columns } from "#ui/columns/columns.tsx";
import { EmphasizedText } from "#ui/emphasized-text/emphasized-text.tsx";
import { Section } from "#ui/section/section.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";

export function Page() {
  return (
    <>
      <PageOpening
        path="/terminos-de-uso"
        heading={<EmphasizedText parts={siteTermsOpening.heading} />}
        intro={<p>{siteTermsOpening.intro}</p>}
      />
      <Section id="lo-que-aplica">
        <Columns
          content={<SectionHeading>{interimDocumentsSection.heading}</SectionHeading>}
          aside={<LinkRows rows={resolveLinkRows(interimDocumentsSection.links)} />}
        />
      </Section>
    </>
  );
}
