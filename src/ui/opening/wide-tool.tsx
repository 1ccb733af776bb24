import type { ReactNode } from "react";
import styles from "./wide-tool.module.css";

type WideToolProps = {
  /** The part with more space: the tool's text, or its picture. */
  widerPart: "text" | "picture";
  /** The opening's content, a single element. */
  children: ReactNode;
};

/** Lays out an opening around a tool with its own picture. */
export function WideTool({ widerPart, children }: WideToolProps) {
  return (
    <div className={styles.wide} data-wide={widerPart} data-wakes-on-touch>
      {children}
    </div>
  );
}
