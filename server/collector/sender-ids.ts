import { createHmac, randomBytes } from "node:crypto";
import { getClientNetworkPrefix } from "#server/http/connections.ts";

/**
 * @returns a function that identifies a visitor's network without naming it: once the process ends, nobody can find out
 *   which network it was.
 */
export function createSenderIds(): (address: string) => string {
  const key = randomBytes(32);
  return (address) =>
    createHmac("sha256", key).update(getClientNetworkPrefix(address)).digest("base64url").slice(0, 16);
}
