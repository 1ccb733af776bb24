import type { SimQuestion } from "#domain/sim/sim-answers.ts";
import { simContactPaths } from "#ui/sim-contacts/sim-contacts.ts";
import styles from "./sim-drawing.module.css";

type Quarter = { question: SimQuestion; body: string; rim: string; dots: string; x: number; y: number };

/** The quarters, from left to right and from top to bottom. `x` and `y` are the position of the large word. */
const quarters: readonly Quarter[] = [
  {
    question: "phone",
    body: "M20 0H200V262H0V20A20 20 0 0 1 20 0z",
    rim: "M200 0H20A20 20 0 0 0 0 20V262",
    dots: "M20 8H198V260H8V20z",
    x: 130,
    y: 204,
  },
  {
    question: "place",
    body: "M199 0H292L400 108V262H199z",
    rim: "M200 0H292L400 108V262",
    dots: "M202 8H288L392 112V260H202z",
    x: 270,
    y: 204,
  },
  {
    question: "plan",
    body: "M0 261H200V490H20A20 20 0 0 1 0 470z",
    rim: "M0 262V470A20 20 0 0 0 20 490H200",
    dots: "M8 264H198V482H8z",
    x: 130,
    y: 328,
  },
  {
    question: "number",
    body: "M199 261H400V470A20 20 0 0 1 380 490H199z",
    rim: "M400 262V470A20 20 0 0 1 380 490H200",
    dots: "M202 264H392V482H202z",
    x: 270,
    y: 328,
  },
];

/** A plastic SIM; the script marks the quarters that dissolve. Decorative: the rows next to it say the same. */
export function SimDrawing() {
  return (
    <svg className={styles.sim} viewBox="-130 -64 660 650" aria-hidden="true">
      <defs>
        <pattern id="sim-dots" width="19" height="19" x="6.5" y="6.5" patternUnits="userSpaceOnUse">
          <circle className={styles.dot} cx="9.5" cy="9.5" r="3.4" />
        </pattern>
      </defs>
      <g className={styles.waves}>
        {[190, 255, 320].map((radius) => (
          <circle key={radius} cx="200" cy="262" r={radius} />
        ))}
      </g>
      {quarters.map(({ question, body, rim, dots }) => (
        <g key={question} className={styles.quarter} data-contact={question}>
          <path className={styles.edge} d={rim} />
          <path className={styles.dots} d={dots} />
          <path className={styles.body} d={body} />
          <path className={styles.rim} d={rim} />
          {question === "phone" && <path className={styles.print} d="M42 52h110M42 84h70" />}
        </g>
      ))}
      <rect className={styles.chip} x="58" y="142" width="284" height="240" rx="36" />
      {quarters.map(({ question, x, y }) => (
        <g key={question} className={styles.contact} data-contact={question}>
          <path className={styles.pad} d={simContactPaths[question]} />
          <text className={styles.mark} x={x} y={y} />
          <text className={styles.under} x={x} y={y + 25} />
        </g>
      ))}
      <circle className={styles.eye} cx="200" cy="262" r="30" />
    </svg>
  );
}
