import { useState } from "react";
import type { Proposals } from "#editor/api/team-api.ts";
import { useKeyedEffect } from "#editor/app/shared/use-keyed-effect.ts";
import { useListener } from "#editor/app/shared/use-listener.ts";
import { useServerData } from "#editor/app/shared/use-server-data.ts";

export type Approvals = ReturnType<typeof useApprovals>;

/**
 * Loads the open proposals; repeats this whenever the tab becomes visible.
 *
 * @param isTeam - false without a team: nothing is loaded.
 * @param onPublicationsMerged - called when the server has pulled other people's publications.
 */
export function useApprovals(isTeam: boolean, onPublicationsMerged: () => void) {
  const [reloadCount, setReloadCount] = useState(0);
  const { value, fault = "" } = useServerData<Proposals>(isTeam ? "/api/proposals" : undefined, reloadCount);
  const reload = () => setReloadCount((count) => count + 1);
  useListener(document, "visibilitychange", () => {
    if (document.visibilityState === "visible") reload();
  });
  useKeyedEffect(value, (loadedProposals) => {
    if (loadedProposals?.isUpdated) onPublicationsMerged();
  });
  return { proposals: value?.proposals, ignored: value?.ignoredBranches ?? [], fault, reload };
}
