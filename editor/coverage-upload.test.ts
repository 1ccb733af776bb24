import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test, vi } from "vitest";
import { editorOver, gitIn, siteRepository, textOf } from "./testing/checkout.ts";

/** Five files are read, on a machine that may be busy. */
vi.setConfig({ testTimeout: 60_000 });

const kml = (name: string) => readFileSync(resolve(import.meta.dirname, "..", name));

test("a coverage file is reported before it replaces, and what is no KML never does", async () => {
  const root = siteRepository();
  const { app, headers } = await editorOver(root);
  const target = "public/kml/5G.kml";
  const before = textOf(root, target);
  const send = async (payload: Buffer, id = "5g", type = "application/octet-stream") => {
    const sent = { ...headers, "content-type": type };
    const answer = await app.inject({ method: "PUT", url: `/api/files/${id}`, headers: sent, payload });
    return { status: answer.statusCode, body: answer.json() };
  };
  const refusals: [Buffer, RegExp][] = [
    [Buffer.from("PK\u0003\u0004 zip"), /Es un KMZ u otro ZIP/],
    [Buffer.from("<!doctype html><html><body>Descarga</body></html>"), /Es una página HTML, no un KML/],
    [Buffer.from(""), /Está vacío/],
    [kml("tests/fixtures/kml/truncated.kml"), /Está cortado/],
  ];
  for (const [payload, message] of refusals)
    expect(await send(payload)).toEqual({ status: 409, body: { message: expect.stringMatching(message) } });
  expect((await send(kml("public/kml/5G.kml"), "../5g")).status).toBe(404);
  expect((await send(kml("public/kml/5G.kml"), "6g")).status).toBe(409);
  expect((await send(Buffer.from("{}"), "5g", "application/json")).status).toBe(400);
  expect(textOf(root, target)).toBe(before);
  expect(gitIn(root, "status", "--porcelain")).toBe("");

  const { status, body } = await send(kml("public/kml/4G-garantizada.kml"));
  expect([status, body.bytes]).toEqual([200, kml("public/kml/4G-garantizada.kml").length]);
  expect(body.report.at(-1)).toBe("Resultado: se puede publicar.");
  expect(readFileSync(join(root, target))).toEqual(kml("public/kml/4G-garantizada.kml"));
});
