import type { Connection } from "#domain/offline.ts";

export function connection(): Connection {
  return (navigator as { connection?: Connection }).connection ?? {};
}
