import autocannon from "autocannon";
import type { LoadRunner } from "../peer-modules.ts";

export const runLoadCase: LoadRunner = async (url, { status, requests }, { connections, seconds }) => {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: requests.map(({ newBody, ...request }) =>
      newBody ? { ...request, setupRequest: (each) => ({ ...each, body: newBody() }) } : request,
    ),
  });
  const answers = Object.entries(result.statusCodeStats ?? {});
  const unexpectedCount = answers.reduce(
    (sum, [code, { count = 0 }]) => sum + (Number(code) === status ? 0 : count),
    0,
  );
  return {
    requestsPerSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    meanResponseBytes: result.throughput.total / Math.max(1, result.requests.total),
    errorCount: result.errors + result.timeouts + unexpectedCount,
  };
};
