import { createElement, Fragment } from "react";
import type { Part } from "#domain/legal-comparison.ts";
import styles from "./marked-words.module.css";

/** A text with the words that were taken away and those that came. */
export function MarkedWords({ parts }: { parts: readonly Part[] }) {
  return <p className={styles.words}>{createElement(Fragment, null, ...parts.map(marked))}</p>;
}

function marked({ kind, text }: Part) {
  if (kind === "added") return <ins>{text}</ins>;
  return kind === "removed" ? <del>{text}</del> : text;
}
