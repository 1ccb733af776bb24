import type { ReactNode } from "react";
import { Stack } from "#ui/stack/stack.tsx";
import styles from "./section-heading.module.css";

type SectionHeadingProps = {
  children: ReactNode;
  level?: 2 | 3;
  /** A sentence below the heading. */
  sub?: ReactNode;
};

/** The large heading at the start of a section. */
export function SectionHeading({ children, level = 2, sub }: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <Stack gap={3}>
      <Heading className={styles.heading}>{children}</Heading>
      {sub && <p className={styles.sub}>{sub}</p>}
    </Stack>
  );
}
