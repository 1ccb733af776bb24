import { Stack } from "#ui/stack/stack.tsx";
import { TickList } from "#ui/tick-list/tick-list.tsx";
import styles from "./requirement-list.module.css";

type RequirementListProps = { title: string; items: readonly string[]; headingLevel: 3 | 4 };

/** Requirements, shown before a procedure's first step. */
export function RequirementList({ title, items, headingLevel }: RequirementListProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Stack gap={2}>
      <Heading className={styles.title}>{title}</Heading>
      <TickList items={items} />
    </Stack>
  );
}
