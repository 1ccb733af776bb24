import type { ComponentProps } from "react";
import { FactList } from "#sections/fact-list/fact-list.tsx";
import styles from "./fact-columns.module.css";

type FactColumnsProps = {
  columns: readonly ({ title: string } & ComponentProps<typeof FactList>)[];
  /** Heading level of the titles in the host page. */
  headingLevel: 3 | 4;
};

/** Lists of the same kind of facts side by side, each under its title. */
export function FactColumns({ columns, headingLevel }: FactColumnsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.columns}>
      {columns.map(({ title, facts }) => (
        <div key={title} className={styles.column}>
          <Heading className={styles.title}>{title}</Heading>
          <FactList facts={facts} />
        </div>
      ))}
    </div>
  );
}
