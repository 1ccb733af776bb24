import type { ReactNode } from "react";
import styles from "./task-drawing.module.css";

/** Outline of a SIM with a cut corner, as a drawing by itself. */
const wholeSim = "M34 12h36l22 22v66a8 8 0 0 1-8 8H34a8 8 0 0 1-8-8V20a8 8 0 0 1 8-8z";
/** Outline of a small SIM, below another part of a drawing. */
const smallSim = "M42 56h24l18 18v34a6 6 0 0 1-6 6H42a6 6 0 0 1-6-6V62a6 6 0 0 1 6-6z";
const badge = "M112 92a20 20 0 1 1-40 0a20 20 0 1 1 40 0z";

/** A SIM in each kind of trouble, on 120 x 120 units. */
const drawings = {
  lost: (
    <>
      <path d={wholeSim} strokeDasharray="14 13" />
      <path d="M46 52c0-18 26-18 26 0c0 11-13 10-13 22M59 90v.5" />
    </>
  ),
  empty: (
    <>
      <path d="M12 88a48 48 0 0 1 96 0z" />
      <path d="M60 86L30 72M60 40v8M94 72l-7 3" />
    </>
  ),
  noSignal: (
    <>
      <path d={smallSim} />
      <path d="M26 34c19-22 49-22 68 0M44 44c9-10 23-10 32 0M88 8L34 62" />
    </>
  ),
  noBrowsing: (
    <>
      <path d={wholeSim} />
      <path d="M42 54c10-11 24-11 34 0M52 66c5-5 9-5 14 0" />
      <path d={badge} />
      <path d="M86 86l12 12M98 86l-12 12" />
    </>
  ),
  failedInstall: (
    <>
      <path d={wholeSim} />
      <path d="M56 34v32M42 54l14 14l14-14" />
      <path d={badge} />
      <path d="M92 82v11M92 102v.5" />
    </>
  ),
  movingNumber: (
    <>
      <path d="M10 26h70l24 24v24a8 8 0 0 1-8 8H18a8 8 0 0 1-8-8z" />
      <path d="M30 56h10M52 56h10M74 56h10M44 102h54M84 90l14 12l-14 12" />
    </>
  ),
  overcharge: (
    <>
      <path d="M26 10h68v98l-11-9l-12 9l-11-9l-11 9l-12-9l-11 9z" />
      <path d="M60 34v40M40 54h40" />
    </>
  ),
  noMail: (
    <>
      <path d="M12 28h96v58a8 8 0 0 1-8 8H20a8 8 0 0 1-8-8z" />
      <path d="M14 32l46 36l46-36M22 110L100 14" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

type TaskDrawingProps = { name: keyof typeof drawings };

/** A decorative drawing of a help topic. The parent sets its size. */
export function TaskDrawing({ name }: TaskDrawingProps) {
  return (
    <svg className={styles.drawing} viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      {drawings[name]}
    </svg>
  );
}
