import { legalPageCopy } from "#content/legal/library/legal-page-copy.ts";
import { findErrata, type LegalVersion } from "#content/legal/versions/legal-version.ts";
import { Notice } from "#ui/notice/notice.tsx";

const { errata } = legalPageCopy;

/** The errata of a published version, whose own words never change; renders nothing without errata. */
export function VersionErrata({ version }: { version: LegalVersion }) {
  const entries = findErrata(version);
  if (!entries) return null;
  return (
    <Notice tone="info" title={errata.heading}>
      {entries.map((entry) => (
        <p key={entry}>{entry}</p>
      ))}
      <p>{errata.note}</p>
    </Notice>
  );
}
