/** «Publicar», from the drafts to the server: commit, trial build, then push. */
import type { PublishProgress, PublishRequest, PublishResult } from "#editor/api/publish-api.ts";
import type { ContentChecks } from "#editor/server/checks/content-checks.ts";
import { assertFilesSynced, withUnsyncedFiles } from "#editor/server/coverage/unsynced-files.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import type { Git } from "#editor/server/workspace/git.ts";
import { type Candidate, createCandidate, type Publication, pushCandidate } from "./publication.ts";
import { StaleCandidateError } from "./upstream.ts";

type Publishing = {
  workspace: Pick<ContentWorkspace, "root" | "runExclusive" | "invalidate">;
  git: Git;
  checks: Pick<ContentChecks, "checkContent" | "tryBuild" | "mergeFile">;
  publication: Omit<Publication, "checkContent" | "mergeFile"> & Pick<PublishRequest, "acceptsUnsyncedFiles">;
  /** Whether this copy is on a team's server rather than a person's computer. */
  isServer: boolean;
  /** Receives every stage of the build. */
  say?: ((step: PublishProgress) => void) | undefined;
  /** If it returns a result, the candidate is not pushed: it was sent for approval instead. */
  send?: (candidate: Candidate) => Promise<PublishResult | undefined>;
};

/** Attempts, if others publish at the same time; after the last, the person decides whether to try again. */
const mostTries = 3;

/**
 * Publishes drafts. People can save during the build; those changes stay drafts.
 *
 * @throws {EditorError} with what to do; the draft is kept and nothing is published.
 */
export async function publishDrafts({
  workspace,
  git,
  checks,
  publication,
  isServer,
  say,
  send,
}: Publishing): Promise<PublishResult> {
  const { checkContent, mergeFile } = checks;
  const here = { root: workspace.root, git, isServer };
  for (let left = mostTries; ; left--)
    try {
      const candidate = await workspace.runExclusive(async () => {
        await assertFilesSynced(here, publication);
        return createCandidate(git, { ...publication, checkContent, mergeFile });
      });
      await checks.tryBuild(candidate.commit, candidate.theirs, say && ((stage) => say({ stage })));
      const published = await workspace.runExclusive(async (): Promise<PublishResult> => {
        // If others published the same or replaced it, there is nothing to push, only their changes to merge.
        const isEmpty = candidate.commit === candidate.theirs;
        const sent = isEmpty ? undefined : await send?.(candidate);
        if (sent) return sent;
        const { updatedFiles, ...done } = await pushCandidate(git, candidate);
        for (const file of updatedFiles) workspace.invalidate(file);
        return done;
      });
      return await withUnsyncedFiles(here, published);
    } catch (error) {
      if (!(error instanceof StaleCandidateError) || left === 1) throw error;
    }
}
