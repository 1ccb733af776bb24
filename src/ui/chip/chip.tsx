import type { ReactNode } from "react";
import { Icon, type IconName } from "#ui/icon/icon.tsx";
import styles from "./chip.module.css";

type ChipProps = {
  children: ReactNode;
  /** `band` is for talavera, `plain` for paper, `sample` for invented data, `jade` for what is done. */
  tone?: "plain" | "band" | "sample" | "jade";
  icon?: IconName;
};

/** A word or two that classify what is next to them. Not interactive. */
export function Chip({ children, tone = "plain", icon }: ChipProps) {
  return (
    <span className={styles.chip} data-tone={tone}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
