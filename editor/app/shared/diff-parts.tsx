import { createElement, Fragment, useContext } from "react";
import { type MarkupRun, splitMarkup } from "#domain/text/markup-runs.ts";
import type { Menu } from "#editor/api/api.ts";
import type { ReplacePart } from "#editor/api/requests/replace-api.ts";
import { FormContext } from "#editor/app/form/form-context.ts";
import styles from "./diff-parts.module.css";

/**
 * A paragraph with its deleted, inserted and found words marked. Hidden texts announce changes, because screen readers
 * ignore `ins` and `del`. Facts, bold text and links read as on the page.
 */
export function DiffParts({ parts }: { parts: readonly ReplacePart[] }) {
  const { facts } = useContext(FormContext);
  return createElement(Fragment, null, ...splitMarkup(parts).map((part) => markPart(part, facts)));
}

/** A text whose facts, bold text and links read as on the page. */
export const ReadableText = ({ text }: { text: string }) => <DiffParts parts={[{ kind: "same", text }]} />;

function markPart({ kind, runs }: ReplacePart & { runs: readonly MarkupRun[] }, facts: Menu["facts"]) {
  const isChange = kind === "added" || kind === "removed";
  const content = createElement(Fragment, null, ...runs.map((run) => renderRun(run, facts, isChange)));
  if (kind === "same") return content;
  if (kind === "found") return <mark>{content}</mark>;
  const Mark = kind === "added" ? "ins" : "del";
  return (
    <Mark className={styles.mark}>
      <span className="visually-hidden">{kind === "added" ? "(se agrega: " : "(se quita: "}</span>
      {content}
      <span className="visually-hidden">)</span>
    </Mark>
  );
}

/** @param isNamed - whether the name of a fact is shown: two facts may have the same value. */
function renderRun({ text, factName, isBold, isLink }: MarkupRun, facts: Menu["facts"], isNamed: boolean) {
  const { label = factName, value = factName } = facts[factName ?? ""] ?? {};
  const shownText =
    factName === undefined ? (
      text
    ) : (
      <span className={styles.fact} title={`Dato: ${label}`}>
        {value || "vacío"}
        {isNamed && <span className={styles.name}>{` (${label})`}</span>}
      </span>
    );
  const linkedText = isLink ? <span className={styles.link}>{shownText}</span> : shownText;
  return isBold ? <strong>{linkedText}</strong> : linkedText;
}
