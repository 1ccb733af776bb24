import { once } from "node:events";
import { createServer } from "node:net";

/** @returns the port, or any free one for 0. @throws {Error} if something listens on it. */
export async function findFreePort(wanted = 0): Promise<number> {
  const probe = createServer().listen(wanted, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  await once(probe.close(), "close");
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}
