import type { ReactNode } from "react";
import type { BenefitLook } from "#domain/plans/plan.ts";
import styles from "./benefit-drawing-part.module.css";

/** `height` is in the drawing's units; the width is always 400 units. */
type Part = { height: number; drawing: ReactNode };

type BenefitDrawingPartProps = {
  picture: BenefitLook["picture"];
  /** `crown`: above the area with the text; `base`: below it. */
  part: "crown" | "base";
};

/**
 * The part of a benefit's drawing above or below the area with the text. Renders nothing if the drawing has no such
 * part.
 */
export function BenefitDrawingPart({ picture, part }: BenefitDrawingPartProps) {
  const drawingPart = objects[picture][part];
  if (!drawingPart) return null;
  return (
    <svg className={styles.part} viewBox={`0 0 400 ${drawingPart.height}`} aria-hidden="true" focusable="false">
      {drawingPart.drawing}
    </svg>
  );
}

const objects: Record<BenefitLook["picture"], { crown: Part; base?: Part }> = {
  // A box that opens, with a play button inside.
  parcel: {
    crown: {
      height: 118,
      drawing: (
        <>
          <path className={styles.ink} d="M2 118l52-46h292l52 46z" />
          <g className={styles.moves}>
            <circle className={styles.paper} cx="200" cy="62" r="50" />
            <path className={styles.ink} d="M184 38l42 24-42 24z" />
          </g>
          <path className={styles.card} d="M2 118l52-46-30-34-40 42zM398 118l-52-46 30-34 40 42z" />
        </>
      ),
    },
  },
  // Headphones around the player; the cups are next to the area with the text.
  headphones: {
    crown: {
      height: 250,
      drawing: (
        <>
          <path className={styles.band} d="M28 176v-14a172 146 0 0 1 344 0v14" />
          <path className={styles.pad} d="M28 176v-14a172 146 0 0 1 344 0v14" />
          <path className={styles.bars} d="M136 126V98M168 126V74M200 126V54M232 126V82M264 126v-22" />
          <path className={styles.cup} d="M2 164h36a18 18 0 0 1 18 18v46a18 18 0 0 1-18 18H2z" />
          <path className={styles.cup} d="M398 164h-36a18 18 0 0 0-18 18v46a18 18 0 0 0 18 18h36z" />
          <path className={styles.ink} d="M2 174a14 31 0 0 0 0 62zM398 174a14 31 0 0 1 0 62z" />
        </>
      ),
    },
    base: {
      height: 70,
      drawing: (
        <>
          <path className={styles.paper} d="M200 2a31 31 0 1 1 0 62 31 31 0 1 1 0-62z" />
          <path
            className={styles.ink}
            d="M191 18l24 15-24 15zM124 21l-20 12 20 12zM276 21l20 12-20 12zM100 21v24M300 21v24"
          />
        </>
      ),
    },
  },
  // A television with an aerial.
  screen: {
    crown: {
      height: 132,
      drawing: (
        <g transform="translate(0 36)">
          <g className={styles.moves}>
            <path className={styles.line} d="M200 92L126 22M200 92l74-70" />
            <circle className={styles.lit} cx="126" cy="22" r="11" />
            <circle className={styles.lit} cx="274" cy="22" r="11" />
            <path
              className={styles.signal}
              d="M96 34a34 34 0 0 1 18-42M304 34a34 34 0 0 0-18-42M72 42a60 60 0 0 1 28-74M328 42a60 60 0 0 0-28-74"
            />
            <path className={styles.ink} d="M158 98a42 30 0 0 1 84 0z" />
          </g>
        </g>
      ),
    },
    base: {
      height: 52,
      drawing: <path className={styles.ink} d="M172 0h56l10 34h52a10 10 0 0 1 10 10v4H100v-4a10 10 0 0 1 10-10h52z" />,
    },
  },
  // A clapperboard whose upper stick claps.
  clapperboard: {
    crown: {
      height: 138,
      drawing: (
        <>
          <path className={styles.ink} d="M2 92h396v46H2z" />
          <path
            className={styles.stripe}
            d="M30 93h46l-30 44H2v-4zM122 93h46l-30 44H92zM214 93h46l-30 44h-46zM306 93h46l-30 44h-46zM397 95v42h-29z"
          />
          <g className={styles.clap}>
            <path className={styles.ink} d="M2 48h396v42H2z" />
            <path
              className={styles.stripe}
              d="M16 49h46l30 40H46zM108 49h46l30 40h-46zM200 49h46l30 40h-46zM292 49h46l30 40h-46zM384 49h13v18z"
            />
          </g>
          <circle className={styles.lit} cx="24" cy="92" r="9" />
        </>
      ),
    },
  },
  // The area with the text is the chair's back, between its arms.
  armchair: {
    crown: {
      height: 70,
      drawing: (
        <>
          <path className={styles.cloth} d="M46 71V62A60 60 0 0 1 106 2h188a60 60 0 0 1 60 60v9" />
          <path className={styles.lit} d="M120 3h160v30a16 16 0 0 1-16 16H136a16 16 0 0 1-16-16z" />
          <path
            className={styles.ink}
            d="M238 26c0-4-6-6-12-6h-16L192 5h-8l9 15h-13l-7-7h-6l4 13-4 13h6l7-7h13l-9 15h8l18-15h16c6 0 12-2 12-6z"
          />
        </>
      ),
    },
    base: {
      height: 196,
      drawing: (
        <>
          <path className={styles.line} d="M78 170l-8 24M322 170l8 24" />
          <path className={styles.cloth} d="M60 130h280v44H60z" />
          <path
            className={styles.lit}
            d="M64 84h272a14 14 0 0 1 14 14v22a14 14 0 0 1-14 14H64a14 14 0 0 1-14-14V98a14 14 0 0 1 14-14z"
          />
          <path
            className={styles.cloth}
            d="M38 20a32 32 0 0 1 32 32v106a16 16 0 0 1-16 16H22a16 16 0 0 1-16-16V52a32 32 0 0 1 32-32zM362 20a32 32 0 0 0-32 32v106a16 16 0 0 0 16 16h32a16 16 0 0 0 16-16V52a32 32 0 0 0-32-32z"
          />
        </>
      ),
    },
  },
  // A present whose lid is about to come off.
  present: {
    crown: {
      height: 158,
      drawing: (
        <g className={styles.moves}>
          <path
            className={styles.ribbon}
            d="M200 98C176 12 70 2 84 60c8 30 70 38 116 38 46 0 108-8 116-38 14-58-92-48-116 38z"
          />
          <path
            className={styles.card}
            d="M196 92c-20-44-72-58-78-34-4 22 42 32 78 34zM204 92c20-44 72-58 78-34 4 22-42 32-78 34z"
          />
          <path
            className={styles.cloth}
            d="M10 98h380a8 8 0 0 1 8 8v44a8 8 0 0 1-8 8H10a8 8 0 0 1-8-8v-44a8 8 0 0 1 8-8z"
          />
          <path className={styles.ribbon} d="M166 98h68v60h-68z" />
        </g>
      ),
    },
  },
};
