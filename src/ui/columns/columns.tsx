import type { ReactNode } from "react";
import { Stack } from "#ui/stack/stack.tsx";
import styles from "./columns.module.css";

type ColumnsProps = {
  /** The text, from top to bottom. */
  words: ReactNode;
  /** A form, a picture or a carousel next to it; under it on phones. */
  aside: ReactNode;
  /** Next to a list, whose first row the words begin with; next to a picture they stand in the middle. */
  alignsTop?: boolean;
};

/** Text and something next to it, half and half. */
export function Columns({ words, aside, alignsTop = false }: ColumnsProps) {
  return (
    <div className={styles.columns} data-top={alignsTop || undefined}>
      <Stack gap={4}>{words}</Stack>
      <div>{aside}</div>
    </div>
  );
}
