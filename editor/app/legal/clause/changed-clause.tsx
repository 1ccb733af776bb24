import type { ReactNode } from "react";
import type { ClauseChange } from "#domain/legal/compare/legal-comparison.ts";
import { buildShownPassages, type ShownPassage } from "#domain/legal/compare/shown-passages.ts";
import type { LegalTextChanges } from "#editor/api/requests/legal-text-api.ts";
import { DiffParts } from "#editor/app/shared/diff-parts.tsx";
import layout from "#editor/app/shared/layout.module.css";
import styles from "./changed-clause.module.css";

type ChangedClauseProps = {
  change: ClauseChange;
  headingLevel?: 3 | 4;
  children?: ReactNode;
};

const kindLabels = { added: "(nueva)", removed: "(eliminada)", changed: "(modificada)" } as const;

export function ChangedClause({ change, headingLevel = 3, children }: ChangedClauseProps) {
  const { number, title, kind, passages } = change;
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={layout.tight}>
      <Heading>{`${number} ${title} ${kindLabels[kind]}`.trim()}</Heading>
      {buildShownPassages(passages).map((passage) => (
        <Passage key={passage.key} passage={passage} />
      ))}
      {children}
    </div>
  );
}

export const formatComparisonNote = ({ comparedVersion }: LegalTextChanges) =>
  `Comparada con ${comparedVersion.replace(/^Versión/, "la versión")}. Subrayado, lo que se agrega; tachado, lo que se quita.`;

function Passage({ passage }: { passage: ShownPassage }) {
  if (passage.kind === "gap") return <p className={layout.hint}>[…] sin cambios</p>;
  if (passage.kind === "row")
    return (
      <dl className={styles.row}>
        {passage.cells.map(({ key, label, parts }) => (
          <div key={key}>
            <dt className={styles.label}>{label}</dt>{" "}
            <dd>
              <DiffParts parts={parts} />
            </dd>
          </div>
        ))}
      </dl>
    );
  return (
    <p>
      <span className={styles.label}>{passage.kind === "text" ? passage.number : partLabels[passage.kind]}</span>{" "}
      <DiffParts parts={passage.parts} />
    </p>
  );
}

const partLabels = { title: "Título:", columns: "Columnas:" } as const;
