import { legalReading } from "#content/legal/legal-reading.ts";
import { isInReview, type LegalVersion, noticeOn } from "#content/legal/legal-version.ts";
import { LegalSummary } from "#sections/legal-summary/legal-summary.tsx";
import { SampleMark } from "#ui/sample-mark/sample-mark.tsx";

const { summary } = legalReading;

/** What a legal text says in short; of a draft also that it is one, and of any version that data are missing. */
export function InShort({ version }: { version: LegalVersion }) {
  const notice = noticeOn(version);
  return (
    <SampleMark
      label={notice?.title ?? false}
      of={
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
