import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { OverlayFile, OverlayId } from "#domain/coverage/overlay.ts";
import { copyShapes } from "#domain/coverage/shapes.ts";
import { OverlayStore } from "./overlay-store.ts";
import { loadOverlay } from "./worker/loading/load-overlay.ts";
import type { OverlayPart } from "./worker/worker-messages.ts";

const square = (west: number) =>
  `<Placemark><Polygon><outerBoundaryIs><LinearRing><coordinates>${west},19 ${west + 1},19 ${west + 1},20 ${west},20 ${west},19</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>`;
const squares = Array.from({ length: 2_000 }, (_, index) => square(-110 + index / 200));
const kml = `<kml><Document>${squares.join("\n")}</Document></kml>`;

/** Responses by path; `slow` sends half of the body and then nothing until the request is aborted. */
const answers: Record<string, { status?: number; body: string; slow?: boolean }> = {
  "/good.kml": { body: kml },
  "/slow.kml": { body: kml, slow: true },
  "/slow-too.kml": { body: kml, slow: true },
  "/none.kml": { status: 404, body: "" },
  "/broken.kml": { status: 503, body: "" },
  "/page.kml": { body: "<!doctype html><html><title>Inicio</title></html>" },
};
const requestedUrls: string[] = [];
const left: string[] = [];
const server = createServer((request, response) => {
  const path = request.url ?? "";
  const { status = 200, body, slow } = answers[path] ?? { status: 404, body: "" };
  requestedUrls.push(path);
  response.on("close", () => {
    if (!response.writableFinished) left.push(path);
  });
  response.writeHead(status, { "Content-Type": "application/vnd.google-earth.kml+xml" });
  if (slow) response.write(body.slice(0, body.length / 2));
  else response.end(body);
});
let origin = "";

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  requestedUrls.length = 0;
  left.length = 0;
});

const idle = new AbortController().signal;

function getStore(files: Partial<Record<OverlayId, string>>) {
  const list = Object.entries(files).map(
    ([id, path]): OverlayFile => ({
      id: id as OverlayId,
      path: origin + path,
      bytes: kml.length,
      downloadBytes: 1_000,
    }),
  );
  return createStore(list);
}

/** Creates a store that reads files here, as the worker does. */
function createStore(files: readonly OverlayFile[]): OverlayStore {
  return new OverlayStore(files, async (file, signal, onPart) => {
    const overlay = await loadOverlay(file, signal, ({ shapes, styles, ...progress }) =>
      onPart({ ...progress, shapes: copyShapes(shapes, 0), shapeCount: shapes.shapeCount, styles: styles() }),
    );
    return { ...overlay, legend: [] };
  });
}

test("an overlay is fetched once for any number of callers, and stays in memory", async () => {
  const store = getStore({ "5g": "/good.kml" });
  expect(store.has("5g")).toBe(false);
  const [one, other] = await Promise.all([store.get("5g", idle), store.get("5g", idle)]);
  expect(one.report.polygons).toBe(squares.length);
  expect(other).toBe(one);
  expect(await store.get("5g", idle)).toBe(one);
  expect([requestedUrls, store.has("5g")]).toEqual([["/good.kml"], true]);
});

test("shapes are reported while the file is still arriving", async () => {
  const parts: OverlayPart[] = [];
  const laterParts: OverlayPart[] = [];
  const store = getStore({ "5g": "/slow.kml" });
  const leave = new AbortController();
  const reading = store.get("5g", leave.signal, (part) => {
    parts.push(part);
    if (part.shapeCount <= 900) return;
    // A later caller also gets the parts that have already arrived.
    void store.get("5g", leave.signal, (each) => laterParts.push(each)).catch(() => undefined);
    leave.abort();
  });
  await expect(reading).rejects.toThrow("abort");
  expect(parts.at(-1)?.totalBytes).toBe(kml.length);
  expect(parts.at(-1)?.receivedBytes).toBeLessThanOrEqual(kml.length / 2);
  expect(laterParts).toEqual(parts);
});

test("a download is aborted when its last caller leaves, and not before", async () => {
  const store = getStore({ "5g": "/slow-too.kml" });
  const [first, second] = [new AbortController(), new AbortController()];
  const waits = [store.get("5g", first.signal), store.get("5g", second.signal)].map((wait) => wait.catch(() => "left"));
  await expect.poll(() => requestedUrls).toEqual(["/slow-too.kml"]);
  first.abort();
  await waits[0];
  expect(left).not.toContain("/slow-too.kml");
  second.abort();
  await waits[1];
  await expect.poll(() => left).toContain("/slow-too.kml");
});

test("after a failure the file is requested again", async () => {
  const store = getStore({ "5g": "/none.kml" });
  await expect(store.get("5g", idle)).rejects.toMatchObject({ code: "not-found" });
  await expect(store.get("5g", idle)).rejects.toMatchObject({ code: "not-found" });
  expect(requestedUrls).toHaveLength(2);
});

test.each([
  ["/none.kml", "not-found"],
  ["/broken.kml", "server"],
  ["/page.kml", "html"],
])("the response at %s is reported as %s", async (path, code) => {
  await expect(getStore({ "5g": path }).get("5g", idle)).rejects.toMatchObject({ code });
});

test("if the site cannot be reached, the overlay fails with the code offline", async () => {
  const store = createStore([{ id: "5g", path: "http://127.0.0.1:1/5G.kml", bytes: 10, downloadBytes: 10 }]);
  await expect(store.get("5g", idle)).rejects.toMatchObject({ code: "offline" });
});
