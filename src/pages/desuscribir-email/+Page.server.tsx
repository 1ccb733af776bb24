import { usePageContext } from "vike-react/usePageContext";
import {
  unsubscribeEffects,
  unsubscribeFieldTexts,
  unsubscribeMailSection,
  unsubscribeMethod,
  unsubscribeOpening,
} from "#content/pages/unsubscribe-page.ts";
import { resolveHref } from "#content/site/site-map/site-map.ts";
import type { EmailFormReply } from "#domain/mail/pasted-email.ts";
import type { enhanceUnsubscribeForm } from "#features/unsubscribe-form/enhance-unsubscribe-form.ts";
import { SleepingEnvelope } from "#features/unsubscribe-form/sleeping-envelope.tsx";
import { UnsubscribeForm } from "#features/unsubscribe-form/unsubscribe-form.tsx";
import { EnhancedIsland } from "#layout/islands/enhanced-island.tsx";
import { PageOpening } from "#layout/page-opening.tsx";
import { TickListGroups } from "#sections/tick-list-groups/tick-list-groups.tsx";
import { EmphasizedText } from "#ui/emphasized-text/emphasized-text.tsx";
import { Section } from "#ui/section/section.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";

const privacyHref = resolveHref(unsubscribeMailSection.privacy.to);

declare global {
  namespace Vike {
    interface PageContext {
      /** Set by the server if the form was sent without script and the address is invalid. */
      addressReply?: EmailFormReply;
    }
  }
}

export function Page() {
  const { addressReply } = usePageContext();
  return (
    <>
      <PageOpening
        path="/desuscribir-email"
        heading={<EmphasizedText parts={unsubscribeOpening.heading} />}
        intro={<p data-intro>{unsubscribeOpening.intro}</p>}
        tool={
          <EnhancedIsland<typeof enhanceUnsubscribeForm>
            name="unsubscribe-form"
            props={{
              addressSource: unsubscribeMethod,
              sending: unsubscribeFieldTexts.sending,
              done: { title: unsubscribeFieldTexts.done.title, text: unsubscribeFieldTexts.done.text },
            }}
          >
            <UnsubscribeForm
              copy={{ ...unsubscribeFieldTexts, byMail: unsubscribeMailSection }}
              addressSource={unsubscribeMethod}
              headingLevel={2}
              reply={addressReply}
            />
          </EnhancedIsland>
        }
        aside={<SleepingEnvelope />}
        beacons={[[17, 3]]}
      />
      <Section id="que-cambia" ground="soft">
        <SectionHeading>{unsubscribeEffects.heading}</SectionHeading>
        <TickListGroups groups={unsubscribeEffects.groups} headingLevel={3} isPlain />
        <p>
          <a className="lone-link" href={privacyHref}>
            {unsubscribeMailSection.privacy.label}
          </a>
        </p>
      </Section>
    </>
  );
}
