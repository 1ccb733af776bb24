import type { ReactNode } from "react";

// The colours are attributes, because as CSS rules the colours of all moods would be in every page's stylesheet.
const limbStroke = { fill: "none", stroke: "var(--wimy-ink)", strokeWidth: 10 } as const;
export const faceStroke = { fill: "none", stroke: "var(--obsidiana)", strokeWidth: 6 } as const;
const blush = { fill: "var(--bugambilia)", opacity: 0.5 } as const;
const shadow = { fill: "var(--obsidiana)", opacity: 0.18 } as const;

type WimyFigureProps = {
  /** Path data of the arms. */
  limbs: string;
  /** Path data of a raised arm. */
  arm?: string | undefined;
  children: ReactNode;
  /** The skin colour; by default `--skin`, set by the surrounding drawing. */
  skin?: string;
};

/**
 * The figure of wimy, the mascot, on 220 x 270 units, for use within a drawing; does not inherit the drawing's stroke.
 */
export function WimyFigure({ limbs, arm, children, skin = "var(--skin)" }: WimyFigureProps) {
  return (
    <g stroke="none">
      <path {...limbStroke} d="M70 232v22M134 232v22M58 258h18M128 258h18" />
      <path {...limbStroke} d={limbs} />
      {arm && <path {...limbStroke} d={arm} data-arm />}
      <path fill={skin} stroke="var(--wimy-ink)" strokeWidth={7} d={wimyOutline} />
      <g fill="none" stroke="var(--obsidiana)" strokeWidth={5}>
        <rect fill="var(--oro)" x="66" y="150" width="76" height="64" rx="12" />
        <path d="M66 172h24v20H66M142 172h-24v20h24M104 150v14M104 214v-14M90 172q14-16 28 0v20q-14 16-28 0z" />
      </g>
      <g {...(skin === "var(--bugambilia)" ? shadow : blush)}>
        <ellipse cx="60" cy="114" rx="9" ry="6" />
        <ellipse cx="146" cy="114" rx="9" ry="6" />
      </g>
      {children}
    </g>
  );
}

/** Outline of a SIM with its cut corner. */
export const wimyOutline =
  "M58 40h66a14 14 0 0 1 10 4l32 32a14 14 0 0 1 4 10v132a20 20 0 0 1-20 20H58a20 20 0 0 1-20-20V60a20 20 0 0 1 20-20z";

export const openEyesDrawing = (
  <g fill="var(--obsidiana)" data-eyes>
    <ellipse cx="78" cy="92" rx="9" ry="12" />
    <ellipse cx="126" cy="92" rx="9" ry="12" />
    <circle fill="var(--blanco)" cx="81" cy="87" r="3.2" />
    <circle fill="var(--blanco)" cx="129" cy="87" r="3.2" />
  </g>
);

export const winkingEyes = (
  <>
    <ellipse fill="var(--obsidiana)" cx="78" cy="92" rx="9" ry="12" />
    <circle fill="var(--blanco)" cx="81" cy="87" r="3.2" />
    <path {...faceStroke} d="M114 92q12-10 24 0" />
  </>
);

export const smilingMouth = <path {...faceStroke} d="M86 114q16 16 32-2" />;

export const laughingMouth = (
  <>
    <path fill="var(--obsidiana)" d="M88 114q14 18 28 0z" />
    <path fill="var(--bugambilia)" d="M95 121q7 5 14 0q-7-5-14 0z" />
  </>
);

export const cheeringMouth = (
  <>
    <path fill="var(--obsidiana)" d="M84 112h36q-2 22-18 22t-18-22z" />
    <path fill="var(--bugambilia)" d="M93 127q9-7 18 0-9 8-18 0z" />
  </>
);
