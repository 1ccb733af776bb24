import type { ReactNode } from "react";
import styles from "./wimy.module.css";

export type WimyMood = "happy" | "wink" | "sad" | "travelling" | "guard" | "pointing" | "asleep" | "cheering";

const skins = {
  nopal: "var(--nopal)",
  cempasuchil: "var(--cempasuchil)",
  bugambilia: "var(--bugambilia)",
  rosa: "var(--rosa)",
  talavera: "var(--talavera-claro)",
  jade: "var(--jade-claro)",
} as const;

// Colours stand in the drawing: as rules, every page would have those of all moods.
const limb = { fill: "none", stroke: "var(--wimy-ink)", strokeWidth: 10 } as const;
const line = { fill: "none", stroke: "var(--obsidiana)", strokeWidth: 6 } as const;
const wave = { fill: "none", stroke: "var(--wimy-wave, var(--cempasuchil))" } as const;
const blush = { fill: "var(--bugambilia)", opacity: 0.5 } as const;
const shadow = { fill: "var(--obsidiana)", opacity: 0.18 } as const;

type WimyProps = {
  mood: WimyMood;
  color: keyof typeof skins;
  /** What the picture adds, for screen readers; without it wimy is decoration. */
  label?: string;
};

/**
 * wimy, the mascot: a SIM with a face, 220 x 270. Ink and waves follow the band it stands on
 * (`--wimy-ink`, `--wimy-wave`); the parent sets its size.
 */
export function Wimy({ mood, color, label }: WimyProps) {
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
      {waves && <path {...wave} strokeWidth={8} d="M160 34a26 26 0 0 1 26 26M160 14a46 46 0 0 1 46 46" />}
      {behind}
      <path {...limb} d="M70 232v22M134 232v22M58 258h18M128 258h18" />
      <path {...limb} d={limbs} />
      {arm && <path {...limb} d={arm} data-arm />}
      <path
        fill={skins[color]}
        stroke="var(--wimy-ink)"
        strokeWidth={7}
        d="M58 40h66a14 14 0 0 1 10 4l32 32a14 14 0 0 1 4 10v132a20 20 0 0 1-20 20H58a20 20 0 0 1-20-20V60a20 20 0 0 1 20-20z"
      />
      <g fill="none" stroke="var(--obsidiana)" strokeWidth={5}>
        <rect fill="var(--oro)" x="66" y="150" width="76" height="64" rx="12" />
        <path d="M66 172h24v20H66M142 172h-24v20h24M104 150v14M104 214v-14M90 172q14-16 28 0v20q-14 16-28 0z" />
      </g>
      <g {...(color === "bugambilia" ? shadow : blush)}>
        <ellipse cx="60" cy="114" rx="9" ry="6" />
        <ellipse cx="146" cy="114" rx="9" ry="6" />
      </g>
      {face}
      {front}
    </svg>
  );
}

/** The home page's greeting finds a raised arm and open eyes by their `data-`. */
type Mood = {
  face: ReactNode;
  limbs: string /** Raised. */;
  arm?: string;
  behind?: ReactNode;
  front?: ReactNode;
  waves?: true;
};

const armsDown = "M38 150q-20 22-14 48M170 150q20 22 14 48";
const armsWaving = { limbs: "M170 152q26 6 34 34", arm: "M38 150q-26-4-30-36" };

const openEyes = (
  <g fill="var(--obsidiana)" data-eyes>
    <ellipse cx="78" cy="92" rx="9" ry="12" />
    <ellipse cx="126" cy="92" rx="9" ry="12" />
    <circle fill="var(--blanco)" cx="81" cy="87" r="3.2" />
    <circle fill="var(--blanco)" cx="129" cy="87" r="3.2" />
  </g>
);
const smile = <path {...line} d="M86 114q16 16 32-2" />;
const laugh = (
  <>
    <path fill="var(--obsidiana)" d="M88 114q14 18 28 0z" />
    <path fill="var(--bugambilia)" d="M95 121q7 5 14 0q-7-5-14 0z" />
  </>
);

const moods: Record<WimyMood, Mood> = {
  happy: {
    ...armsWaving,
    waves: true,
    face: (
      <>
        {openEyes}
        {laugh}
      </>
    ),
  },
  wink: {
    ...armsWaving,
    waves: true,
    face: (
      <>
        <ellipse fill="var(--obsidiana)" cx="78" cy="92" rx="9" ry="12" />
        <circle fill="var(--blanco)" cx="81" cy="87" r="3.2" />
        <path {...line} d="M114 92q12-10 24 0" />
        {smile}
      </>
    ),
  },
  sad: {
    limbs: armsDown,
    face: (
      <>
        <ellipse fill="var(--obsidiana)" cx="78" cy="96" rx="8" ry="10" />
        <ellipse fill="var(--obsidiana)" cx="126" cy="96" rx="8" ry="10" />
        <path {...line} d="M62 80l20-8M142 80l-20-8M90 126q12-14 24 0" />
        <path fill="var(--lagrima)" d="M128 112q-6 12 0 16q6-4 0-16z" />
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
        {openEyes}
        <path {...line} d="M64 76l20 6M140 76l-20 6M90 118h24" />
      </>
    ),
    front: (
      <g fill="var(--nopal)" stroke="var(--wimy-ink)" strokeWidth={5}>
        <path d="M34 150l30 11v22c0 22-13 36-30 44C17 219 4 205 4 183v-22z" />
        <path {...line} d="M21 186l10 11 18-21" />
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
        <path {...line} d="M68 94q10 9 20 0M116 94q10 9 20 0" />
        <ellipse fill="var(--obsidiana)" cx="102" cy="122" rx="6" ry="7" />
      </>
    ),
    behind: <path {...wave} strokeWidth={6} d="M172 48h18l-18 20h18M196 16h14l-14 16h14" />,
  },
  cheering: {
    limbs: "M38 148q-28-16-24-58M170 148q28-16 24-58",
    face: (
      <>
        {openEyes}
        <path fill="var(--obsidiana)" d="M84 112h36q-2 22-18 22t-18-22z" />
        <path fill="var(--bugambilia)" d="M93 127q9-7 18 0-9 8-18 0z" />
      </>
    ),
    behind: <path {...wave} strokeWidth={6} d="M14 34v14M7 41h14M190 26v16M182 34h16M104 6v14M97 13h14" />,
  },
};
