import { expect, test } from "vitest";
import { collectorPaths } from "#domain/leads/collector-contract.ts";
import { buildLeadMessage, postJson, sendRequest } from "#server/testing/client.ts";
import { readStoredLeads, readStoredUnsubscriptions } from "#server/testing/databases/read-store.ts";
import { startTestSite } from "#server/testing/site.ts";

const noon = new Date("2026-03-01T12:00:00Z");
const form = "application/x-www-form-urlencoded";
const native = { accept: "text/html,application/xhtml+xml", "content-type": form };
const script = { accept: "application/json", "content-type": form };

const send = (port: number, body: string, headers: Record<string, string> = native) =>
  sendRequest(port, collectorPaths.unsubscribe, { method: "POST", headers, body });
const email = (address: string) => new URLSearchParams({ Email: address }).toString();

test("stores an address once in its comparable form, and redirects a form without script to a confirmation", async () => {
  const { port, databaseFile } = await startTestSite({ now: () => noon });
  for (const address of ["  Ana@Correo.MX ", "ana@correo.mx"]) {
    const { status, headers } = await send(port, email(address));
    expect([status, headers.location, headers["cache-control"]]).toEqual([303, "/baja-confirmada", "no-store"]);
  }
  const at = noon.toISOString();
  expect(await readStoredUnsubscriptions({ databaseFile })).toEqual([
    { email: "ana@correo.mx", firstAt: at, lastAt: at, confirmedAt: null },
  ]);
});

test("responds the same for an address with a lead, an unsubscribed one and an unknown one", async () => {
  const { port } = await startTestSite();
  await postJson(port, buildLeadMessage(1));
  const answers = [];
  for (const address of ["ana@wim.example", "ana@wim.example", "nadie@wim.example"]) {
    const { status, body, headers } = await send(port, email(address), script);
    answers.push([status, body, headers["content-length"], headers["content-type"]]);
  }
  expect(answers).toEqual(Array(3).fill([200, '{"status":"stored"}', "19", "application/json; charset=utf-8"]));
});

const several = "Escribe un solo correo.";
const noAddress = "Escribe un correo completo, como ana@correo.mx.";

test.each([
  ["nothing", "", several],
  ["an empty field", email(""), "Escribe tu correo."],
  ["two fields", `${email("a@b.mx")}&${email("c@d.mx")}`, several],
])("refuses %s in Spanish, as a page or as JSON, and stores nothing", async (_, body, text) => {
  const { port, databaseFile } = await startTestSite();
  const page = await send(port, body);
  expect([page.status, page.headers["content-type"]]).toEqual([422, "text/html; charset=utf-8"]);
  expect(page.body).toContain(`<h1>${text}</h1>`);
  const json = await send(port, body, script);
  expect([json.status, JSON.parse(json.body)]).toEqual([
    422,
    { error: { message: text, fields: [{ field: "Email", message: text }] } },
  ]);
  expect(await readStoredUnsubscriptions({ databaseFile })).toEqual([]);
});

test("an invalid address is returned as typed, on the page of the form", async () => {
  const { port } = await startTestSite({ renderUnsubscribeForm: async (reply) => JSON.stringify(reply) });
  const { status, headers, body } = await send(port, email('"ana perez"@correo.mx'));
  expect([status, headers["content-type"], headers["cache-control"]]).toEqual([
    ...[422, "text/html; charset=utf-8", "no-store"],
  ]);
  expect(JSON.parse(body)).toEqual({ typedText: '"ana perez"@correo.mx', problem: noAddress });
});

test("extracts the address from pasted text, so that it equals the lead's", async () => {
  const { port, databaseFile } = await startTestSite();
  const { properties, ...message } = buildLeadMessage(1);
  await postJson(port, { ...message, properties: { ...properties, Email: "Ana@españa.mx" } });
  expect((await send(port, email("Ana Gómez <mailto:ANA@xn--espaa-rta.mx>;"))).status).toBe(303);
  expect(await readStoredLeads({ databaseFile })).toMatchObject([{ Email: "Ana@españa.mx", consent: "withdrawn" }]);
});

test("refuses other types, methods and sites, and counts towards an address's rate limit", async () => {
  const { port } = await startTestSite({ rateLimit: 3 });
  const json = await send(port, '{"Email":"a@b.mx"}', { ...script, "content-type": "application/json" });
  expect([json.status, JSON.parse(json.body).error.message]).toEqual([
    415,
    "Tipo de contenido no aceptado: envía application/x-www-form-urlencoded.",
  ]);
  expect(await sendRequest(port, collectorPaths.unsubscribe)).toMatchObject({
    status: 405,
    headers: { allow: "POST" },
  });
  const foreign = await send(port, email("a@b.mx"), { ...native, "sec-fetch-site": "cross-site" });
  expect([foreign.status, foreign.body]).toEqual([403, expect.stringContaining("Este envío llegó desde otro sitio")]);
  await send(port, email("a@b.mx"));
  await send(port, email("a@b.mx"));
  expect((await send(port, email("a@b.mx"))).status).toBe(429);
});
