import type { ReactNode } from "react";
import { HeldThing, type HeldThingName } from "./held-thing.tsx";
import styles from "./wimy.module.css";
import {
  cheeringMouth,
  faceStroke,
  laughingMouth,
  openEyesDrawing,
  smilingMouth,
  WimyFigure,
  winkingEyes,
} from "./wimy-figure.tsx";

export type WimyMood = "happy" | "wink" | "sad" | "travelling" | "guard" | "pointing" | "asleep" | "cheering";

const skins = {
  nopal: "var(--nopal)",
  cempasuchil: "var(--cempasuchil)",
  bugambilia: "var(--bugambilia)",
  rosa: "var(--rosa)",
  talavera: "var(--talavera-claro)",
  jade: "var(--jade-claro)",
} as const;

const waveStroke = { fill: "none", stroke: "var(--wimy-wave, var(--cempasuchil))" } as const;

type WimyProps = {
  mood: WimyMood;
  color: keyof typeof skins;
  /** The thing in wimy's hand; only if wimy is happy or winks, because then a hand is free. */
  holds?: HeldThingName | undefined;
  /** Accessible name; without it wimy is decorative. */
  label?: string;
};

/**
 * wimy, the mascot: a SIM with a face, 220 x 270. The surrounding band sets the colours of outlines and waves
 * (`--wimy-ink`, `--wimy-wave`), the parent sets the size.
 */
export function Wimy({ mood, color, holds, label }: WimyProps) {
  const { face, limbs, arm, behind, front, waves } = moods[mood];
  return (
    <svg
      className={styles.wimy}
      data-no-print
      viewBox="0 0 220 270"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {waves && <path {...waveStroke} strokeWidth={8} d="M160 34a26 26 0 0 1 26 26M160 14a46 46 0 0 1 46 46" />}
      {behind}
      <WimyFigure limbs={limbs} arm={arm} skin={skins[color]}>
        {face}
      </WimyFigure>
      {front}
      {holds && <HeldThing name={holds} />}
    </svg>
  );
}

/** A mood's parts. The home page animates a raised arm and open eyes, which it finds by their `data-` attributes. */
type Mood = {
  face: ReactNode;
  limbs: string;
  arm?: string;
  behind?: ReactNode;
  front?: ReactNode;
  waves?: true;
};

const armsDown = "M38 150q-20 22-14 48M170 150q20 22 14 48";
const armsWaving = { limbs: "M170 152q26 6 34 34", arm: "M38 150q-26-4-30-36" };

const moods: Record<WimyMood, Mood> = {
  happy: {
    ...armsWaving,
    waves: true,
    face: (
      <>
        {openEyesDrawing}
        {laughingMouth}
      </>
    ),
  },
  wink: {
    ...armsWaving,
    waves: true,
    face: (
      <>
        {winkingEyes}
        {smilingMouth}
      </>
    ),
  },
  sad: {
    limbs: armsDown,
    face: (
      <>
        <ellipse fill="var(--obsidiana)" cx="78" cy="96" rx="8" ry="10" />
        <ellipse fill="var(--obsidiana)" cx="126" cy="96" rx="8" ry="10" />
        <path {...faceStroke} d="M62 80l20-8M142 80l-20-8M90 126q12-14 24 0" />
        <path fill="var(--lagrima)" d="M128 112q-6 12 0 16q6-4 0-16z" />
      </>
    ),
  },
  travelling: {
    limbs: "M38 150q-26-4-30-36M170 152q22 8 24 34",
    waves: true,
    face: (
      <>
        {openEyesDrawing}
        {smilingMouth}
      </>
    ),
    front: (
      <g fill="var(--cempasuchil)" stroke="var(--wimy-ink)" strokeWidth={5}>
        <path fill="none" d="M184 200v-12h20v12" />
        <rect x="170" y="200" width="46" height="50" rx="9" />
        <path fill="none" strokeWidth={4} d="M181 202v46M205 202v46" />
        <path strokeWidth={10} d="M180 258v-3M206 258v-3" />
      </g>
    ),
  },
  guard: {
    limbs: "M38 152q-14 6-14 22M170 150q24-4 30-36",
    face: (
      <>
        {openEyesDrawing}
        <path {...faceStroke} d="M64 76l20 6M140 76l-20 6M90 118h24" />
      </>
    ),
    front: (
      <g fill="var(--nopal)" stroke="var(--wimy-ink)" strokeWidth={5}>
        <path d="M34 150l30 11v22c0 22-13 36-30 44C17 219 4 205 4 183v-22z" />
        <path {...faceStroke} d="M21 186l10 11 18-21" />
      </g>
    ),
  },
  pointing: {
    limbs: "M38 150q-20 22-14 48M170 152q14 4 40-14",
    waves: true,
    face: (
      <>
        {openEyesDrawing}
        {laughingMouth}
      </>
    ),
  },
  asleep: {
    limbs: armsDown,
    face: (
      <>
        <path {...faceStroke} d="M68 94q10 9 20 0M116 94q10 9 20 0" />
        <ellipse fill="var(--obsidiana)" cx="102" cy="122" rx="6" ry="7" />
      </>
    ),
    behind: <path {...waveStroke} strokeWidth={6} d="M172 48h18l-18 20h18M196 16h14l-14 16h14" />,
  },
  cheering: {
    limbs: "M38 148q-28-16-24-58M170 148q28-16 24-58",
    face: (
      <>
        {openEyesDrawing}
        {cheeringMouth}
      </>
    ),
    behind: <path {...waveStroke} strokeWidth={6} d="M14 34v14M7 41h14M190 26v16M182 34h16M104 6v14M97 13h14" />,
  },
};
