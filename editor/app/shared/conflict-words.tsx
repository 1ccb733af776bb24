import { diffWords } from "#domain/legal/compare/diff-words.ts";
import type { Conflict } from "#editor/api/api.ts";
import { DiffParts } from "./diff-parts.tsx";
import layout from "./layout.module.css";

type ConflictTextsProps = {
  conflicts: readonly Conflict[];
  /** Label of the other side: `De la otra persona`. */
  theirsLabel: string;
};

/** Two people's values of the same fields or paragraphs; in longer texts, the differing words are marked. */
export function ConflictTexts({ conflicts, theirsLabel }: ConflictTextsProps) {
  return (
    <dl className={layout.stack}>
      {conflicts.map((each) => (
        <div key={`${each.where} ${each.mine}`}>
          <dt>{each.where}</dt>
          <dd>{`Lo tuyo: «${each.mine}»`}</dd>
          <dd>{`${theirsLabel}: «${each.theirs}»`}</dd>
          {each.mine.includes(" ") && each.theirs.includes(" ") && (
            <dd>
              {"En qué se distinguen; subrayado, lo tuyo: "}
              <DiffParts parts={diffWords(each.theirs, each.mine)} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
