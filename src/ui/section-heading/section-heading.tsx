import type { ReactNode } from "react";
import { Stack } from "#ui/stack/stack.tsx";
import styles from "./section-heading.module.css";

type SectionHeadingProps = {
  children: ReactNode;
  level?: 2 | 3;
  /** Whether the section has fewer than sixty words, for which the heading would be too loud at its usual size. */
  isQuiet?: boolean;
  /** A sentence below the heading. */
  sub?: ReactNode;
};

/** The large heading at the start of a section. */
export function SectionHeading({ children, level = 2, isQuiet, sub }: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <Stack gap={3}>
      <Heading className={styles.heading} data-quiet={isQuiet || undefined}>
        {children}
      </Heading>
      {sub && <p className={styles.sub}>{sub}</p>}
    </Stack>
  );
}
