/** Carries out «Publicar»: commits the drafts, tries to build the site, then pushes. */
import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { formatFrozenFilePath, frozenFileSuffix, legalFolder, parseLegalPath } from "#domain/legal/version-paths.ts";
import type { PublishProgress, PublishRequest, PublishResult } from "#editor/api/requests/publish-api.ts";
import type { ContentChecks } from "#editor/server/checks/content-checks.ts";
import { addUnsyncedFiles, assertFilesSynced } from "#editor/server/coverage/file-references.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import { listChangedFiles } from "#editor/server/workspace/git.ts";
import {
  type CandidateOptions,
  createPublicationCommit,
  type PublicationCandidate,
  pushCandidate,
} from "./publication.ts";
import { StaleCandidateError } from "./upstream.ts";

function findHiddenVersions(root: string, changedFiles: readonly string[]): { id: string; version: string }[] {
  return changedFiles.flatMap((file) => {
    const { id, version, isSource } = parseLegalPath(file) ?? {};
    if (!isSource || id === undefined || version === undefined) return [];
    const isFrozen = existsSync(join(root, formatFrozenFilePath(id, version)));
    const hasFrozenVersion = globSync(`${legalFolder}/${id}/*${frozenFileSuffix}`, { cwd: root }).length > 0;
    return hasFrozenVersion && !isFrozen ? [{ id, version }] : [];
  });
}

type PublishOptions = {
  workspace: Pick<ContentWorkspace, "root" | "git" | "isServer" | "runExclusive" | "invalidate">;
  checks: Pick<ContentChecks, "checkContent" | "tryBuild" | "mergeFile">;
  publication: Omit<CandidateOptions, "checkContent" | "mergeFile"> &
    Pick<PublishRequest, "acceptsUnsyncedFiles" | "isTrial">;
  signal?: AbortSignal | undefined;
  reportProgress?: ((step: PublishProgress) => void) | undefined;
  /** Sends the candidate for approval if needed. If it returns a result, the candidate is not pushed. */
  submitForApproval?: ((candidate: PublicationCandidate) => Promise<PublishResult | undefined>) | undefined;
};

/** Maximum number of attempts while others publish at the same time. */
const maxAttempts = 3;

/** Publishes drafts. Changes that people save during the trial build stay drafts. */
export async function publishDrafts({
  workspace,
  checks,
  publication,
  signal,
  reportProgress,
  submitForApproval,
}: PublishOptions): Promise<PublishResult> {
  const { checkContent, mergeFile } = checks;
  const { git } = workspace;
  for (let attemptsLeft = maxAttempts; ; attemptsLeft--)
    try {
      const candidate = await workspace.runExclusive(async () => {
        if (!publication.isTrial) await assertFilesSynced(workspace, publication);
        return createPublicationCommit(git, { ...publication, checkContent, mergeFile });
      });
      await checks.tryBuild(candidate.commit, candidate.serverCommit, {
        signal,
        onStage: reportProgress && ((stage) => reportProgress({ stage })),
      });
      if (publication.isTrial) return { commit: candidate.commit, isPushed: false };
      const publishResult = await workspace.runExclusive(async (): Promise<PublishResult> => {
        // If the server already has the same content, nothing is pushed, and only others' changes are merged.
        const isEmpty = candidate.commit === candidate.serverCommit;
        const submittedResult = isEmpty ? undefined : await submitForApproval?.(candidate);
        if (submittedResult) return submittedResult;
        const { updatedFiles, ...pushResult } = await pushCandidate(git, candidate);
        for (const file of updatedFiles) workspace.invalidate(file);
        const changedFiles = await listChangedFiles(git, candidate.serverCommit, candidate.commit);
        const hiddenVersions = findHiddenVersions(workspace.root, changedFiles);
        return { ...pushResult, ...(hiddenVersions.length > 0 && { hiddenVersions }) };
      });
      return await addUnsyncedFiles(workspace, publishResult);
    } catch (error) {
      if (!(error instanceof StaleCandidateError) || attemptsLeft === 1) throw error;
    }
}
