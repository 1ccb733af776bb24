import type { ReactNode } from "react";
import styles from "./disclosure.module.css";

type DisclosureProps = {
  summary: ReactNode;
  children: ReactNode;
  /** Makes the summary a heading of this rank, so that it is found in the page's outline. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Of all that share a name, one is open at a time. */
  name?: string | undefined;
  open?: boolean | undefined;
  id?: string | undefined;
};

/** Something to open: native, complete without script, and printed open. */
export function Disclosure({ summary, children, headingLevel, name, open, id }: DisclosureProps) {
  const Summary = headingLevel ? (`h${headingLevel}` as const) : "span";
  return (
    <details className={styles.disclosure} id={id} name={name} open={open}>
      <summary className={styles.summary}>
        <Summary className={styles.words}>{summary}</Summary>
        <span className={styles.marker} aria-hidden="true" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}

type DisclosureGroupProps = {
  items: readonly { id: string; summary: ReactNode; content: ReactNode }[];
  headingLevel?: 2 | 3 | 4;
  /** Given: opening one closes the others. */
  exclusiveName?: string;
};

/** Disclosures under one another. Each item's id can be linked to. */
export function DisclosureGroup({ items, headingLevel, exclusiveName }: DisclosureGroupProps) {
  return (
    <div className={styles.group}>
      {items.map(({ id, summary, content }) => (
        <Disclosure key={id} id={id} summary={summary} headingLevel={headingLevel} name={exclusiveName}>
          {content}
        </Disclosure>
      ))}
    </div>
  );
}
