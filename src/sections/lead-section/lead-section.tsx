import type { ReactNode } from "react";
import { Columns } from "#ui/columns/columns.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import { Wimy } from "#ui/wimy/wimy.tsx";
import styles from "./lead-section.module.css";

type LeadSectionProps = { heading: ReactNode; sub: string; children: ReactNode };

/** Reasons to leave an e-mail address, next to the form. */
export function LeadSection({ heading, sub, children }: LeadSectionProps) {
  return (
    <Columns
      content={
        <>
          <SectionHeading sub={sub}>{heading}</SectionHeading>
          <div className={styles.wimy}>
            <Wimy mood="pointing" color="cempasuchil" />
          </div>
        </>
      }
      aside={<div data-no-print>{children}</div>}
    />
  );
}
