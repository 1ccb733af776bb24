import type { ReactNode } from "react";
import styles from "./disclosure.module.css";

type DisclosureProps = {
  summary: ReactNode;
  children: ReactNode;
  /** Makes the summary a heading of this level, so that it is in the page's outline. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Name shared by several disclosures, of which only one is open at a time. */
  name?: string | undefined;
  isOpen?: boolean | undefined;
  id?: string | undefined;
  /** Id of the content. A link to this id opens the disclosure, without script. */
  contentId?: string | undefined;
  /** Class that removes the box: see `BareDisclosure`. */
  bareClass?: string | undefined;
};

/** A native disclosure: works without script, and is printed open. */
export function Disclosure({
  summary,
  children,
  headingLevel,
  name,
  isOpen,
  id,
  contentId,
  bareClass,
}: DisclosureProps) {
  const Summary = headingLevel ? (`h${headingLevel}` as const) : "span";
  return (
    <details
      className={bareClass ? `${styles.disclosure} ${bareClass}` : styles.disclosure}
      id={id}
      name={name}
      open={isOpen}
      data-bare={Boolean(bareClass) || undefined}
    >
      <summary className={styles.summary}>
        <Summary className={styles.text}>{summary}</Summary>
        <span className={styles.marker} aria-hidden="true" />
      </summary>
      <div className={styles.body} id={contentId}>
        {children}
      </div>
    </details>
  );
}
