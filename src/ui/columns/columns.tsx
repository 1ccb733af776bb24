import type { ReactNode } from "react";
import { Stack } from "#ui/stack/stack.tsx";
import styles from "./columns.module.css";

type ColumnsProps = {
  /** The text, from top to bottom. */
  words: ReactNode;
  /** A form, a picture or a carousel next to it; under it on phones. */
  aside: ReactNode;
};

/** Text and something next to it, half and half. */
export function Columns({ words, aside }: ColumnsProps) {
  return (
    <div className={styles.columns}>
      <Stack gap={4}>{words}</Stack>
      <div>{aside}</div>
    </div>
  );
}
