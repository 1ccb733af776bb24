import { CheckList } from "#ui/check-list/check-list.tsx";
import styles from "./check-lists.module.css";

type CheckListsProps = {
  groups: readonly { title: string; items: readonly string[] }[];
  headingLevel: 2 | 3;
};

/** What to have at hand, by where it is found; a card a place. */
export function CheckLists({ groups, headingLevel }: CheckListsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.groups}>
      {groups.map(({ title, items }) => (
        <div key={title} className={styles.group}>
          <Heading className={styles.title}>{title}</Heading>
          <CheckList items={items} />
        </div>
      ))}
    </div>
  );
}
