import type { ReactNode } from "react";
import styles from "./section.module.css";

type SectionProps = {
  id: string;
  /** Background colour over the full width; by default, the page's background. */
  ground?: "soft" | "nopal";
  /** Whether the section has less space above, because it belongs to the preceding opening. */
  isCompact?: boolean;
  /** Whether the section is left out in print, because its content is useless on paper. */
  isScreenOnly?: boolean;
  children: ReactNode;
};

/** A full-width section of a page, with its anchor, spacing and content width. */
export function Section({ id, ground, isCompact = false, isScreenOnly = false, children }: SectionProps) {
  return (
    <section
      id={id}
      className={styles.section}
      data-ground={ground}
      data-compact={isCompact || undefined}
      data-no-print={isScreenOnly || undefined}
      data-plain={!ground || undefined}
    >
      <div className={styles.inner}>{children}</div>
    </section>
  );
}
