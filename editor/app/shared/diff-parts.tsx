import { createElement, Fragment } from "react";
import type { DiffPart } from "#domain/legal/compare/diff-words.ts";
import styles from "./diff-parts.module.css";

/**
 * A paragraph with its deleted and inserted words marked. Hidden texts announce them, because screen readers ignore
 * `ins` and `del`.
 */
export function DiffParts({ parts }: { parts: readonly DiffPart[] }) {
  return createElement(Fragment, null, ...parts.map(markPart));
}

function markPart({ kind, text }: DiffPart) {
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
