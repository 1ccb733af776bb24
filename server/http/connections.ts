/** Limits the number of connections per address and in total: docs/decisions/0068. */
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { isIPv6, type Socket } from "node:net";

/** High, because many people may share one address, and a browser opens up to six connections, most of them idle. */
export const defaultConnectionsPerAddress = 100;

/** Keeps strangers from using up the machine's memory; a reverse proxy needs a few hundred connections. */
const defaultMaxConnections = 10_000;

/** Idle timeout while more than half of `maxConnections` are open. */
const crowdedIdleMs = 5_000;

export type ConnectionLimits = {
  /** Undefined behind a proxy, because all connections come from the proxy's address. */
  connectionsPerAddress: number | undefined;
  maxConnections?: number | undefined;
};

/**
 * When an address has reached its limit, its oldest idle connection is closed for the new one, so that idle connections
 * lock no one out. If none is idle, the new connection is closed.
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
    const network = getClientNetworkPrefix(socket.remoteAddress ?? "");
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

/** The network of one subscriber: an IPv4 address, or the first 64 bits of an IPv6 address. */
export function getClientNetworkPrefix(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(plain)) return plain;
  const [before = "", after] = plain.split("::");
  const start = before.split(":").filter(Boolean);
  const end = after?.split(":").filter(Boolean) ?? [];
  const zeros = after === undefined ? [] : Array.from({ length: 8 - start.length - end.length }, () => "0");
  return [...start, ...zeros, ...end].slice(0, 4).join(":");
}
