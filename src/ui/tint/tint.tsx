import type { ReactNode } from "react";
import styles from "./tint.module.css";

type TintProps = {
  color: "cempasuchil" | "rosa" | "talavera" | "nopal" | "jade" | "oro";
  children: ReactNode;
};

/**
 * Sets a colour for its content: `--tint`, and `--tint-line` for lines on it; text is obsidiana. It takes up no space
 * itself.
 */
export function Tint({ color, children }: TintProps) {
  return (
    <div className={styles.tint} data-color={color}>
      {children}
    </div>
  );
}
