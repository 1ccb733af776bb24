import type { Connection } from "#domain/site/offline.ts";

export function getConnection(): Connection {
  return (navigator as { connection?: Connection }).connection ?? {};
}
