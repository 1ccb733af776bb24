import type { BenefitLook } from "#domain/plans/plan.ts";
import { PictogramDrawing } from "#ui/pictogram/pictogram-drawing.tsx";
import styles from "./row-icon.module.css";

const colors = {
  lagrima: "var(--lagrima)",
  lila: "var(--lila)",
  talavera: "var(--talavera-claro)",
  masa: "var(--masa)",
  jade: "var(--jade-claro)",
  oro: "var(--oro)",
} as const satisfies Record<BenefitLook["color"], string>;

/** A benefit's drawing on a tile of its colour, in place of a row's icon. */
export function BenefitTile({ look: { picture, color } }: { look: BenefitLook }) {
  return (
    <svg className={styles.icon} viewBox="-22 -22 164 164" aria-hidden="true">
      <rect fill={colors[color]} x="-22" y="-22" width="164" height="164" rx="48" />
      <PictogramDrawing name={picture} strokeWidth={7} />
    </svg>
  );
}
