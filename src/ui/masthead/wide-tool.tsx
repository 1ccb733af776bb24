import type { ReactNode } from "react";
import styles from "./wide-tool.module.css";

type WideToolProps = {
  /** The part with more room: the tool's words, or its picture. */
  of: "words" | "picture";
  /** The masthead's one box. */
  children: ReactNode;
};

/** Lays a masthead out around a tool that brings its own picture. */
export function WideTool({ of, children }: WideToolProps) {
  return (
    <div className={styles.wide} data-wide={of}>
      {children}
    </div>
  );
}
