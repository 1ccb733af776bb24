import { legalPageCopy } from "#content/legal/library/legal-page-copy.ts";
import { findVersionNotice, isInReview, type LegalVersion } from "#content/legal/versions/legal-version.ts";
import { MarkedSample } from "#ui/sample-mark/marked-sample.tsx";
import styles from "./version-summary.module.css";

const { summary } = legalPageCopy;

/** A legal text's summary, with a mark if the version is a draft or lacks data. */
export function VersionSummary({ version }: { version: LegalVersion }) {
  const notice = findVersionNotice(version);
  return (
    <MarkedSample
      label={notice?.title ?? false}
      content={
        <LegalSummary
          title={summary.title}
          sentences={version.summary}
          note={isInReview(version) ? summary.draftNote : summary.note}
        />
      }
    >
      {notice?.text}
    </MarkedSample>
  );
}

type LegalSummaryProps = {
  title: string;
  sentences: readonly string[];
  /** Note on the relation of the summary to the full text. */
  note: string;
};

/** A summary of a legal text in a few sentences, under «En corto». */
function LegalSummary({ title, sentences, note }: LegalSummaryProps) {
  return (
    <section className={styles.summary}>
      <h2 id="en-corto">{title}</h2>
      <ul className={styles.sentences}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className={styles.note}>{note}</p>
    </section>
  );
}
