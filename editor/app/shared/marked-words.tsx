import { createElement, Fragment } from "react";
import type { Part } from "#domain/legal/compare/word-parts.ts";
import styles from "./marked-words.module.css";

/** A paragraph with its deleted and inserted words marked. */
export function MarkedWords({ parts }: { parts: readonly Part[] }) {
  return (
    <p className={styles.words}>
      <MarkedParts parts={parts} />
    </p>
  );
}

/** Like {@link DiffParagraph}, without the paragraph. Screen readers ignore marks, so hidden text announces them. */
export function MarkedParts({ parts }: { parts: readonly Part[] }) {
  return createElement(Fragment, null, ...parts.map(marked));
}

function marked({ kind, text }: Part) {
  if (kind === "same") return text;
  const Mark = kind === "added" ? "ins" : "del";
  return (
    <Mark className={styles.mark}>
      <span className="visually-hidden">{kind === "added" ? "(se agrega: " : "(se quita: "}</span>
      {text}
      <span className="visually-hidden">)</span>
    </Mark>
  );
}
