import { createServer } from "node:net";

/** A port of this machine on which nothing listens. */
export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await new Promise((ready) => probe.once("listening", ready));
  const address = probe.address();
  await new Promise((closed) => probe.close(closed));
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}
