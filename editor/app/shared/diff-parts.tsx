import { createElement, Fragment } from "react";
import type { MarkedPart } from "#editor/api/requests/replace-api.ts";
import styles from "./diff-parts.module.css";

/**
 * A paragraph with its deleted, inserted and found words marked. Hidden texts announce changes, because screen readers
 * ignore `ins` and `del`.
 */
export function DiffParts({ parts }: { parts: readonly MarkedPart[] }) {
  return createElement(Fragment, null, ...parts.map(markPart));
}

function markPart({ kind, text }: MarkedPart) {
  if (kind === "same") return text;
  if (kind === "found") return <mark>{text}</mark>;
  const Mark = kind === "added" ? "ins" : "del";
  return (
    <Mark className={styles.mark}>
      <span className="visually-hidden">{kind === "added" ? "(se agrega: " : "(se quita: "}</span>
      {text}
      <span className="visually-hidden">)</span>
    </Mark>
  );
}
