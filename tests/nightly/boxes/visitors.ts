/**
 * Visitors of a site behind a CDN: they read pages with their styles and scripts, and send leads until acknowledged.
 */
import { setTimeout as delay } from "node:timers/promises";
import { collectorPaths } from "#domain/leads/collector-contract.ts";
import { buildLeadMessage } from "#server/testing/client.ts";

export type Visits = {
  pages: number;
  /** Pages that lacked one of their styles or scripts. */
  bare: string[];
  /** Pages that were not delivered. */
  refused: string[];
  /** Leads that the site acknowledged, by the person's number. */
  acknowledged: Set<number>;
  /** Number of leads that were sent again, as browsers do. */
  repeated: number;
};

const paths = ["/", "/membresias", "/ayuda", "/mapa-de-cobertura", "/estado", "/esim"];

export function startVisitors(url: string, count: number) {
  const visits: Visits = { pages: 0, bare: [], refused: [], acknowledged: new Set(), repeated: 0 };
  let isOver = false;
  let people = 0;
  const request = (path: string, person: number, body?: string) =>
    fetch(url + path, {
      ...(body !== undefined && { method: "POST", body }),
      redirect: "manual",
      headers: {
        host: "127.0.0.1",
        "x-visitor": `198.18.${(person >> 8) & 255}.${person & 255}`,
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      signal: AbortSignal.timeout(30_000),
    }).then(
      async (response) => ({ status: response.status, text: await response.text() }),
      (error: Error) => ({ status: 0, text: `${error.message} ${error.cause}` }),
    );
  const read = async (person: number) => {
    const path = paths[person % paths.length] ?? "/";
    const page = await request(path, person);
    visits.pages += 1;
    if (page.status !== 200) return void visits.refused.push(`${path}: ${page.status} ${page.text.slice(0, 100)}`);
    const files = new Set(page.text.match(/(?<=(?:href|src)=")\/assets\/[^"]+\.(?:css|js)(?=")/g));
    for (const file of files) {
      const { status } = await request(file, person);
      if (status !== 200) visits.bare.push(`${path} without ${file}: ${status}`);
    }
  };
  const leave = async (person: number) => {
    const body = JSON.stringify(buildLeadMessage(person));
    for (;;) {
      const { status } = await request(collectorPaths.events, person, body);
      if (status === 200 || status === 201) return void visits.acknowledged.add(person);
      visits.repeated += 1;
      await delay(200);
    }
  };
  const visitor = async () => {
    while (!isOver) {
      const person = ++people;
      await read(person);
      await leave(person);
    }
  };
  const all = Promise.all(Array.from({ length: count }, visitor));
  return {
    visits,
    /** Waits for this number of pages in visits that begin now. */
    more: async (pages: number) => {
      const from = visits.pages;
      while (visits.pages < from + pages) await delay(50);
    },
    end: async () => {
      isOver = true;
      await all;
      return visits;
    },
  };
}
