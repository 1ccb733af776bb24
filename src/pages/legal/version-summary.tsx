import { legalPageCopy } from "#content/legal/legal-page-copy.ts";
import { findVersionNotice, isInReview, type LegalVersion } from "#content/legal/legal-version.ts";
import { SampleMark } from "#ui/sample-mark/sample-mark.tsx";
import { LegalSummary } from "./legal-summary.tsx";

const { summary } = legalPageCopy;

/** A legal text's summary, with a mark if the version is a draft or lacks data. */
export function VersionSummary({ version }: { version: LegalVersion }) {
  const notice = findVersionNotice(version);
  return (
    <SampleMark
      label={notice?.title ?? false}
      sampleContent={
        <LegalSummary
          title={summary.title}
          sentences={version.summary}
          note={isInReview(version) ? summary.draftNote : summary.note}
        />
      }
    >
      {notice?.text}
    </SampleMark>
  );
}
