import type { ReactNode } from "react";
import styles from "./tint.module.css";

type TintProps = {
  color: "cempasuchil" | "rosa" | "talavera" | "nopal" | "jade" | "oro";
  children: ReactNode;
};

/**
 * Sets the colour of its content, `--tint`, and that of lines on it, `--tint-line`; text on it is obsidiana. It has no
 * box of its own.
 */
export function Tint({ color, children }: TintProps) {
  return (
    <div className={styles.tint} data-color={color}>
      {children}
    </div>
  );
}
