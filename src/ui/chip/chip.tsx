import type { ReactNode } from "react";
import { Icon, type IconName } from "#ui/icon/icon.tsx";
import styles from "./chip.module.css";

type ChipProps = {
  children: ReactNode;
  /** `plain`: on paper; `band`: on talavera; `sample`: for sample data; `jade`: for completed items. */
  tone?: "plain" | "band" | "sample" | "jade";
  icon?: IconName;
};

/** A word or two that classify the adjacent content. Not interactive. */
export function Chip({ children, tone = "plain", icon }: ChipProps) {
  return (
    <span className={styles.chip} data-tone={tone}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
