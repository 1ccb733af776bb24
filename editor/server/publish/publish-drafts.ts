/** «Publicar», from the drafts to the server: made, built beside, and brought only then. */
import type { Publish, Published, PublishStep } from "#editor/api/api.ts";
import type { Checks } from "#editor/server/checks/content-checks.ts";
import { assertFilesSynced, withFilesOnlyHere } from "#editor/server/coverage/unsynced-files.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import type { Git } from "#editor/server/workspace/git.ts";
import { bring, type Candidate, createCandidate, Outrun, type Publication } from "./publication.ts";

type Publishing = {
  workspace: Pick<ContentWorkspace, "root" | "alone" | "changed">;
  git: Git;
  checks: Pick<Checks, "approve" | "tryBuild" | "join">;
  publication: Omit<Publication, "approve" | "join"> & Pick<Publish, "knowsOnlyHere">;
  /** Whether this copy is on the server of a team, and not a person's own. */
  isServer: boolean;
  /** Told of every stage of the build. */
  say?: ((step: PublishStep) => void) | undefined;
  /** What is done with it in place of bringing it to the server. */
  send?: (candidate: Candidate) => Promise<Published | undefined>;
};

/** Others publish as well: after so many times, a person decides whether to go on. */
const mostTries = 3;

/**
 * While it is built, people write and save: what they do stays a draft.
 *
 * @throws {Refusal} with what to do: the draft stays, and nothing is published.
 */
export async function publishDrafts({
  workspace,
  git,
  checks,
  publication,
  isServer,
  say,
  send,
}: Publishing): Promise<Published> {
  const { approve, join } = checks;
  const here = { root: workspace.root, git, isServer };
  for (let left = mostTries; ; left--)
    try {
      const candidate = await workspace.alone(async () => {
        await assertFilesSynced(here, publication);
        return createCandidate(git, { ...publication, approve, join });
      });
      await checks.tryBuild(candidate.commit, candidate.theirs, say && ((stage) => say({ stage })));
      const published = await workspace.alone(async (): Promise<Published> => {
        // Where others published it all, or took its place, there is nothing to send: what they published comes here.
        const isEmpty = candidate.commit === candidate.theirs;
        const sent = isEmpty ? undefined : await send?.(candidate);
        if (sent) return sent;
        const { brought, ...done } = await bring(git, candidate);
        for (const file of brought) workspace.changed(file);
        return done;
      });
      return await withFilesOnlyHere(here, published);
    } catch (error) {
      if (!(error instanceof Outrun) || left === 1) throw error;
    }
}
