import { siteStatusCopy, siteStatusParts } from "#content/help/site-status-copy.ts";
import { parseEmphasizedHeading } from "#content/site/emphasized-heading.ts";
import { resolveLinkRows } from "#content/site/site-map/link-rows.ts";
import { PageOpening } from "#layout/page-opening.tsx";
import { FactList } from "#sections/fact-list/fact-list.tsx";
import { LinkRows } from "#sections/link-rows/link-rows.tsx";
import { EmphasizedText } from "#ui/emphasized-text/emphasized-text.tsx";
import { Prose } from "#ui/prose/prose.tsx";
import { Section } from "#ui/section/section.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";

const { heading, intro, unmeasured, now, incidents, others } = siteStatusCopy;
const links = resolveLinkRows(others.links);

/**
 * The page before the first measurement says only that nothing has been measured. The probe then shows the other part,
 * and fills its elements with `data-status`.
 */
export function Page() {
  return (
    <>
      <PageOpening
        path="/estado"
        heading={<EmphasizedText parts={parseEmphasizedHeading(heading)} />}
        intro={
          <>
            <p data-until-measured>{unmeasured.intro}</p>
            <p data-once-measured hidden>
              {intro}
            </p>
          </>
        }
      />
      <div data-until-measured>
        <Section id="sin-medir">
          <SectionHeading sub={unmeasured.text}>{unmeasured.heading}</SectionHeading>
        </Section>
      </div>
      <div data-once-measured hidden>
        <Section id="ahora">
          <SectionHeading sub={now.sub}>{now.heading}</SectionHeading>
          <FactList
            facts={[
              ...siteStatusParts.map(({ id, label }) => ({ term: label, text: "", statusId: id })),
              { term: now.measured, text: "", statusId: "measured" },
            ]}
          />
        </Section>
        <Section id="fallas" ground="soft">
          <SectionHeading sub={incidents.sub}>{incidents.heading}</SectionHeading>
          <Prose>
            <ul>
              <li data-status="incident" />
            </ul>
          </Prose>
        </Section>
      </div>
      <Section id="lo-demas">
        <SectionHeading sub={others.network}>{others.heading}</SectionHeading>
        <LinkRows rows={links} />
      </Section>
    </>
  );
}
