import type { ReactNode } from "react";

/** Things on a drawing whose origin is wimy's hand: held up, or hanging from it. */
const things = {
  antenna: (
    <>
      <path d="M0 12v-58M-12 12h24" />
      <path
        fill="none"
        d="M-12-34a17 17 0 0 1 0-24M12-34a17 17 0 0 0 0-24M-22-26a30 30 0 0 1 0-40M22-26a30 30 0 0 0 0-40"
      />
      <circle fill="var(--oro)" cy="-46" r="7" />
    </>
  ),
  flag: (
    <>
      <path d="M0 14v-76" />
      <path fill="var(--oro)" d="M0-62h40l-11 15 11 15H0z" />
    </>
  ),
  invoice: (
    <>
      <path fill="var(--blanco)" d="M-25-68h50V0l-8-6-8 6-9-6-9 6-8-6-8 6z" />
      <path d="M-14-55h28M-14-43h14" />
      <circle fill="var(--oro)" cx="12" cy="-26" r="12" />
    </>
  ),
  magnifier: (
    <>
      <path strokeWidth={9} d="M0 12v-18" />
      <circle fill="var(--blanco)" cy="-28" r="21" />
      <path fill="none" d="M-9-30a11 11 0 0 1 9-8" />
    </>
  ),
  note: (
    <>
      <rect fill="var(--blanco)" x="-24" width="48" height="58" rx="8" />
      <path d="M-12 18h24M-12 31h24M-12 44h12" />
    </>
  ),
  phone: (
    <>
      <rect fill="var(--obsidiana)" x="-21" y="-6" width="42" height="72" rx="10" />
      <rect fill="var(--jade-claro)" stroke="none" x="-14" y="2" width="28" height="54" rx="4" />
      <path fill="none" stroke="var(--obsidiana)" d="M-7 29l5 6 9-12" />
    </>
  ),
  pin: (
    <>
      <rect fill="var(--blanco)" x="-34" width="68" height="36" rx="9" />
      <path strokeWidth={9} d="M-20 18v.01M-7 18v.01M7 18v.01M20 18v.01" />
    </>
  ),
  popcorn: (
    <>
      <path fill="var(--oro)" d="M-23 16a10 10 0 0 1 4-16a11 11 0 0 1 20-6a10 10 0 0 1 18 8a9 9 0 0 1 4 14z" />
      <path fill="var(--blanco)" d="M-24 14h48l-7 50h-34z" />
      <path d="M-8 16l3 46M8 16l-3 46" />
    </>
  ),
  question: (
    <>
      <path
        fill="var(--blanco)"
        d="M-24-64h48a12 12 0 0 1 12 12v26a12 12 0 0 1-12 12H10L0 0l-4-14h-20a12 12 0 0 1-12-12v-26a12 12 0 0 1 12-12z"
      />
      <path fill="none" d="M-8-46a8 8 0 1 1 12 7q-4 2-4 6M0-24v.01" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

type HeldThingProps = { name: keyof typeof things };

export type HeldThingName = HeldThingProps["name"];

/** The thing in wimy's lower hand. */
export function HeldThing({ name }: HeldThingProps) {
  return (
    <g stroke="var(--wimy-ink)" strokeWidth={5} transform="translate(204 184)">
      {things[name]}
    </g>
  );
}
