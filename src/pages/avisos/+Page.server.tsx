import { noticeSection, notices, noticesOpening, noticesRelatedPages } from "#content/notices/notices-page.ts";
import { resolveLinkRows } from "#content/site/site-map/link-rows.ts";
import { resolveHref } from "#content/site/site-map/site-map.ts";
import { PageOpening } from "#layout/page-opening.tsx";
import { LinkRows } from "#sections/link-rows/link-rows.tsx";
import { Columns } from "#ui/columns/columns.tsx";
import { EmphasizedText } from "#ui/emphasized-text/emphasized-text.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Section } from "#ui/section/section.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import { NoticeList } from "./notice-list/notice-list.tsx";

const subscribeHref = resolveHref(noticesOpening.subscribe.to);
const { label, empty, official } = noticeSection;

export function Page() {
  return (
    <>
      <PageOpening
        path="/avisos"
        heading={<EmphasizedText parts={noticesOpening.heading} />}
        intro={<p>{noticesOpening.intro}</p>}
        actions={
          <a href={subscribeHref} data-first-action="">
            {noticesOpening.subscribe.label}
          </a>
        }
      />
      <Section id="avisos">
        <NoticeList label={label} notices={notices} empty={empty} />
        <Notice tone="info" title={official.title} headingLevel={2}>
          <p>{official.text}</p>
        </Notice>
      </Section>
      <Section id="mientras-tanto" ground="soft">
        <Columns
          content={<SectionHeading>{noticesRelatedPages.heading}</SectionHeading>}
          aside={<LinkRows rows={resolveLinkRows(noticesRelatedPages.links)} />}
        />
      </Section>
    </>
  );
}
