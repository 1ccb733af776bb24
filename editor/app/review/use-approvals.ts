import { useCallback, useEffect, useRef, useState } from "react";
import type { Proposals } from "#editor/api/team-api.ts";
import { useServerData } from "#editor/app/shared/use-server-data.ts";

export type Approvals = ReturnType<typeof useApprovals>;

/**
 * Loads the open proposals; repeats this whenever the tab becomes visible.
 *
 * @param isTeam - false without a team: nothing is loaded.
 * @param onPublicationsMerged - called when the server has pulled other people's publications.
 */
export function useApprovals(isTeam: boolean, onPublicationsMerged: () => void) {
  const [round, setRound] = useState(0);
  const { value, fault = "" } = useServerData<Proposals>(isTeam ? "/api/proposals" : undefined, round);
  const reload = useCallback(() => setRound((count) => count + 1), []);
  useEffect(() => {
    const loadProposals = () => {
      if (document.visibilityState === "visible") reload();
    };
    document.addEventListener("visibilitychange", loadProposals);
    return () => document.removeEventListener("visibilitychange", loadProposals);
  }, [reload]);
  const latestCallback = useRef(onPublicationsMerged);
  latestCallback.current = onPublicationsMerged;
  useEffect(() => {
    if (value?.isUpdated) latestCallback.current();
  }, [value]);
  return { proposals: value?.proposals, ignored: value?.ignored ?? [], fault, reload };
}
