import type { ReactNode } from "react";

// The colours are attributes, so that a drawing needs no stylesheet.
const paper = { fill: "var(--blanco)" } as const;
const ink = { fill: "var(--obsidiana)" } as const;

const drawings = {
  armchair: (
    <>
      <path {...paper} d="M34 76V36a14 14 0 0 1 14-14h24a14 14 0 0 1 14 14v40z" />
      <path
        {...paper}
        d="M34 76V64a11 11 0 0 0-22 0v22a10 10 0 0 0 10 10h76a10 10 0 0 0 10-10V64a11 11 0 0 0-22 0v12z"
      />
      <path d="M26 96v10M94 96v10" />
    </>
  ),
  clapperboard: (
    <>
      <path {...paper} d="M14 50h92v46a8 8 0 0 1-8 8H22a8 8 0 0 1-8-8z" />
      <path {...paper} d="M14 50l-3-14 86-18 4 14z" />
      <path d="M36 31l10 12M60 26l10 12M84 21l10 12" />
      <path {...ink} d="M52 64l22 13-22 13z" />
    </>
  ),
  headphones: (
    <>
      <path d="M18 76V62a42 42 0 0 1 84 0v14" />
      <path {...paper} d="M14 70h18v32H24a10 10 0 0 1-10-10zM106 70H88v32h8a10 10 0 0 0 10-10z" />
      <path d="M46 88V74M60 96V62M74 88V74" />
    </>
  ),
  parcel: (
    <>
      <path {...paper} d="M16 42l44-24 44 24v42l-44 24-44-24z" />
      <path d="M16 42l44 24 44-24M60 66v42M38 30l44 24v16" />
      <circle {...paper} cx="86" cy="84" r="24" />
      <path {...ink} d="M80 74l16 10-16 10z" />
    </>
  ),
  present: (
    <>
      <path {...paper} d="M22 60h76v38a8 8 0 0 1-8 8H30a8 8 0 0 1-8-8z" />
      <path {...paper} d="M14 40h92v20H14z" />
      <path d="M60 40v66M60 40c-8-28-38-24-30-8c4 8 18 8 30 8c12 0 26 0 30-8c8-16-22-20-30 8z" />
    </>
  ),
  screen: (
    <>
      <path {...paper} d="M20 22h68l16 16v48H12V30a8 8 0 0 1 8-8z" />
      <path {...ink} d="M50 40l24 14-24 14z" />
      <path d="M60 86v14M38 102h44" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export type PictogramName = keyof typeof drawings;

type PictogramDrawingProps = { name: PictogramName; strokeWidth?: number };

/** The drawing of an object on 120 x 120 units, for use within an `svg`. */
export function PictogramDrawing({ name, strokeWidth = 5 }: PictogramDrawingProps) {
  return (
    <g fill="none" stroke="var(--obsidiana)" strokeWidth={strokeWidth} strokeLinecap="round" strokeLinejoin="round">
      {drawings[name]}
    </g>
  );
}
