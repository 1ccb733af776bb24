import { usePageContext } from "vike-react/usePageContext";
import { formRetryCopy, leadFormCopy, leadSection } from "#content/lead-form/lead-form-copy.ts";
import { homeAnchors } from "#content/pages/home-page.ts";
import { resolveHref } from "#content/site/site-map/site-map.ts";
import { collectorPaths } from "#domain/leads/collector-contract.ts";
import type { LeadReply } from "#domain/leads/lead.ts";
import { LeadForm } from "#features/lead-form/lead-form.tsx";
import { Island } from "#layout/islands/island.tsx";
import { LeadSection } from "#sections/lead-section/lead-section.tsx";
import { Opening } from "#ui/opening/opening.tsx";
import { Section } from "#ui/section/section.tsx";

declare global {
  namespace Vike {
    interface PageContext {
      /** The server's reply to a rejected form. */
      leadReply?: LeadReply;
    }
  }
}

/** The page after a rejected lead form sent without script: shows the typed values and the errors. */
export function Page() {
  const { leadReply } = usePageContext();
  const privacyHref = resolveHref(leadFormCopy.terms.to);
  const hasErrors = Object.keys(leadReply?.errors ?? {}).length > 0;
  return (
    <>
      <Opening kind="act" seed={11} heading={formRetryCopy.heading} />
      <Section id={homeAnchors.leadForm}>
        <LeadSection heading={leadSection.heading} sub={leadSection.sub}>
          <Island
            name="lead-form"
            component={LeadForm}
            props={{
              copy: leadFormCopy,
              headingLevel: 3,
              thanksHref: collectorPaths.leadThanks,
              privacyHref,
              ...(leadReply && { reply: hasErrors ? { ...leadReply, notice: formRetryCopy.marked } : leadReply }),
            }}
          />
        </LeadSection>
      </Section>
    </>
  );
}
