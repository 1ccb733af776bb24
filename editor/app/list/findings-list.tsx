import type { Finding } from "#editor/api.ts";
import { fieldId } from "#editor/app/form/form-value.ts";
import { Message } from "#editor/app/parts/message.tsx";
import styles from "./findings-list.module.css";

type FindingsListProps = {
  findings: readonly Finding[];
  /** Goes to a field, also one of another row. */
  onGo: (finding: Finding) => void;
};

/** What is wrong, each a link to its field; and apart from it, what deserves a second look. */
export function FindingsList({ findings, onGo }: FindingsListProps) {
  const linesOf = (kind: Finding["kind"]) =>
    findings
      .filter((finding) => finding.kind === kind)
      .map((finding) => (
        <li key={finding.where + finding.message}>
          {finding.path.length > 0 ? (
            <a
              href={`#${fieldId(finding.path)}`}
              onClick={(event) => {
                event.preventDefault();
                onGo(finding);
              }}
            >
              {finding.where}
            </a>
          ) : (
            finding.where
          )}
          {`: ${finding.message}`}
        </li>
      ));
  const [errors, advice] = [linesOf("error"), linesOf("advice")];
  return (
    <>
      {errors.length > 0 && (
        <Message tone="wrong" title="Por corregir">
          <ul className={styles.lines}>{errors}</ul>
        </Message>
      )}
      {advice.length > 0 && (
        <Message tone="look" title="Por revisar: se guarda, y conviene otra mirada">
          <ul className={styles.lines}>{advice}</ul>
        </Message>
      )}
    </>
  );
}
