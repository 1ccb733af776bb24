import type { ComponentProps } from "react";
import { Disclosure } from "./disclosure.tsx";
import styles from "./wide-disclosure.module.css";

type WideDisclosureProps = Pick<ComponentProps<typeof Disclosure>, "children" | "contentId"> & {
  summary: string;
  headingLevel: 2 | 3;
};

/** A disclosure on phones, to keep the page short; on wide screens open text with a heading. */
export function WideDisclosure({ summary, headingLevel, contentId, children }: WideDisclosureProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.wide}>
      <Disclosure summary={summary} headingLevel={headingLevel} contentId={contentId}>
        <Heading className={styles.heading} data-no-search>
          {summary}
        </Heading>
        {children}
      </Disclosure>
    </div>
  );
}
