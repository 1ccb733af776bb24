import type { ReactNode } from "react";
import type { guideCopy } from "#content/guides/guide-model.ts";
import type { GuidePage } from "#content/guides/guides.ts";
import { DisclosureGroup } from "#ui/disclosure/disclosure-group.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { PhoneDisclosure } from "#ui/phone-disclosure/phone-disclosure.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import styles from "./guide-troubleshooting.module.css";

type GuideTroubleshootingProps = {
  guide: GuidePage;
  copy: typeof guideCopy;
  /** Shown next to the problems, usually a `BenefitEnding`. */
  aside: ReactNode;
};

/** Answers for steps that fail, safety advice and further information. */
export function GuideTroubleshooting({ guide: { troubles, help, safety }, copy, aside }: GuideTroubleshootingProps) {
  return (
    <div className={styles.columns}>
      <Stack gap={4}>
        <SectionHeading>{copy.troubles}</SectionHeading>
        <DisclosureGroup
          headingLevel={3}
          items={troubles.map(({ id, question, answer }) => ({
            id,
            summary: question,
            content: answer.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
          }))}
        />
        <p>
          <a className={styles.help} href={help.href}>
            {help.label}
          </a>
        </p>
        <PhoneDisclosure summary={safety.title}>
          <div className={styles.safety}>
            <Notice tone="info" title={safety.title} headingLevel={3}>
              {safety.text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Notice>
          </div>
        </PhoneDisclosure>
      </Stack>
      {aside}
    </div>
  );
}
