import autocannon from "autocannon";
import { collectorPaths, eventNames } from "#domain/collector.ts";
import { leadFrom } from "#domain/lead.ts";
import { leadIdentity } from "#domain/lead-identity.ts";

/** What is asked for again and again, and what has to come back. */
export type LoadCase = { name: string; status: number; requests: autocannon.Request[] };

/** What one server answered to a case. */
export type Load = {
  requestsPerSecond: number;
  /** Latency, milliseconds. */
  p50: number;
  p99: number;
  /** Body and headers of an answer, mean. */
  bytes: number;
  /** Connections that failed, timeouts, and answers with another status than expected. */
  errors: number;
};

const browser = { "accept-encoding": "gzip, deflate, br", accept: "text/html,*/*" };

export const leadCase = "a lead";

/**
 * @param url - of the server, which answers already.
 * @param asset - address of a script with a digest in its name.
 */
export async function loadCases(url: string, asset: string): Promise<LoadCase[]> {
  const page = "/membresias";
  const known = await fetch(url + page, { headers: browser });
  await known.arrayBuffer();
  const etag = known.headers.get("etag") ?? "";
  return [
    { name: "page, brotli", status: 200, requests: [{ path: page, headers: browser }] },
    { name: "script, brotli", status: 200, requests: [{ path: asset, headers: browser }] },
    { name: "unknown address", status: 404, requests: [{ path: "/no-hay-tal", headers: browser }] },
    {
      name: "page not modified",
      status: 304,
      requests: [{ path: page, headers: { ...browser, "if-none-match": etag } }],
    },
    { name: leadCase, status: 201, requests: [leadRequest()] },
  ];
}

/** Every one is another visitor's. */
function leadRequest(): autocannon.Request {
  return {
    method: "POST",
    path: collectorPaths.events,
    headers: { "content-type": "application/json" },
    setupRequest: (request) => ({ ...request, body: JSON.stringify(leadMessage()) }),
  };
}

function leadMessage() {
  const person = { Name: "Ana", Email: "ana@correo.example", Terminos: true, CheckPublicidad: true };
  const { Identity, ...properties } = leadFrom(person, leadIdentity(crypto.randomUUID()));
  return { event: eventNames.identify, Identity, properties };
}

export type Conditions = { connections: number; seconds: number };

/** @throws {Error} if the server cannot be reached. */
export async function load(url: string, { status, requests }: LoadCase, conditions: Conditions): Promise<Load> {
  const { connections, seconds } = conditions;
  const result = await autocannon({ url, connections, duration: seconds, requests });
  const answers = Object.entries(result.statusCodeStats ?? {});
  const others = answers.reduce((sum, [code, { count = 0 }]) => sum + (Number(code) === status ? 0 : count), 0);
  return {
    requestsPerSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    bytes: result.throughput.total / Math.max(1, result.requests.total),
    errors: result.errors + result.timeouts + others,
  };
}
