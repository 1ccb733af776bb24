import type { ReactNode } from "react";
import type { BenefitLook } from "#domain/plans/plan.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Pictogram } from "#ui/pictogram/pictogram.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import { Tint } from "#ui/tint/tint.tsx";
import styles from "./other-guides.module.css";

type OtherGuidesProps = {
  heading: ReactNode;
  /** Accessible name of the links. */
  label: string;
  guides: readonly { benefitId: string; look: BenefitLook; label: string; href: string }[];
  backLink: { label: string; href: string } | undefined;
};

/** Links to the other guides, and to the parent page. */
export function OtherGuides({ heading, label, guides, backLink }: OtherGuidesProps) {
  return (
    <Stack as="nav" gap={5} aria-label={label}>
      <SectionHeading isQuiet>{heading}</SectionHeading>
      <Stack gap={3}>
        <ul className={styles.guides}>
          {guides.map(({ benefitId, look, label: text, href }) => (
            <Stack as="li" key={benefitId}>
              <Tint color={look.color}>
                <a className={styles.guide} href={href}>
                  <span className={styles.drawing}>
                    <Pictogram name={look.picture} />
                  </span>
                  <span className={styles.label}>{text}</span>
                </a>
              </Tint>
            </Stack>
          ))}
        </ul>
        {backLink && (
          <a className={styles.back} href={backLink.href}>
            <Icon name="previous" />
            {backLink.label}
          </a>
        )}
      </Stack>
    </Stack>
  );
}
