import { useCallback, useEffect, useRef, useState } from "react";
import type { Proposal, Proposals } from "#editor/api/team-api.ts";
import { useAnswer } from "#editor/app/shared/use-answer.ts";

export type Approvals = {
  /** Undefined until loaded. */
  proposals: readonly Proposal[] | undefined;
  fault: string;
  /** Loads them again. */
  renew: () => void;
};

/**
 * Proposals that await approval, loaded again when the tab becomes visible.
 *
 * @param onBrought - called when other people's publications were pulled.
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
