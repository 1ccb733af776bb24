import type { Connection } from "#domain/site/offline.ts";

export function connection(): Connection {
  return (navigator as { connection?: Connection }).connection ?? {};
}
