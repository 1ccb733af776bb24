import { createElement, Fragment } from "react";
import type { PassageChange } from "#domain/legal/compare/compare-passages.ts";
import type { DiffPart } from "#domain/legal/compare/diff-words.ts";
import { buildShownPassages, type ShownPassage } from "#domain/legal/compare/shown-passages.ts";
import styles from "./changed-passages.module.css";

export type ChangedPassagesLabels = {
  /** Label of a changed clause title. */
  title: string;
  /** Label of changed columns of a table. */
  columns: string;
  /** Text in place of unchanged passages. */
  gap: string;
  /** Labels of added and removed words for screen readers, because most do not announce `ins` and `del`. */
  marks: { added: string; removed: string };
};

type ChangedPassagesProps = { passages: readonly PassageChange[]; copy: ChangedPassagesLabels };

/** The changed paragraphs and table rows of a clause, compared word by word. */
export function ChangedPassages({ passages, copy }: ChangedPassagesProps) {
  return (
    <div className={styles.passages}>
      {buildShownPassages(passages).map((passage) => (
        <Passage key={passage.key} passage={passage} copy={copy} />
      ))}
    </div>
  );
}

function Passage({ passage, copy }: { passage: ShownPassage; copy: ChangedPassagesLabels }) {
  if (passage.kind === "gap") return <p className={styles.gap}>{copy.gap}</p>;
  if (passage.kind === "row")
    return (
      <dl className={styles.row}>
        {passage.cells.map(({ key, label, parts }) => (
          <div key={key}>
            <dt className={styles.label}>{label}</dt> <dd>{markParts(parts, copy)}</dd>
          </div>
        ))}
      </dl>
    );
  return (
    <p>
      <span className={styles.label}>{passage.kind === "text" ? passage.number : copy[passage.kind]}</span>{" "}
      {markParts(passage.parts, copy)}
    </p>
  );
}

/**
 * Marks added and removed parts. The parts have no React keys, because keys made from repeated words would not be
 * unique.
 */
function markParts(parts: readonly DiffPart[], { marks }: ChangedPassagesLabels) {
  const renderPart = ({ kind, text }: DiffPart) => {
    if (kind === "same") return text;
    const Mark = kind === "added" ? "ins" : "del";
    return (
      <Mark>
        <span className="visually-hidden">{`(${marks[kind]}: `}</span>
        {text}
        <span className="visually-hidden">)</span>
      </Mark>
    );
  };
  return createElement(Fragment, null, ...parts.map(renderPart));
}
