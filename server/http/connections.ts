/** Limits the number of connections per address and in total: docs/decisions/0068. */
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { isIPv6, type Socket } from "node:net";

/** High, because many people may share one address, and a browser opens up to six connections, most of them idle. */
export const defaultMaxConnectionsPerAddress = 100;

/** Prevents strangers from using up the machine's memory; a reverse proxy needs a few hundred connections. */
const defaultMaxConnections = 10_000;

/** Idle timeout in ms while more than half of `maxConnections` are open. */
const crowdedIdleMs = 5_000;

export type ConnectionLimits = {
  /** Undefined behind a proxy, because all connections come from the proxy's address. */
  maxConnectionsPerAddress: number | undefined;
  maxConnections?: number | undefined;
};

/**
 * Limits connections. If an address has reached its limit, its oldest idle connection is closed for the new one, so
 * that idle connections lock nobody out. If none is idle, the new connection is closed.
 */
export function limitConnections(
  server: Server,
  {
    maxConnectionsPerAddress = Number.POSITIVE_INFINITY,
    maxConnections = defaultMaxConnections,
    idleTimeoutMs,
  }: ConnectionLimits & { idleTimeoutMs: number },
): void {
  const openSockets = new Map<string, Set<Socket>>();
  const lastResponse = new WeakMap<Socket, ServerResponse>();
  let count = 0;

  const isIdle = (socket: Socket) => {
    const response = lastResponse.get(socket);
    return !response || response.writableFinished || response.destroyed;
  };
  const changeCount = (by: number) => {
    count += by;
    server.keepAliveTimeout = count > maxConnections / 2 ? crowdedIdleMs : idleTimeoutMs;
  };

  server.maxConnections = maxConnections;
  server.prependListener("request", ({ socket }: IncomingMessage, answer: ServerResponse) => {
    lastResponse.set(socket, answer);
  });
  server.on("connection", (socket) => {
    const network = getClientNetworkPrefix(socket.remoteAddress ?? "");
    const sockets = openSockets.get(network) ?? new Set();
    if (sockets.size >= maxConnectionsPerAddress) {
      const socketToClose = sockets.values().find(isIdle) ?? socket;
      socketToClose.destroy();
      sockets.delete(socketToClose);
      if (socketToClose === socket) return;
    }
    openSockets.set(network, sockets.add(socket));
    changeCount(1);
    socket.once("close", () => {
      changeCount(-1);
      sockets.delete(socket);
      if (sockets.size === 0 && openSockets.get(network) === sockets) openSockets.delete(network);
    });
  });
}

/** Gets the network of one subscriber: an IPv4 address, or the first 64 bits of an IPv6 address. */
export function getClientNetworkPrefix(address: string): string {
  const ipAddress = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(ipAddress)) return ipAddress;
  const [before = "", after] = ipAddress.split("::");
  const startGroups = before.split(":").filter(Boolean);
  const endGroups = after?.split(":").filter(Boolean) ?? [];
  const zeroGroups =
    after === undefined ? [] : Array.from({ length: 8 - startGroups.length - endGroups.length }, () => "0");
  return [...startGroups, ...zeroGroups, ...endGroups].slice(0, 4).join(":");
}
