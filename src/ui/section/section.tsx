import type { ReactNode } from "react";
import styles from "./section.module.css";

type SectionProps = {
  id: string;
  /** Full width of its own colour; without it, the page's ground. */
  ground?: "soft" | "nopal";
  /** Less air above and below, for what belongs to its neighbour. */
  compact?: boolean;
  children: ReactNode;
};

/** A band of the page: its address, its air, its width. */
export function Section({ id, ground, compact = false, children }: SectionProps) {
  return (
    <section id={id} className={styles.section} data-ground={ground} data-compact={compact || undefined}>
      <div className={styles.inner}>{children}</div>
    </section>
  );
}
