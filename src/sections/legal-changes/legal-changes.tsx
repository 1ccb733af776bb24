import { createElement, Fragment } from "react";
import type { ClauseChange } from "#domain/legal-comparison.ts";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import styles from "./legal-changes.module.css";

type LegalChangesProps = {
  heading: string;
  /** Explains the marks. */
  sub: string;
  versions: readonly {
    version: string;
    /** Names the older version and its date. */
    title: string;
    document: { label: string; href: string };
    changes: readonly ClauseChange[];
    isOpen?: boolean;
  }[];
  words: { kinds: Record<ClauseChange["kind"], string>; none: string };
};

/** How a legal text differs from each of its earlier versions, word by word. */
export function LegalChanges({ heading, sub, versions, words }: LegalChangesProps) {
  return (
    <>
      <SectionHeading sub={sub}>{heading}</SectionHeading>
      <div className={styles.versions}>
        {versions.map(({ version, title, document, changes, isOpen }) => (
          <Disclosure key={version} id={`version-${version}`} summary={title} headingLevel={3} open={isOpen}>
            <p>
              <a className="lone-link" href={document.href}>
                {document.label}
              </a>
            </p>
            {changes.length === 0 && <p>{words.none}</p>}
            {changes.map(({ id, number, title, kind, parts }) => (
              <div key={id} className={styles.change}>
                <h4 className={styles.title}>
                  {number} {title} <span className={styles.kind}>{words.kinds[kind]}</span>
                </h4>
                <p className={styles.words}>
                  <Marked parts={parts} />
                </p>
              </div>
            ))}
          </Disclosure>
        ))}
      </div>
    </>
  );
}

/** The words in order. As positional children they need no keys, which the same words appearing twice would repeat. */
function Marked({ parts }: Pick<ClauseChange, "parts">) {
  return createElement(Fragment, null, ...parts.map(wordsOf));
}

function wordsOf({ kind, text }: ClauseChange["parts"][number]) {
  if (kind === "added") return <ins>{text}</ins>;
  return kind === "removed" ? <del>{text}</del> : text;
}
