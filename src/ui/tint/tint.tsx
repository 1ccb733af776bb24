import type { ReactNode } from "react";
import styles from "./tint.module.css";

type TintProps = {
  color: "cempasuchil" | "rosa" | "talavera" | "nopal" | "jade" | "oro";
  children: ReactNode;
};

/** Gives what it holds a colour, as `--tint`; text on it is obsidiana. It takes no room itself. */
export function Tint({ color, children }: TintProps) {
  return (
    <div className={styles.tint} data-color={color}>
      {children}
    </div>
  );
}
