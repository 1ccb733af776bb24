import { Fragment } from "react";
import type { Finding } from "#editor/api/api.ts";
import { FieldLink } from "#editor/app/form/fields/field-link.tsx";
import { Message } from "#editor/app/shared/messages/message.tsx";
import { TechnicalDetails } from "#editor/app/shared/messages/technical-details.tsx";
import { FoldedPart } from "#editor/app/shared/panels/folded-part.tsx";
import { shortenPath } from "#editor/app/shared/shorten-path.ts";
import styles from "./findings-list.module.css";

type Line = "wrong" | "missing" | "advice";

type FindingsListProps = {
  findings: readonly Finding[];
  /** Focuses the finding's field, even in another row. */
  onGo: (finding: Finding) => void;
};

/** The findings with links to their fields, in three lists: errors, missing values and advice. */
export function FindingsList({ findings, onGo }: FindingsListProps) {
  const linesOf = (line: Line) =>
    findings
      .filter((finding) => lineOf(finding) === line)
      .map((finding) => <FindingLine key={finding.where + finding.message} finding={finding} onGo={onGo} />);
  const [errors, missing, advice] = [linesOf("wrong"), linesOf("missing"), linesOf("advice")];
  return (
    <>
      {errors.length > 0 && (
        <Message tone="wrong" title="Por corregir">
          <ul className={styles.lines}>{errors}</ul>
        </Message>
      )}
      {missing.length > 0 && (
        <FoldedPart title={`Falta por escribir: ${missing.length}`}>
          <ul className={styles.lines}>{missing}</ul>
        </FoldedPart>
      )}
      {advice.length > 0 && (
        <Message tone="look" title="Por revisar: se guarda, y conviene otra mirada">
          <ul className={styles.lines}>{advice}</ul>
        </Message>
      )}
    </>
  );
}

type FindingLineProps = { finding: Finding; onGo: (finding: Finding) => void };

/** One finding, with a link to its field. */
export function FindingLine({ finding, onGo }: FindingLineProps) {
  const { path, where, message, raw, at, fixes = [] } = finding;
  return (
    <li>
      {path.length > 0 ? (
        <FieldLink path={path} onGo={() => onGo(finding)}>
          {shortenPath(where)}
        </FieldLink>
      ) : (
        where
      )}
      {`: ${message}`}
      {at && (
        <>
          {" "}
          <a href={`#${at.place}`}>{`Ve a «${at.label}»`}</a>
        </>
      )}
      {fixes.map(({ label, place }) => (
        <Fragment key={place}>
          {". "}
          <a href={`#${place}`}>{label}</a>
        </Fragment>
      ))}
      {raw !== undefined && <TechnicalDetails>{raw}</TechnicalDetails>}
    </li>
  );
}

function lineOf({ kind, isMissing }: Finding): Line {
  if (kind === "advice") return "advice";
  return isMissing ? "missing" : "wrong";
}
