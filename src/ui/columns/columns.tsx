import type { ReactNode } from "react";
import { Stack } from "#ui/stack/stack.tsx";
import styles from "./columns.module.css";

type ColumnsProps = {
  /** The text's parts, from top to bottom. */
  content: ReactNode;
  /** A form, picture or carousel next to the text; below it on phones. */
  aside: ReactNode;
  /** Whether the text is aligned with the top of the aside instead of its middle; for lists. */
  alignsTop?: boolean;
};

/** Text and another element, in two columns of equal width. */
export function Columns({ content, aside, alignsTop = false }: ColumnsProps) {
  return (
    <div className={styles.columns} data-top={alignsTop || undefined}>
      <Stack gap={4}>{content}</Stack>
      <div>{aside}</div>
    </div>
  );
}
