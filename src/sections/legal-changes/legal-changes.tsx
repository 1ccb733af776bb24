import type { ClauseChange } from "#domain/legal/compare/legal-comparison.ts";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import { ChangedPassages, type ChangedPassagesLabels } from "./changed-passages.tsx";
import styles from "./legal-changes.module.css";

type LegalChangesProps = {
  heading: string;
  /** Sentence that explains the marks in the changes. */
  sub: string;
  versions: readonly {
    /** The disclosure's anchor on the page. */
    id: string;
    /** Title with the compared version and its date. */
    title: string;
    document: { label: string; href: string };
    /** Sentences about the version: its errata, or the reason for its withdrawal. */
    notes?: readonly string[] | undefined;
    changes: readonly ClauseChange[];
    isOpen?: boolean;
  }[];
  copy: { kinds: Record<ClauseChange["kind"], string>; none: string; passages: ChangedPassagesLabels };
};

/** The changes between a legal text and its other versions: one disclosure per version, clause by clause. */
export function LegalChanges({ heading, sub, versions, copy }: LegalChangesProps) {
  return (
    <>
      <SectionHeading sub={sub}>{heading}</SectionHeading>
      <div className={styles.versions}>
        {versions.map(({ id, title, document, notes, changes, isOpen }) => (
          <Disclosure key={id} id={id} summary={title} headingLevel={3} isOpen={isOpen}>
            <p>
              <a className="lone-link" href={document.href}>
                {document.label}
              </a>
            </p>
            {notes?.map((note) => (
              <p key={note}>{note}</p>
            ))}
            {changes.length === 0 && <p>{copy.none}</p>}
            {changes.map(({ id, number, title, kind, passages }) => (
              <div key={id} className={styles.change}>
                <h4 className={styles.title}>
                  {number} {title} <span className={styles.kind}>{copy.kinds[kind]}</span>
                </h4>
                <ChangedPassages passages={passages} copy={copy.passages} />
              </div>
            ))}
          </Disclosure>
        ))}
      </div>
    </>
  );
}
