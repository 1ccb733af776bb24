/** Whether somebody who is signed in may still publish: asked again while they edit, and not in the way of what they do. */
import type { Forge } from "#editor/hosted/forge/forge.ts";
import { ForgeError } from "#editor/hosted/forge/forge-request.ts";
import { rightsMs, type Session, type Sessions } from "./sessions.ts";

type RightsOptions = { forge: Pick<Forge, "mayPush">; sessions: Pick<Sessions, "end">; now: () => number };

/** What was refused, or not answered. */
const againMs = 60_000;

/** @returns what tells whether a person may write, as far as it is known. */
export function openRights({ forge, sessions, now }: RightsOptions): (session: Session, token: string) => boolean {
  const look = async ({ id, rights }: Session, token: string) => {
    try {
      rights.mayPush = await forge.mayPush(token);
      if (rights.mayPush) rights.askAt = now() + rightsMs;
    } catch (error) {
      const status = error instanceof ForgeError ? error.status : 0;
      if (status === 401) sessions.end(id);
      // A repository that a person may not see is not there for them.
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
