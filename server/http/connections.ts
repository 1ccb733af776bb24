/** How many connections one address and all together may hold: docs/decisions/0068. */
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { isIPv6, type Socket } from "node:net";

/** Many people behind one address: browsers open up to six each, and most of those are idle. */
export const defaultConnectionsPerAddress = 100;

/** So that strangers cannot use up the machine's memory; a proxy in front needs a few hundred. */
const defaultMaxConnections = 10_000;

/** Once half of all connections are taken, an idle one is closed after this time. */
const crowdedIdleMs = 5_000;

export type ConnectionLimits = {
  /** Undefined behind a proxy, from whose address everybody comes. */
  connectionsPerAddress: number | undefined;
  maxConnections?: number | undefined;
};

/**
 * An address that is at its limit loses its oldest connection without a request under way, so that idle ones shut
 * nobody out; only if all are at work is the new one refused.
 */
export function limitConnections(
  server: Server,
  {
    connectionsPerAddress = Number.POSITIVE_INFINITY,
    maxConnections = defaultMaxConnections,
    idleTimeoutMs,
  }: ConnectionLimits & { idleTimeoutMs: number },
): void {
  const open = new Map<string, Set<Socket>>();
  const lastAnswer = new WeakMap<Socket, ServerResponse>();
  let count = 0;

  const isIdle = (socket: Socket) => {
    const answer = lastAnswer.get(socket);
    return !answer || answer.writableFinished || answer.destroyed;
  };
  const change = (by: number) => {
    count += by;
    server.keepAliveTimeout = count > maxConnections / 2 ? crowdedIdleMs : idleTimeoutMs;
  };

  server.maxConnections = maxConnections;
  server.prependListener("request", ({ socket }: IncomingMessage, answer: ServerResponse) => {
    lastAnswer.set(socket, answer);
  });
  server.on("connection", (socket) => {
    const network = networkOf(socket.remoteAddress ?? "");
    const sockets = open.get(network) ?? new Set();
    if (sockets.size >= connectionsPerAddress) {
      const idle = sockets.values().find(isIdle) ?? socket;
      idle.destroy();
      sockets.delete(idle);
      if (idle === socket) return;
    }
    open.set(network, sockets.add(socket));
    change(1);
    socket.once("close", () => {
      change(-1);
      sockets.delete(socket);
      if (sockets.size === 0 && open.get(network) === sockets) open.delete(network);
    });
  });
}

/** One subscriber: an IPv4 address, or the first 64 bits of one of IPv6. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(plain)) return plain;
  const [before = "", after] = plain.split("::");
  const start = before.split(":").filter(Boolean);
  const end = after?.split(":").filter(Boolean) ?? [];
  const zeros = after === undefined ? [] : Array.from({ length: 8 - start.length - end.length }, () => "0");
  return [...start, ...zeros, ...end].slice(0, 4).join(":");
}
