import { diffWords } from "#domain/legal/compare/diff-words.ts";
import type { Conflict } from "#editor/api/api.ts";
import { DiffParts, ReadableText } from "./diff-parts.tsx";
import layout from "./layout.module.css";

type ConflictTextsProps = {
  conflicts: readonly Conflict[];
  /** Label of the other side: `De la otra persona`; without it, only the user's own values are shown. */
  theirsLabel?: string;
};

export function ConflictTexts({ conflicts, theirsLabel }: ConflictTextsProps) {
  // Two conflicts may have the same label, so the position is part of the key.
  const renderConflict = ({ where, mine, theirs }: Conflict, index: number) => (
    <div key={`${index} ${where}`}>
      <dt>
        <ReadableText text={where} />
      </dt>
      <dd className={layout.written}>
        <ReadableText text={`Lo tuyo: «${mine}»`} />
      </dd>
      {theirsLabel && (
        <dd>
          <ReadableText text={`${theirsLabel}: «${theirs}»`} />
        </dd>
      )}
      {theirsLabel && mine.includes(" ") && theirs.includes(" ") && (
        <dd>
          {"En qué se distinguen; subrayado, lo tuyo: "}
          <DiffParts parts={diffWords(theirs, mine)} />
        </dd>
      )}
    </div>
  );
  return <dl className={layout.stack}>{conflicts.map(renderConflict)}</dl>;
}
