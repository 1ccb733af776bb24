/** Two hops: a CDN or load balancer, then nginx with an operator's configuration, then the site's server. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { NginxConfigOptions } from "#deploy/nginx/nginx-config.ts";
import { collectorPaths } from "#domain/leads/collector-contract.ts";
import { healthPath } from "#domain/site/server-paths.ts";
import { ensureNginx, startNginx, startNginxWithConfiguration } from "#scripts/machine/programs/nginx.ts";
import { buildLeadMessage } from "#server/testing/client.ts";
import { findFreePort } from "#server/testing/free-port.ts";
import { startTestSite } from "#server/testing/site.ts";

const folder = mkdtempSync(join(tmpdir(), "wim-edge-"));
const accessLog = join(folder, "access.log");

/** The balancer connects from 127.0.0.1; visitors have other addresses of this machine. */
const edge = { addresses: ["127.0.0.1/32", "2001:db8:7::/48"], header: "X-Forwarded-For" };

/** Number of leads that the site's server accepts per minute and address; nginx accepts eleven posts at once. */
const leads = 5;

/** @returns the ports of the balancer and of nginx behind it. */
async function twoHops(
  trusted: NginxConfigOptions["edgeProxy"],
  rateLimit = leads,
): Promise<{ front: number; origin: number }> {
  const { port: collectorPort, clientDir } = await startTestSite({ rateLimit, trustProxy: "loopback" });
  const [front, origin] = [await findFreePort(), await findFreePort()];
  const nginx = await startNginx({
    ...{ clientDir, collectorPort, port: origin, workerCount: 1, accessLog, postsPerSecond: 1 },
    ...(trusted && { edgeProxy: trusted }),
  });
  onTestFinished(() => nginx.stop());
  const balancer = await startNginxWithConfiguration({ port: front, workerCount: 1 }, async () =>
    [
      `server { listen 127.0.0.1:${front}; listen [::1]:${front}; location / {`,
      `proxy_pass http://127.0.0.1:${origin}; proxy_set_header Host 127.0.0.1;`,
      "proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for; } }",
    ].join("\n"),
  );
  onTestFinished(() => balancer.stop());
  return { front, origin };
}

let sent = 0;

/** Sends a lead from an address of this machine. @returns the status. */
function lead(port: number, localAddress: string, forged?: string): Promise<number | undefined> {
  sent += 1;
  const headers = {
    "content-type": "application/json",
    host: "127.0.0.1",
    ...(forged && { "x-forwarded-for": forged, "x-real-ip": forged }),
  };
  const host = localAddress.includes(":") ? "::1" : "127.0.0.1";
  const clientRequest = request({ host, port, localAddress, method: "POST", path: collectorPaths.events, headers });
  clientRequest.end(JSON.stringify(buildLeadMessage(sent)));
  return new Promise((resolve, reject) => {
    clientRequest.on("response", (answer) => resolve(answer.resume().statusCode)).on("error", reject);
  });
}

const visitors = Array.from({ length: 40 }, (_, number) => `127.0.1.${number + 1}`);
const times = <Result>(count: number, run: (number: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, number) => run(number)));
const countStatus = (statuses: readonly unknown[], status: number) => statuses.filter((each) => each === status).length;

describe.skipIf(!ensureNginx())("behind a CDN or balancer", () => {
  beforeAll(() => rmSync(accessLog, { force: true }));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("each visitor has separate limits, also by IPv6, and forged addresses have no effect", async () => {
    const { front, origin } = await twoHops(edge);
    expect(new Set(await Promise.all(visitors.map((visitor) => lead(front, visitor))))).toEqual(new Set([201]));
    expect(await lead(front, "::1")).toBe(201);
    for (const [port, visitor] of [
      [front, "127.0.2.1"],
      // If a request bypasses the balancer, its connecting address counts.
      [origin, "127.0.2.2"],
    ] as const) {
      const forged = ["203.0.113", "2001:db8:7:", "127.0.0.1, 127.0.1"];
      const statuses = await times(14, (number) =>
        lead(port, visitor, `${forged[number % 3]}${number % 3 === 1 ? ":" : "."}${number + 1}`),
      );
      expect([visitor, countStatus(statuses, 201)]).toEqual([visitor, leads]);
    }
    // nginx writes its log in blocks.
    await expect
      .poll(() => new Set(readFileSync(accessLog, "utf8").match(/^\S+/gm) ?? []), { timeout: 20_000 })
      .toEqual(new Set([...visitors, "::1", "127.0.2.1", "127.0.2.2"]));
  });

  test("nginx counts the addresses of one IPv6 network as one visitor, and distinguishes networks", async () => {
    const { origin } = await twoHops(edge, 1_000);
    const send = (address: (number: number) => string) =>
      times(14, (number) => lead(origin, "127.0.0.1", address(number + 1)));
    for (const network of ["2001:db8:8:1:a:b:c:", "2001:db8:8:2::", "2001:db8::a:b:c:", "2001:db8:8::"])
      expect([network, countStatus(await send((number) => `${network}${number}`), 201)]).toEqual([network, 11]);
    expect(countStatus(await send((number) => `2001:db8:9:${number}:a::1`), 201)).toBe(14);
    expect(countStatus(await send((number) => `2001:db9:${number}::1`), 201)).toBe(14);
  });

  test("only the operator's machines learn whether the server is healthy", async () => {
    const { front, origin } = await twoHops(edge);
    const ask = async (port: number, visitor: string) => {
      const headers = { "x-forwarded-for": visitor };
      return (await fetch(`http://127.0.0.1:${port}${healthPath}`, { headers })).status;
    };
    expect(await ask(origin, "203.0.113.9")).toBe(404);
    expect(await ask(origin, "2001:db8::9")).toBe(404);
    expect(await ask(origin, "10.1.2.3")).toBe(200);
    expect(await ask(front, "203.0.113.9")).toBe(404);
  });

  test("without the setting for a balancer, the connecting address counts as the visitor's", async () => {
    const { front } = await twoHops(undefined);
    const statuses = await Promise.all(visitors.slice(0, 14).map((visitor) => lead(front, visitor)));
    expect(countStatus(statuses, 201)).toBe(leads);
  });
});
