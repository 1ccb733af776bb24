import { useCallback, useEffect, useRef, useState } from "react";
import type { Proposal, Proposals } from "#editor/api/team-api.ts";
import { useAnswer } from "#editor/app/shared/use-answer.ts";

export type Approvals = {
  /** Undefined until it is known. */
  proposals: readonly Proposal[] | undefined;
  fault: string;
  /** Asks again. */
  renew: () => void;
};

/**
 * What waits for a second person, asked again when somebody comes back to the page.
 *
 * @param onBrought - told that what others published came here.
 */
export function useApprovals(isOn: boolean, onBrought: () => void): Approvals {
  const [round, setRound] = useState(0);
  const { value, fault = "" } = useAnswer<Proposals>(isOn ? "/api/proposals" : undefined, round);
  const renew = useCallback(() => setRound((count) => count + 1), []);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") renew();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [renew]);
  const told = useRef(onBrought);
  told.current = onBrought;
  useEffect(() => {
    if (value?.brought) told.current();
  }, [value]);
  return { proposals: value?.proposals, fault, renew };
}
