import type { ReactNode } from "react";
import layout from "#editor/app/shared/layout.module.css";

/** Buttons, side by side where there is room. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={layout.row}>{children}</div>;
}
