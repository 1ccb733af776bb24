import type { ReactNode } from "react";
import { DisclosureGroup } from "#ui/disclosure/disclosure-group.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { PhoneDisclosure } from "#ui/phone-disclosure/phone-disclosure.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import styles from "./guide-troubleshooting.module.css";

type GuideTroubleshootingProps = {
  heading: ReactNode;
  /** Problems with their answers; the ids are anchors. */
  troubles: readonly { id: string; question: string; answer: readonly string[] }[];
  /** Link for further help. */
  helpLink: { label: string; href: string };
  safety: { title: string; text: readonly string[] };
  /** Shown next to the problems, usually a `BenefitEnding`. */
  aside: ReactNode;
};

/** Answers for steps that fail, safety advice and further information. */
export function GuideTroubleshooting({ heading, troubles, helpLink, safety, aside }: GuideTroubleshootingProps) {
  return (
    <div className={styles.columns}>
      <Stack gap={4}>
        <SectionHeading>{heading}</SectionHeading>
        <DisclosureGroup
          headingLevel={3}
          items={troubles.map(({ id, question, answer }) => ({
            id,
            summary: question,
            content: answer.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
          }))}
        />
        <p>
          <a className={styles.help} href={helpLink.href}>
            {helpLink.label}
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
