import { createElement, Fragment } from "react";
import type { Part } from "#domain/legal/word-parts.ts";
import styles from "./marked-words.module.css";

/** A text with the words that were taken away and those that came. */
export function MarkedWords({ parts }: { parts: readonly Part[] }) {
  return (
    <p className={styles.words}>
      <MarkedParts parts={parts} />
    </p>
  );
}

/** The same without a paragraph of its own. Screen readers do not tell the marks: the words beside them do. */
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
