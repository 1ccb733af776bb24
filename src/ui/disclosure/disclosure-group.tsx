import type { ReactNode } from "react";
import { Disclosure } from "./disclosure.tsx";
import styles from "./disclosure-group.module.css";

type DisclosureGroupProps = {
  items: readonly { id: string; summary: ReactNode; content: ReactNode }[];
  headingLevel?: 2 | 3 | 4;
  /** Shared name that makes opening one disclosure close the others. */
  exclusiveName?: string;
};

/** Disclosures, in two columns where there is space for them. A link to an item's id opens it. */
export function DisclosureGroup({ items, headingLevel, exclusiveName }: DisclosureGroupProps) {
  return (
    <div className={styles.group}>
      {items.map(({ id, summary, content }) => (
        <Disclosure key={id} contentId={id} summary={summary} headingLevel={headingLevel} name={exclusiveName}>
          {content}
        </Disclosure>
      ))}
    </div>
  );
}
