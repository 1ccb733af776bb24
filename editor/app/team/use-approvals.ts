import { useCallback, useEffect, useState } from "react";
import type { Proposal, Proposals } from "#editor/api.ts";
import { ask } from "#editor/app/ask.ts";

export type Approvals = {
  /** Undefined until it is known. */
  proposals: readonly Proposal[] | undefined;
  fault: string;
  /** Asks again. */
  renew: () => void;
};

/** What waits for a second person. */
export function useApprovals(isOn: boolean): Approvals {
  const [proposals, setProposals] = useState<readonly Proposal[]>();
  const [fault, setFault] = useState("");
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again.
  useEffect(() => {
    if (!isOn) return;
    const stop = new AbortController();
    ask<Proposals>("GET", "/api/proposals", undefined, stop.signal)
      .then((answer) => {
        setProposals(answer.proposals);
        setFault("");
      })
      .catch((error: Error) => {
        if (!stop.signal.aborted) setFault(error.message);
      });
    return () => stop.abort();
  }, [isOn, round]);
  const renew = useCallback(() => setRound((count) => count + 1), []);
  return { proposals, fault, renew };
}
