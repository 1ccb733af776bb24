import { laughingMouth, openEyesDrawing, WimyFigure } from "#ui/wimy/wimy-figure.tsx";
import styles from "./handshake.module.css";

/** wimy steps out of a phone, whose screen is a door, and shakes the visitor's hand. Decorative. */
export function Handshake() {
  return (
    <svg className={styles.scene} data-no-print viewBox="0 0 520 500" aria-hidden="true" focusable="false">
      <path className={styles.light} d="M206 452 70 524h436l-94-72z" />
      <rect className={styles.phone} x="196" y="16" width="226" height="436" rx="36" />
      <rect className={styles.inside} x="212" y="32" width="194" height="420" rx="22" />
      <path
        className={styles.rings}
        d="M272 142a37 37 0 0 1 74 0M250 142a60 60 0 0 1 118 0M228 142a82 82 0 0 1 162 0"
      />
      <path className={styles.door} d="M406 34 492 2a14 14 0 0 1 18 14v490l-104-54z" />
      <path className={styles.slot} d="M436 52l42-16M486 286v14" />
      <path className={styles.waves} d="M86 250a52 52 0 0 1 70-14M66 220a90 90 0 0 1 112-22" />
      <g className={styles.shake}>
        <path className={styles.arm} d="M254 350q-64 16-104-12" />
        <path className={styles.sleeve} d="M-60 424 18 360l38 52-76 96-70 20z" />
        <path className={styles.cuff} d="M10 352q10-10 22-14l42 56q-8 12-18 16z" />
        <path className={styles.theirs} d="M112 296q30-16 54 6 16 20 0 42-20 20-46 8" />
        <path
          className={styles.yours}
          d="M36 340q26-38 62-40 38-2 56 20 10 14-2 30l-6 8q2 12-10 18-2 12-14 14-4 10-18 8-16 4-30-2z"
        />
        <path className={styles.yours} d="M86 310q30-28 54-18 12 8 2 20-20 4-34 20" />
        <path className={styles.fingers} d="M146 358l-22-14M136 376l-22-14M122 390l-20-12" />
      </g>
      <g className={styles.wimy} transform="translate(180 180) scale(1.16)">
        <WimyFigure limbs="M170 150q26 6 44-22">
          {openEyesDrawing}
          {laughingMouth}
        </WimyFigure>
      </g>
    </svg>
  );
}
