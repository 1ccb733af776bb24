/** «Publicar», from the drafts to the server: made, built beside, and brought only then. */
import type { Published, PublishStep } from "./api.ts";
import type { Desk } from "./desk.ts";
import type { Checks } from "./gate-checks.ts";
import type { Git } from "./git.ts";
import { bring, type Candidate, candidateOf, Outrun, type Publication } from "./publication.ts";

type Publishing = {
  desk: Pick<Desk, "alone" | "changed">;
  git: Git;
  checks: Pick<Checks, "approve" | "tryBuild" | "join">;
  publication: Omit<Publication, "approve" | "join">;
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
export async function publishDrafts({ desk, git, checks, publication, say, send }: Publishing): Promise<Published> {
  const { approve, join } = checks;
  for (let left = mostTries; ; left--)
    try {
      const candidate = await desk.alone(() => candidateOf(git, { ...publication, approve, join }));
      await checks.tryBuild(candidate.commit, candidate.theirs, say && ((stage) => say({ stage })));
      return await desk.alone(async () => {
        const sent = await send?.(candidate);
        if (sent) return sent;
        const { brought, ...published } = await bring(git, candidate);
        for (const file of brought) desk.changed(file);
        return published;
      });
    } catch (error) {
      if (!(error instanceof Outrun) || left === 1) throw error;
    }
}
