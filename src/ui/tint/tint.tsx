import type { ReactNode } from "react";
import styles from "./tint.module.css";

type TintProps = {
  color: "lagrima" | "lila" | "talavera" | "masa" | "jade" | "oro";
  children: ReactNode;
};

/**
 * Sets `--tint` for its children, and `--tint-line` for lines on that colour; text on that colour is obsidiana. Has no
 * box in the layout.
 */
export function Tint({ color, children }: TintProps) {
  return (
    <div className={styles.tint} data-color={color}>
      {children}
    </div>
  );
}
