import type { BenefitLook } from "#domain/plans/plan.ts";
import { PictogramDrawing } from "#ui/pictogram/pictogram-drawing.tsx";
import styles from "./row-icon.module.css";

const looks = {
  check: { fill: "var(--jade-claro)", path: "M8 26l11 11L41 12" },
  clock: { fill: "var(--oro)", path: "M24 4a20 20 0 1 0 0 40a20 20 0 0 0 0-40zM24 13v12l8 6" },
} as const;

/** The icon of a row of a list, on a tile. Its colours are attributes, to keep the stylesheet short. */
export function RowIcon({ name }: { name: keyof typeof looks }) {
  const { fill, path } = looks[name];
  return (
    <svg
      className={styles.icon}
      viewBox="-15 -15 78 78"
      fill="none"
      stroke="var(--obsidiana)"
      strokeWidth={4.4}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <rect fill={fill} stroke="none" x="-15" y="-15" width="78" height="78" rx="23" />
      <path d={path} />
    </svg>
  );
}

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
