import type { ReactNode } from "react";
import { Icon, type IconName } from "#ui/icon/icon.tsx";
import styles from "./chip.module.css";

type ChipProps = {
  children: ReactNode;
  /** `band` lies on talavera; `plain` on paper; the others bring their own ground. */
  tone?: "plain" | "band" | "nopal" | "cempasuchil" | "bugambilia" | "jade";
  icon?: IconName;
};

/** A word or two that classify what they stand beside. It does nothing when touched. */
export function Chip({ children, tone = "plain", icon }: ChipProps) {
  return (
    <span className={styles.chip} data-tone={tone}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
