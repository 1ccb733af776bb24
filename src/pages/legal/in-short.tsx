import { legalReading } from "#content/legal/legal-reading.ts";
import { isInReview, type LegalVersion } from "#content/legal/legal-version.ts";
import { LegalSummary } from "#sections/legal-summary/legal-summary.tsx";
import { SampleMark } from "#ui/sample-mark/sample-mark.tsx";

const { summary, draft } = legalReading;

/** What a legal text says in short; of a draft also that it is one, before anybody relies on it. */
export function InShort({ version }: { version: LegalVersion }) {
  const isDraft = isInReview(version);
  return (
    <SampleMark
      label={isDraft && draft.title}
      of={
        <LegalSummary
          title={summary.title}
          sentences={version.summary}
          note={isDraft ? summary.draftNote : summary.note}
        />
      }
    >
      {draft.text}
    </SampleMark>
  );
}
