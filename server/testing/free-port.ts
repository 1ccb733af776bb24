import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Port range for tests. Systems use higher ports for connections and unspecific requests, so that a free port in this
 * range stays free until it is used.
 */
const portRange = { first: 20_000, count: 12_000 };

/** @returns the wanted port, or else any free one. @throws {Error} if the wanted port is in use. */
export async function findFreePort(wantedPort?: number): Promise<number> {
  if (wantedPort !== undefined) return probePort(wantedPort);
  for (let tries = 0; tries < 50; tries++) {
    const port = portRange.first + Math.floor(Math.random() * portRange.count);
    if (await probePort(port).catch(() => undefined)) return port;
  }
  throw new Error("no free port");
}

async function probePort(port: number): Promise<number> {
  const probe = createServer().listen(port, "127.0.0.1");
  await once(probe, "listening");
  await once(probe.close(), "close");
  return port;
}
