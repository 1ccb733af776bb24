import { tariffsDocument } from "#content/registry/documents/index-documents.ts";
import { registryAnchors, registryPageCopy } from "#content/registry/registry-pages.ts";
import { tariffAnchors, tariffColumnGlossary, tariffsOpening, tariffTable } from "#content/registry/tariffs.ts";
import { planProducts } from "#content/site/operator/organization.ts";
import { sampleMark } from "#content/site/samples/sample-mark.ts";
import { resolveHref } from "#content/site/site-map/site-map.ts";
import { buildPlanProducts } from "#domain/plans/plan-products.ts";
import { StructuredData } from "#layout/head/structured-data.tsx";
import { PageOpening } from "#layout/page-opening.tsx";
import { RegistryDocument } from "#pages/_templates/registry/registry-document.tsx";
import { TermList } from "#sections/term-list/term-list.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { EmphasizedText } from "#ui/emphasized-text/emphasized-text.tsx";
import { MarkedSample } from "#ui/sample-mark/marked-sample.tsx";
import { Section } from "#ui/section/section.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import { TariffTable } from "./tariff-table.tsx";

const compareHref = resolveHref(tariffsOpening.compare.to);
const registryHref = resolveHref(tariffColumnGlossary.registry.to);

export function Page() {
  return (
    <>
      <PageOpening
        path="/registro-tarifas-vigentes"
        heading={<EmphasizedText parts={tariffsOpening.heading} />}
        intro={<p>{tariffsOpening.intro}</p>}
        actions={
          <>
            <a href={tariffsOpening.viewer.href} data-no-print>
              {tariffsOpening.viewer.label}
            </a>
            <a href={`#${registryAnchors.document}`} data-no-print>
              {registryPageCopy.seeDocument}
            </a>
            <a href={compareHref} data-no-print>
              {tariffsOpening.compare.label}
            </a>
          </>
        }
      />
      <Section id={tariffAnchors.tariffs}>
        <SectionHeading sub={tariffTable.sub}>{tariffTable.heading}</SectionHeading>
        <MarkedSample
          label={tariffTable.sample.isSample && sampleMark}
          content={<TariffTable caption={tariffTable.caption} columns={tariffTable.columns} rows={tariffTable.rows} />}
        >
          {tariffTable.sample.text}
        </MarkedSample>
      </Section>
      <div data-no-print>
        <RegistryDocument id={tariffsDocument.id} title={tariffsDocument.title} textId={tariffAnchors.tariffs} />
      </div>
      <Section id={tariffAnchors.columns}>
        <SectionHeading>{tariffColumnGlossary.heading}</SectionHeading>
        <TermList items={tariffColumnGlossary.items} />
        <p>
          <ButtonLink href={registryHref} variant="quiet" icon="search" wide data-no-print>
            {tariffColumnGlossary.registry.label}
          </ButtonLink>
        </p>
      </Section>
      <StructuredData data={buildPlanProducts(planProducts)} />
    </>
  );
}
