import { editableLists } from "#content/forms/editable-lists.ts";
import type { PublishRequest, PublishResult } from "#editor/api/requests/publish-api.ts";
import { publishDrafts } from "#editor/server/publish/publish-drafts.ts";
import { openGit } from "#editor/server/workspace/git.ts";
import { readLocalPerson } from "#editor/server/workspace/history.ts";
import { createFileMerger } from "#editor/server/workspace/merge-files.ts";

type UncheckedPublishOptions = Pick<PublishRequest, "files" | "winningSide" | "acceptsUnsyncedFiles"> & {
  /** Called during the trial build. */
  duringTrialBuild?: () => unknown;
  send?: () => Promise<PublishResult>;
};

/** Publishes like the editor, with checks that always pass. The result's `updatedFiles` are the invalidated files. */
export async function publishDraftsUnchecked(
  root: string,
  title = "Cambia un aviso",
  { duringTrialBuild, send, ...chosen }: UncheckedPublishOptions = {},
): Promise<PublishResult & { updatedFiles: readonly string[] }> {
  const git = openGit(root);
  const updatedFiles: string[] = [];
  const result = await publishDrafts({
    workspace: {
      ...{ root, git, isServer: false },
      runExclusive: (run) => run(async () => ""),
      invalidate: (file) => updatedFiles.push(file),
    },
    checks: {
      checkContent: async () => {},
      tryBuild: async () => void (await duringTrialBuild?.()),
      mergeFile: createFileMerger(async () => editableLists),
    },
    publication: { title, person: await readLocalPerson(git), ...chosen },
    ...(send && { submitForApproval: send }),
  });
  return { ...result, updatedFiles };
}
