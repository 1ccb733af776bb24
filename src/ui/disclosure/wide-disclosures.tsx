import type { ReactNode } from "react";
import styles from "./wide-disclosure.module.css";
import { WideDisclosure } from "./wide-disclosure.tsx";

type WideDisclosuresProps = {
  items: readonly { id: string; summary: string; content: ReactNode }[];
  headingLevel: 2 | 3;
};

/** A few disclosures, which are open text in two columns on wide screens. */
export function WideDisclosures({ items, headingLevel }: WideDisclosuresProps) {
  return (
    <div className={styles.group}>
      {items.map(({ id, summary, content }) => (
        <WideDisclosure key={id} contentId={id} summary={summary} headingLevel={headingLevel}>
          {content}
        </WideDisclosure>
      ))}
    </div>
  );
}
