import type { NetworkConnection } from "#domain/site/offline.ts";

export function getConnection(): NetworkConnection {
  return (navigator as { connection?: NetworkConnection }).connection ?? {};
}
