/** How much tests of many cases try. */
export type Trials = {
  /** Which part of the cases, from 0 to 1. */
  share: number;
  /** For tests that choose their cases by themselves. */
  seed: number;
};

const dayMs = 86_400_000;
/** Another one each day, so that in two weeks the gate tries more than all cases of one day. */
const seed = Math.floor(Date.now() / dayMs);

const isWhole = process.env.WIM_BEFORE_RELEASE === "1";

export const trials = {
  inTheGate: { share: isWhole ? 1 : 0.1, seed },
  /** Of tests in a browser. */
  halfInTheGate: { share: isWhole ? 1 : 1 / 2, seed },
  thirdInTheGate: { share: isWhole ? 1 : 1 / 3, seed },
  beforeRelease: { share: 1, seed },
} as const satisfies Record<string, Trials>;

/** Of a long row of tests, those whose turn it is: the gate makes another part of it each day. */
export function onTurn<Item>(row: readonly Item[], { share, seed }: Trials): Item[] {
  const turns = Math.round(1 / share);
  return row.filter((_, at) => at % turns === seed % turns);
}

declare module "vitest" {
  // Vitest's own interface: only an interface can extend it.
  interface ProvidedContext {
    trials: Trials;
  }
}
