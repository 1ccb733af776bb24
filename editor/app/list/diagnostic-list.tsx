import { Fragment } from "react";
import type { Diagnostic } from "#editor/api/api.ts";
import { formatFieldId } from "#editor/api/form/form-value.ts";
import { ReadableText } from "#editor/app/shared/diff-parts.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { Message } from "#editor/app/shared/messages/message.tsx";
import { TechnicalDetails } from "#editor/app/shared/messages/technical-details.tsx";
import { FoldedPart } from "#editor/app/shared/panels/folded-part.tsx";
import { shortenPath } from "#editor/app/shared/shorten-path.ts";

type LineKind = "wrong" | "missing" | "advice";

type DiagnosticListProps = {
  diagnostics: readonly Diagnostic[];
  /** Focuses the diagnostic's field, even in another row. */
  onOpenDiagnostic: (diagnostic: Diagnostic) => void;
};

export function DiagnosticList({ diagnostics, onOpenDiagnostic }: DiagnosticListProps) {
  const renderLines = (line: LineKind) =>
    diagnostics
      .filter((diagnostic) => getLineKind(diagnostic) === line)
      .map((each) => (
        <DiagnosticLine
          key={formatFieldId(each.path) + each.message}
          diagnostic={each}
          onOpenDiagnostic={onOpenDiagnostic}
        />
      ));
  const [errorLines, missingLines, adviceLines] = [renderLines("wrong"), renderLines("missing"), renderLines("advice")];
  return (
    <>
      {errorLines.length > 0 && (
        <Message tone="wrong" title="Por corregir">
          <ul className={layout.lines}>{errorLines}</ul>
        </Message>
      )}
      {missingLines.length > 0 && (
        <FoldedPart title={`Falta por escribir: ${missingLines.length}`}>
          <ul className={layout.lines}>{missingLines}</ul>
        </FoldedPart>
      )}
      {adviceLines.length > 0 && (
        <Message tone="look" title="Por revisar: se guarda, y conviene otra mirada">
          <ul className={layout.lines}>{adviceLines}</ul>
        </Message>
      )}
    </>
  );
}

type DiagnosticLineProps = { diagnostic: Diagnostic; onOpenDiagnostic: (diagnostic: Diagnostic) => void };

export function DiagnosticLine({ diagnostic, onOpenDiagnostic }: DiagnosticLineProps) {
  const { path, where, message, raw, at, fixes = [] } = diagnostic;
  return (
    <li>
      {path.length > 0 ? (
        // The field may not be rendered yet, so the focus is moved here instead of by the browser.
        <a
          href={`#${formatFieldId(path)}`}
          onClick={(event) => {
            event.preventDefault();
            onOpenDiagnostic(diagnostic);
          }}
        >
          <ReadableText text={shortenPath(where)} />
        </a>
      ) : (
        where
      )}
      {`: ${message}`}
      {at && [". ", <a key={at.location} href={`#${at.location}`}>{`Ve a «${at.label}»`}</a>]}
      {fixes.map(({ label, location }) => (
        <Fragment key={location}>
          {". "}
          <a href={`#${location}`}>{label}</a>
        </Fragment>
      ))}
      {raw !== undefined && <TechnicalDetails>{raw}</TechnicalDetails>}
    </li>
  );
}

function getLineKind({ kind, isMissing }: Diagnostic): LineKind {
  if (kind === "advice") return "advice";
  return isMissing ? "missing" : "wrong";
}
