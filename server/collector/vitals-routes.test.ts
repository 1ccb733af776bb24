import { expect, test } from "vitest";
import { vitalsPath } from "#domain/visits/web-vitals.ts";
import { openStoreForReading } from "#server/store/open-store.ts";
import { sendRequest } from "#server/testing/client.ts";
import { runScript } from "#server/testing/process.ts";
import { startTestSite } from "#server/testing/site.ts";

const site = () => startTestSite({ pagePaths: ["/", "/esim", "/registro-promociones/vigente"] });

const report = (more: object = {}) => ({ page: "/", device: "phone", values: { LCP: 1_249, CLS: 0.0123 }, ...more });

const send = async (port: number, body: unknown, headers: Record<string, string> = {}) =>
  (
    await sendRequest(port, vitalsPath, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    })
  ).status;

test("`npm run vitals` reads the values of visits by page and device", async () => {
  const { port, databaseFile } = await site();
  expect(await send(port, report())).toBe(204);
  for (const LCP of [1_210, 4_567, 1_180]) await send(port, report({ values: { LCP, INP: 88 } }));
  await send(port, report({ page: "/registro-promociones", device: "desktop", values: { CLS: 0.3 } }));
  const { exitCode, stdout } = await runScript("scripts/vitals.ts", { DATABASE_FILE: databaseFile });
  expect(exitCode).toBe(0);
  expect(stdout.split("\n").slice(1, 4)).toEqual([
    "Página                 Dispositivo  LCP p75     visitas  INP p75     visitas  CLS p75    visitas",
    "/                      celular      1.2 s bien  4        88 ms bien  3        0.01 bien  1",
    "/registro-promociones  computadora  –           0        –           0        0.30 mal   1",
  ]);
});

test.each<[string, object, number]>([
  ["a page that the site does not have", report({ page: "/otra" }), 422],
  ["another device", report({ device: "Nokia 3310" }), 400],
  ["another measure", report({ values: { TTFB: 1 } }), 400],
  ["no measure", report({ values: {} }), 400],
  ["a value below zero", report({ values: { LCP: -1 } }), 400],
  ["anything about the visitor", report({ Identity: "MKT-1" }), 400],
])("refuses %s", async (_, body, status) => {
  const { port, databaseFile } = await site();
  expect(await send(port, body)).toBe(status);
  const store = await openStoreForReading({ databaseFile });
  expect(await store.vitals(1)).toEqual([]);
  await store.close();
});

test("refuses a report from another site", async () => {
  const { port } = await site();
  expect(await send(port, report(), { "sec-fetch-site": "cross-site" })).toBe(403);
});
