import {
  unsubscribeByMail,
  unsubscribeForm,
  unsubscribeOpening,
  unsubscribesBy,
  whatChanges,
} from "#content/pages/unsubscribe-words.ts";
import { hrefTo } from "#content/site/site-map.ts";
import { UnsubscribeForm } from "#features/unsubscribe-form/unsubscribe-form.tsx";
import { Enhanced } from "#layout/enhanced.tsx";
import { PageOpening } from "#layout/page-opening.tsx";
import { CheckLists } from "#sections/check-lists/check-lists.tsx";
import { Columns } from "#ui/columns/columns.tsx";
import { Loud } from "#ui/loud/loud.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Section } from "#ui/section/section.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";

const privacyHref = hrefTo(unsubscribeByMail.privacy.to);

export function Page() {
  return (
    <>
      <PageOpening
        path="/desuscribir-email"
        heading={<Loud parts={unsubscribeOpening.heading} />}
        intro={<p>{unsubscribeOpening.intro}</p>}
      />
      <Section id="baja" compact>
        <Columns
          words={
            <Enhanced name="unsubscribe-form" props={{ goesBy: unsubscribesBy, sending: unsubscribeForm.sending }}>
              <UnsubscribeForm words={unsubscribeForm} goesBy={unsubscribesBy} headingLevel={2} />
            </Enhanced>
          }
          aside={
            <div data-until-done>
              <Notice tone="info" title={unsubscribeByMail.title} headingLevel={2}>
                <p>
                  {unsubscribeByMail.text} <a href={`mailto:${unsubscribeByMail.email}`}>{unsubscribeByMail.email}</a>
                </p>
                {privacyHref && (
                  <p>
                    <a className="lone-link" href={privacyHref}>
                      {unsubscribeByMail.privacy.label}
                    </a>
                  </p>
                )}
              </Notice>
            </div>
          }
        />
      </Section>
      <Section id="que-cambia" ground="soft">
        <SectionHeading>{whatChanges.heading}</SectionHeading>
        <CheckLists groups={whatChanges.groups} headingLevel={3} />
      </Section>
    </>
  );
}
