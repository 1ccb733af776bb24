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
  const others = answers.reduce((sum, [code, { count = 0 }]) => sum + (Number(code) === status ? 0 : count), 0);
  return {
    requestsPerSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    bytes: result.throughput.total / Math.max(1, result.requests.total),
    errors: result.errors + result.timeouts + others,
  };
};
