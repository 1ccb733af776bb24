import type { ReactNode } from "react";
import styles from "./section.module.css";

type SectionProps = {
  id: string;
  /** Background colour over the full width; by default, the page's background. */
  ground?: "soft" | "nopal";
  /** Less space above, for a section that belongs to the preceding masthead. */
  compact?: boolean;
  /** Not printed, because its content is useless on paper. */
  screenOnly?: boolean;
  children: ReactNode;
};

/** A full-width section of a page, with its anchor, spacing and content width. */
export function Section({ id, ground, compact = false, screenOnly = false, children }: SectionProps) {
  return (
    <section
      id={id}
      className={styles.section}
      data-ground={ground}
      data-compact={compact || undefined}
      data-no-print={screenOnly || undefined}
      data-plain={!ground || undefined}
    >
      <div className={styles.inner}>{children}</div>
    </section>
  );
}
