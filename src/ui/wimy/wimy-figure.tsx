import type { ReactNode } from "react";
import styles from "./wimy.module.css";

type WimyFigureProps = {
  /** The arms, as a path's data. */
  limbs: string;
  /** The face. */
  children: ReactNode;
};

/** wimy on 220 x 270, as a part of a drawing, which sets `--skin`. */
export function WimyFigure({ limbs, children }: WimyFigureProps) {
  return (
    <>
      <path className={styles.leg} d="M70 232v22M134 232v22M58 258h18M128 258h18" />
      <path className={styles.limb} d={limbs} />
      <path className={styles.body} d={wimyOutline} />
      <g className={styles.chip}>
        <rect x="66" y="150" width="76" height="64" rx="12" />
        <path d="M66 172h24v20H66M142 172h-24v20h24M104 150v14M104 214v-14M90 172q14-16 28 0v20q-14 16-28 0z" />
      </g>
      <g className={styles.cheek}>
        <ellipse cx="60" cy="114" rx="9" ry="6" />
        <ellipse cx="146" cy="114" rx="9" ry="6" />
      </g>
      {children}
    </>
  );
}

/** A SIM with its cut corner. */
export const wimyOutline =
  "M58 40h66a14 14 0 0 1 10 4l32 32a14 14 0 0 1 4 10v132a20 20 0 0 1-20 20H58a20 20 0 0 1-20-20V60a20 20 0 0 1 20-20z";

export const openEyes = (
  <g className={styles.ink}>
    <ellipse cx="78" cy="92" rx="9" ry="12" />
    <ellipse cx="126" cy="92" rx="9" ry="12" />
    <circle className={styles.shine} cx="81" cy="87" r="3.2" />
    <circle className={styles.shine} cx="129" cy="87" r="3.2" />
  </g>
);

export const winkingEyes = (
  <>
    <ellipse className={styles.ink} cx="78" cy="92" rx="9" ry="12" />
    <circle className={styles.shine} cx="81" cy="87" r="3.2" />
    <path className={styles.stroke} d="M114 92q12-10 24 0" />
  </>
);

export const smile = <path className={styles.stroke} d="M86 114q16 16 32-2" />;

export const laugh = (
  <>
    <path className={styles.ink} d="M88 114q14 18 28 0z" />
    <path className={styles.tongue} d="M95 121q7 5 14 0q-7-5-14 0z" />
  </>
);

export const cheer = (
  <>
    <path className={styles.ink} d="M84 112h36q-2 22-18 22t-18-22z" />
    <path className={styles.tongue} d="M93 127q9-7 18 0-9 8-18 0z" />
  </>
);
