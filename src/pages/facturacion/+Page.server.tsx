import {
  invoiceDrawing,
  invoiceHelp,
  invoiceOpening,
  invoiceRequirements,
  invoiceSteps,
} from "#content/help/invoicing-page.ts";
import { buildPageLink } from "#content/site/site-map/site-map.ts";
import { buildHowTo } from "#domain/site/structured-data.ts";
import { StructuredData } from "#layout/head/structured-data.tsx";
import { PageOpening } from "#layout/page-opening.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Columns } from "#ui/columns/columns.tsx";
import { EmphasizedText } from "#ui/emphasized-text/emphasized-text.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Prose } from "#ui/prose/prose.tsx";
import { Section } from "#ui/section/section.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import { Steps } from "#ui/steps/steps.tsx";
import { TickList } from "#ui/tick-list/tick-list.tsx";
import { Wimy } from "#ui/wimy/wimy.tsx";
import { DrawnInvoice } from "./drawn-invoice.tsx";
import { InvoiceCallouts } from "./invoice-callouts.tsx";

const { portal } = invoiceOpening;
const { certificate, purchase, general } = invoiceRequirements;
const help = buildPageLink(invoiceHelp.ownHelp);

export function Page() {
  return (
    <>
      <PageOpening
        path="/facturacion"
        heading={<EmphasizedText parts={invoiceOpening.heading} />}
        intro={<p>{invoiceOpening.intro}</p>}
        aside={<Wimy mood="wink" color="rosa" holds="invoice" />}
        actions={
          <ButtonLink href={portal.href} variant="dark" wide data-first-action="">
            {portal.label}
          </ButtonLink>
        }
      />
      <Section id="pasos">
        <SectionHeading isQuiet>{invoiceSteps.heading}</SectionHeading>
        <Steps steps={invoiceSteps.steps} headingLevel={3} />
        <StructuredData data={buildHowTo(invoiceSteps)} />
      </Section>
      <Section id="datos" ground="soft">
        <SectionHeading sub={invoiceRequirements.sub}>{invoiceRequirements.heading}</SectionHeading>
        <Columns
          content={<DrawnInvoice copy={invoiceDrawing} />}
          aside={
            <Stack gap={4}>
              <h3>{certificate.title}</h3>
              <InvoiceCallouts items={certificate.items} />
              <h3>{purchase.title}</h3>
              <TickList items={purchase.items} />
            </Stack>
          }
          alignsTop
        />
        <Prose>
          <p>{general}</p>
        </Prose>
      </Section>
      <Section id="ayuda">
        <Notice tone="info" title={invoiceHelp.title} headingLevel={2}>
          <p>{invoiceHelp.text}</p>
          <p>
            <a className="lone-link" href={help.href}>
              {help.label}
            </a>
          </p>
        </Notice>
      </Section>
    </>
  );
}
