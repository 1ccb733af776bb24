/** Whose desk it is, where a team edits. */
import type { FastifyRequest } from "fastify";
import { tokenHeader } from "./door-key.ts";
import type { Account, Forge } from "./forge.ts";

export type Team = { account: Account; forge: Forge };

/** The person's token, which the door adds to each request and nobody keeps. */
export const tokenOf = ({ headers }: FastifyRequest): string => String(headers[tokenHeader] ?? "");
