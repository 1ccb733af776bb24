/** Finds the status of a frozen version: it waits for publication, was published, lacks values or was withdrawn. */
import type { FrozenVersion } from "#content/legal/versions/frozen-version.ts";
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { getFirstDayInForce } from "#domain/legal/version-in-force.ts";
import type { FreezeStatus } from "#editor/api/requests/legal-text-api.ts";
import { attempt } from "#editor/server/attempt.ts";
import type { LegalContext } from "#editor/server/legal/legal-context.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";

/** Whether the last commit contains the frozen file, so that visitors may have seen the version. */
export const wasPublished = async ({ git }: Pick<ContentWorkspace, "git">, publication: string): Promise<boolean> =>
  (await git.maybe("cat-file", "-e", `HEAD:${publication}`)) !== undefined;

type FreezeInput = { id: string; frozen: FrozenVersion; isSaved: boolean; wasShown: boolean; today: IsoDay };

export function computeFreezeStatus(
  site: LegalContext,
  { id, frozen, isSaved, wasShown, today }: FreezeInput,
): FreezeStatus {
  const { version, provisional = [], withdrawn } = frozen;
  const isAnnounced = !withdrawn && (getFirstDayInForce(frozen.inForce) ?? "") > today;
  const missingFacts = site.findSettingLabels(provisional);
  const state = !isSaved ? "ready" : missingFacts.length > 0 ? "sample" : "final";
  // A withdrawn version keeps its words.
  const confirmedValues = state === "sample" && !withdrawn ? listGivenValues(site, id, version) : [];
  return {
    ...{ state, missingFacts, confirmedValues, refreezeChanges: wasShown ? [] : site.listRefreezeChanges(id, version) },
    ...(isAnnounced && { isAnnounced }),
    ...(withdrawn && { withdrawn }),
  };
}

/** Lists the values that would replace placeholders; empty while the operator's values are not set. */
function listGivenValues(site: LegalContext, id: string, version: string): FreezeStatus["confirmedValues"] {
  const frozenValues = attempt(() => site.buildFrozenVersion(id, version).filledValues) ?? [];
  return frozenValues.map(({ name, ...values }) => ({ label: site.facts[name]?.label ?? name, ...values }));
}
