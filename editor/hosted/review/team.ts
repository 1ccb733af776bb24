/** The owner of a team's workspace, and the team's forge. */
import type { FastifyRequest } from "fastify";
import type { Account, Forge } from "#editor/hosted/forge/forge.ts";
import { tokenHeader } from "#editor/server/proxy-key.ts";

export type Team = { account: Account; forge: Forge };

/** Reads the person's token, which the proxy adds to each request. The token is never stored. */
export const readToken = ({ headers }: FastifyRequest): string => String(headers[tokenHeader] ?? "");
