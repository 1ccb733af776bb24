import { CheckList } from "#ui/check-list/check-list.tsx";
import styles from "./check-lists.module.css";

type CheckListsProps = {
  groups: readonly {
    title: string;
    items: readonly string[];
    /** `no`: what is missing or ends. */
    tone?: "yes" | "no";
  }[];
  headingLevel: 2 | 3;
  /** Columns side by side, without a box each. */
  plain?: boolean;
};

/** What to have at hand, by where to find it, or what is given and what is not; a card or a column per group. */
export function CheckLists({ groups, headingLevel, plain = false }: CheckListsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.groups} data-plain={plain || undefined}>
      {groups.map(({ title, items, tone = "yes" }) => (
        <div key={title} className={styles.group}>
          <Heading className={styles.title}>{title}</Heading>
          <CheckList items={items} tone={tone} />
        </div>
      ))}
    </div>
  );
}
