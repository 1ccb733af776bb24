import type { ReactNode } from "react";
import styles from "./card-drawing.module.css";

/** Left edge of each drawing, so that it starts where the text below it does. */
const leftEdges = { esim: 23, roaming: 11, community: 3, security: 9 } as const;

/** Objects made of a SIM, on 120 x 120 units: a phone with a chip, a suitcase, a group and a padlock. */
const drawings = {
  esim: (
    <>
      <path
        fill="var(--jade-claro)"
        d="M36 6h48a10 10 0 0 1 10 10v88a10 10 0 0 1-10 10H36a10 10 0 0 1-10-10V16a10 10 0 0 1 10-10z"
      />
      <path fill="var(--oro)" d="M47 42h26a7 7 0 0 1 7 7v22a7 7 0 0 1-7 7H47a7 7 0 0 1-7-7V49a7 7 0 0 1 7-7z" />
      <path data-line="" d="M60 42v36M40 60h40M52 98h16" />
    </>
  ),
  roaming: (
    <>
      <path fill="none" d="M42 26V12a6 6 0 0 1 6-6h24a6 6 0 0 1 6 6v14M36 106v8M88 106v8" />
      <path fill="var(--talavera-claro)" d="M22 26h64l22 22v50a8 8 0 0 1-8 8H22a8 8 0 0 1-8-8V34a8 8 0 0 1 8-8z" />
      <path data-line="" d="M36 26v80M86 28v78M52 66h18" />
    </>
  ),
  community: (
    <>
      <path fill="var(--jade-claro)" d="M12 24h24l14 14v56H12a6 6 0 0 1-6-6V30a6 6 0 0 1 6-6z" />
      <path fill="var(--talavera-claro)" d="M74 24h26l14 14v50a6 6 0 0 1-6 6H74z" />
      <path fill="var(--oro)" d="M42 38h30l18 18v50a8 8 0 0 1-8 8H42a8 8 0 0 1-8-8V46a8 8 0 0 1 8-8z" />
      <path data-line="" d="M52 66v5M72 66v5M52 86c5 7 15 7 20 0" />
    </>
  ),
  security: (
    <>
      <path fill="none" d="M38 52V32a22 22 0 0 1 44 0v20" />
      <path fill="var(--lila)" d="M22 50h58l22 22v32a10 10 0 0 1-10 10H22a10 10 0 0 1-10-10V60a10 10 0 0 1 10-10z" />
      <path data-line="" d="M57 76v.5M57 78v16" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

type CardDrawingProps = { name: keyof typeof drawings };

/** A decorative drawing of what a card leads to. */
export function CardDrawing({ name }: CardDrawingProps) {
  return (
    <svg className={styles.drawing} viewBox={`${leftEdges[name]} 0 120 120`} aria-hidden="true" focusable="false">
      {drawings[name]}
    </svg>
  );
}
