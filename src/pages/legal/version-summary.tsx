import { legalPageCopy } from "#content/legal/library/legal-page-copy.ts";
import { findVersionNotice, isInReview, type LegalVersion } from "#content/legal/versions/legal-version.ts";
import { MarkedSample } from "#ui/sample-mark/marked-sample.tsx";
import { LegalSummary } from "./legal-summary.tsx";

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
