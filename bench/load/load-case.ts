import { collectorPaths, eventNames } from "../../src/domain/leads/collector-contract.ts";
import { buildLead } from "../../src/domain/leads/lead.ts";
import { formatLeadIdentity } from "../../src/domain/leads/lead-identity.ts";

/** Requests to repeat, and the expected status of every response. */
export type LoadCase = { name: string; status: number; requests: readonly LoadRequest[] };

type LoadRequest = {
  method?: "POST";
  path: string;
  headers: Record<string, string>;
  /** Creates the body of each request. */
  newBody?: () => string;
};

export type LoadResult = {
  requestsPerSecond: number;
  /** Median latency in ms. */
  p50Ms: number;
  p99Ms: number;
  /** Mean size of a response in bytes, including headers. */
  meanResponseBytes: number;
  /** Number of failed connections, timeouts, and responses with an unexpected status. */
  errorCount: number;
  /** CPU time of the server per request in microseconds; undefined if the system does not report it. */
  processorMicros?: number;
};

const browserHeaders = { "accept-encoding": "gzip, deflate, br", accept: "text/html,*/*" };

/**
 * Creates the cases for one server, because a page's ETag differs between servers.
 *
 * @param url - address of the running server.
 * @param asset - path of a script with a digest in its name.
 */
export async function createLoadCases(url: string, asset: string): Promise<LoadCase[]> {
  const page = "/membresias";
  const knownResponse = await fetch(url + page, { headers: browserHeaders });
  await knownResponse.arrayBuffer();
  const etag = knownResponse.headers.get("etag") ?? "";
  return [
    { name: "page, brotli", status: 200, requests: [{ path: page, headers: browserHeaders }] },
    { name: "script, brotli", status: 200, requests: [{ path: asset, headers: browserHeaders }] },
    { name: "unknown address", status: 404, requests: [{ path: "/no-hay-tal", headers: browserHeaders }] },
    {
      name: "page not modified",
      status: 304,
      requests: [{ path: page, headers: { ...browserHeaders, "if-none-match": etag } }],
    },
    leadCase,
  ];
}

/** Leads, each from a different visitor. */
export const leadCase: LoadCase = {
  name: "a lead",
  status: 201,
  requests: [
    {
      method: "POST",
      path: collectorPaths.events,
      headers: { "content-type": "application/json" },
      newBody: () => JSON.stringify(createLeadMessage()),
    },
  ],
};

function createLeadMessage() {
  const person = { Name: "Ana", Email: "ana@correo.example", Terminos: true, CheckPublicidad: true };
  const { Identity, ...properties } = buildLead(person, formatLeadIdentity(crypto.randomUUID()));
  return { event: eventNames.identify, Identity, properties };
}

export type LoadConditions = { connections: number; seconds: number };
