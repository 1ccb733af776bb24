import { invoiceHelp, invoiceOpening, invoiceRequirements, invoiceSteps } from "#content/help/invoicing.ts";
import { resolveHref } from "#content/site/site-map/site-map.ts";
import { buildHowTo } from "#domain/site/structured-data.ts";
import { PageOpening } from "#layout/page-opening.tsx";
import { StructuredData } from "#layout/structured-data.tsx";
import { CheckListGroups } from "#sections/check-list-groups/check-list-groups.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { EmphasizedText } from "#ui/emphasized-text/emphasized-text.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Prose } from "#ui/prose/prose.tsx";
import { Section } from "#ui/section/section.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import { Steps } from "#ui/steps/steps.tsx";

const { portal } = invoiceOpening;
const helpHref = resolveHref(invoiceHelp.ownHelp.to);
const help = helpHref ? { label: invoiceHelp.ownHelp.label, href: helpHref } : invoiceHelp.helpCenter;

export function Page() {
  return (
    <>
      <PageOpening
        path="/facturacion"
        heading={<EmphasizedText parts={invoiceOpening.heading} />}
        intro={<p>{invoiceOpening.intro}</p>}
        actions={
          <ButtonLink href={portal.href} variant="dark" wide data-first-action="">
            {portal.label}
          </ButtonLink>
        }
      />
      <Section id="pasos">
        <SectionHeading>{invoiceSteps.heading}</SectionHeading>
        <Steps steps={invoiceSteps.steps} headingLevel={3} />
        <StructuredData data={buildHowTo(invoiceSteps)} />
      </Section>
      <Section id="datos" ground="soft">
        <SectionHeading sub={invoiceRequirements.sub}>{invoiceRequirements.heading}</SectionHeading>
        <CheckListGroups groups={invoiceRequirements.groups} headingLevel={3} />
        <Prose>
          <p>{invoiceRequirements.general}</p>
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
