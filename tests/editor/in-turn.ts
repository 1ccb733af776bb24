import { trials } from "../support/trials.ts";

/** For the two longest journeys: each day the gate makes one of them. `npm run release:check` makes both. */
export const inTurn = (turn: 0 | 1): string[] => (trials.halfInTheGate.seed % 2 === turn ? ["@gate"] : []);
