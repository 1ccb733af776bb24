/**
 * Checks in the background, at intervals, whether a signed-in person may still push. Requests do not wait for the
 * check.
 */
import type { Forge } from "#editor/hosted/forge/forge.ts";
import { ForgeError } from "#editor/hosted/forge/forge-request.ts";
import { rightsCheckIntervalMs, type Session, type Sessions } from "./sessions.ts";

type RightsOptions = { forge: Pick<Forge, "mayPush">; sessions: Pick<Sessions, "end">; now: () => number };

/** Time until the next check if a check has failed, or if the person may not push. */
const againMs = 60_000;

/** @returns a function that says whether a person may push, according to the last check. */
export function createRightsChecker({
  forge,
  sessions,
  now,
}: RightsOptions): (session: Session, token: string) => boolean {
  const look = async ({ id, rights }: Session, token: string) => {
    try {
      rights.mayPush = await forge.mayPush(token);
      if (rights.mayPush) rights.askAt = now() + rightsCheckIntervalMs;
    } catch (error) {
      const status = error instanceof ForgeError ? error.status : 0;
      if (status === 401) sessions.end(id);
      // The forge answers 404 for a repository that the person may not see.
      if (status === 404) rights.mayPush = false;
    }
  };
  return (session, token) => {
    if (now() >= session.rights.askAt) {
      session.rights.askAt = now() + againMs;
      void look(session, token);
    }
    return session.rights.mayPush;
  };
}
