import { useCallback, useState } from "react";
import type { Proposal, Proposals } from "#editor/api-team.ts";
import { useAnswer } from "#editor/app/parts/use-answer.ts";

export type Approvals = {
  /** Undefined until it is known. */
  proposals: readonly Proposal[] | undefined;
  fault: string;
  /** Asks again. */
  renew: () => void;
};

/** What waits for a second person. */
export function useApprovals(isOn: boolean): Approvals {
  const [round, setRound] = useState(0);
  const { value, fault = "" } = useAnswer<Proposals>(isOn ? "/api/proposals" : undefined, round);
  const renew = useCallback(() => setRound((count) => count + 1), []);
  return { proposals: value?.proposals, fault, renew };
}
