import { useCallback, useEffect, useRef, useState } from "react";
import type { Proposals } from "#editor/api/team-api.ts";
import { useServerData } from "#editor/app/shared/use-server-data.ts";

export type Approvals = ReturnType<typeof useApprovals>;

/**
 * Loads the open proposals; repeats this whenever the tab becomes visible.
 *
 * @param isOn - false without a team: nothing is loaded.
 * @param onBrought - called when the server has pulled other people's publications.
 */
export function useApprovals(isOn: boolean, onBrought: () => void) {
  const [round, setRound] = useState(0);
  const { value, fault = "" } = useServerData<Proposals>(isOn ? "/api/proposals" : undefined, round);
  const reload = useCallback(() => setRound((count) => count + 1), []);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") reload();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [reload]);
  const told = useRef(onBrought);
  told.current = onBrought;
  useEffect(() => {
    if (value?.isUpdated) told.current();
  }, [value]);
  return { proposals: value?.proposals, ignored: value?.ignored ?? [], fault, reload };
}
