import type { ReactNode } from "react";
import styles from "./wimy.module.css";
import { cheer, laugh, openEyes, smile, WimyFigure, winkingEyes } from "./wimy-figure.tsx";

export type WimyMood = "happy" | "wink" | "sad" | "travelling" | "guard" | "pointing" | "asleep" | "cheering";

type WimyProps = {
  mood: WimyMood;
  color: "nopal" | "cempasuchil" | "bugambilia" | "rosa" | "talavera" | "jade";
  /** What the picture adds, for screen readers; without it wimy is decoration. */
  label?: string;
};

/**
 * wimy, the mascot: a SIM with a face, 220 x 270. Ink and waves follow the band it stands on
 * (`--wimy-ink`, `--wimy-wave`); the parent sets its size.
 */
export function Wimy({ mood, color, label }: WimyProps) {
  const { face, limbs, behind, front, waves } = moods[mood];
  return (
    <svg
      className={styles.wimy}
      data-no-print
      data-color={color}
      viewBox="0 0 220 270"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {waves && <path className={styles.wave} d="M160 34a26 26 0 0 1 26 26M160 14a46 46 0 0 1 46 46" />}
      {behind}
      <WimyFigure limbs={limbs}>{face}</WimyFigure>
      {front}
    </svg>
  );
}

type Mood = { face: ReactNode; limbs: string; behind?: ReactNode; front?: ReactNode; waves?: true };

const armsDown = "M38 150q-20 22-14 48M170 150q20 22 14 48";
const armsWaving = "M38 150q-26-4-30-36M170 152q26 6 34 34";

const moods: Record<WimyMood, Mood> = {
  happy: {
    limbs: armsWaving,
    waves: true,
    face: (
      <>
        {openEyes}
        {laugh}
      </>
    ),
  },
  wink: {
    limbs: armsWaving,
    waves: true,
    face: (
      <>
        {winkingEyes}
        {smile}
      </>
    ),
  },
  sad: {
    limbs: armsDown,
    face: (
      <>
        <ellipse className={styles.ink} cx="78" cy="96" rx="8" ry="10" />
        <ellipse className={styles.ink} cx="126" cy="96" rx="8" ry="10" />
        <path className={styles.stroke} d="M62 80l20-8M142 80l-20-8M90 126q12-14 24 0" />
        <path className={styles.tear} d="M128 112q-6 12 0 16q6-4 0-16z" />
      </>
    ),
  },
  travelling: {
    limbs: "M38 150q-26-4-30-36M170 152q22 8 24 34",
    waves: true,
    face: (
      <>
        {openEyes}
        {smile}
      </>
    ),
    front: (
      <g className={styles.suitcase}>
        <path className={styles.handle} d="M184 200v-12h20v12" />
        <rect x="170" y="200" width="46" height="50" rx="9" />
        <path className={styles.thin} d="M181 202v46M205 202v46" />
        <path className={styles.leg} d="M180 258v-3M206 258v-3" />
      </g>
    ),
  },
  guard: {
    limbs: "M38 152q-14 6-14 22M170 150q24-4 30-36",
    face: (
      <>
        {openEyes}
        <path className={styles.stroke} d="M64 76l20 6M140 76l-20 6M90 118h24" />
      </>
    ),
    front: (
      <g className={styles.shield}>
        <path d="M34 150l30 11v22c0 22-13 36-30 44C17 219 4 205 4 183v-22z" />
        <path className={styles.thick} d="M21 186l10 11 18-21" />
      </g>
    ),
  },
  pointing: {
    limbs: "M38 150q-20 22-14 48M170 152q14 4 40-14",
    waves: true,
    face: (
      <>
        {openEyes}
        {laugh}
      </>
    ),
  },
  asleep: {
    limbs: armsDown,
    face: (
      <>
        <path className={styles.stroke} d="M68 94q10 9 20 0M116 94q10 9 20 0" />
        <ellipse className={styles.ink} cx="102" cy="122" rx="6" ry="7" />
      </>
    ),
    behind: <path className={styles.snore} d="M172 48h18l-18 20h18M196 16h14l-14 16h14" />,
  },
  cheering: {
    limbs: "M38 148q-28-16-24-58M170 148q28-16 24-58",
    face: (
      <>
        {openEyes}
        {cheer}
      </>
    ),
    behind: <path className={styles.snore} d="M14 34v14M7 41h14M190 26v16M182 34h16M104 6v14M97 13h14" />,
  },
};
