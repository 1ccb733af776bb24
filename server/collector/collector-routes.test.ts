import { expect, test } from "vitest";
import { type CollectorRefusal, collectorPaths, maxMessageBytes } from "#domain/leads/collector-contract.ts";
import { leadErrorMessages } from "#domain/leads/lead.ts";
import {
  buildLeadMessage,
  buildTestIdentity,
  type ClientResponse,
  postJson,
  sampleLeadProperties,
  sendRequest,
} from "#server/testing/client.ts";
import { readStoredLeads } from "#server/testing/databases/read-store.ts";
import { startTestSite } from "#server/testing/site.ts";

const noon = new Date("2026-03-01T12:00:00Z");

function getRefusal({ headers, body }: ClientResponse): CollectorRefusal["error"] {
  expect(headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(headers["cache-control"]).toBe("no-store");
  return (JSON.parse(body) as CollectorRefusal).error;
}

const lead = (properties: object) => ({
  ...buildLeadMessage(1),
  properties: { ...sampleLeadProperties, ...properties },
});
const event = (name: string, properties: object) => ({ event: name, Identity: buildTestIdentity(1), properties });
const homeForm = { Source: "Homepage", "From form": "Homepage-leads-form" };
const visit = { "page name": "Legal", Channel: "marketing" };

test("responds 201 to a new message, 200 to the same message again and 409 to a conflicting one", async () => {
  const { port, databaseFile } = await startTestSite({ now: () => noon });
  expect((await postJson(port, buildLeadMessage(1))).status).toBe(201);
  expect((await postJson(port, buildLeadMessage(1))).status).toBe(200);
  const contradiction = await postJson(port, { ...buildLeadMessage(2), Identity: buildTestIdentity(1) });
  expect(contradiction.status).toBe(409);
  expect(getRefusal(contradiction).message).toContain("otros datos");
  expect(await readStoredLeads({ databaseFile })).toEqual([
    {
      ...buildLeadMessage(1).properties,
      Identity: buildTestIdentity(1),
      receivedAt: noon.toISOString(),
      formSubmittedAt: null,
      unsubscribedAt: null,
      consent: "unconfirmed",
    },
  ]);
});

test("ignores spaces around the name and the address", async () => {
  const { port } = await startTestSite();
  await postJson(port, lead({}));
  expect((await postJson(port, lead({ Name: "  Ana López ", Email: " ana@wim.example " }))).status).toBe(200);
});

test("stores each visit to a page once, and the visit events that the provider knows", async () => {
  const { port } = await startTestSite();
  const messages = [
    event("Pagina visitada", visit),
    event("Pagina visitada", { ...visit, "page name": "Conócenos" }),
    event("Portabilidad", { ...visit, "page name": "Portabilidad", date: "2026-03-01" }),
    event("FORM_SUBMITTED", homeForm),
  ];
  for (const expected of [201, 200])
    for (const message of messages) expect((await postJson(port, message)).status).toBe(expected);
});

const malformed: [string, unknown, string | undefined][] = [
  ["nothing", "", undefined],
  ["half a message", '{"event":"Login"', undefined],
  ["plain text", "hola", undefined],
  ["a list", [], "(mensaje)"],
  ["null", "null", "(mensaje)"],
  ["a prototype", '{"__proto__":{"admin":true}}', undefined],
  ["a nested prototype", '{"event":"Login","properties":{"__proto__":{"admin":true}}}', undefined],
  ["a constructor", { ...buildLeadMessage(1), constructor: "x" }, "constructor"],
  ["no identity", { event: "Login", properties: sampleLeadProperties }, "Identity"],
  ["an identity that is a number", { ...buildLeadMessage(1), Identity: 7 }, "Identity"],
  ["no properties", { event: "Login", Identity: buildTestIdentity(1) }, "properties"],
  ["properties in a list", event("Login", []), "properties"],
  ["an unknown field", { ...buildLeadMessage(1), extra: 1 }, "extra"],
  ["an unknown property", lead({ Edad: 30 }), "properties.Edad"],
  ["a name that is a number", lead({ Name: 7 }), "properties.Name"],
  ["a name that is missing", lead({ Name: undefined }), "properties.Name"],
  ["terms that are text", lead({ Terminos: "true" }), "properties.Terminos"],
  ["an identity inside the properties", lead({ Identity: buildTestIdentity(1) }), "properties.Identity"],
  ["a form without its source", event("FORM_SUBMITTED", { "From form": "x" }), "properties.Source"],
  ["a visit with a number", event("Ayuda", { ...visit, "page name": 1 }), "properties.page name"],
];

test.each(malformed)("responds 400 to %s", async (_, message, field) => {
  const { port } = await startTestSite();
  const answer = await postJson(port, message);
  expect(answer.status).toBe(400);
  const { message: text, fields } = getRefusal(answer);
  expect(text).toMatch(/^(No pudimos leer el envío|El mensaje no tiene la forma esperada)/);
  expect(fields?.map((refused) => refused.field)).toEqual(field && [field]);
});

const nameTooLong = "Escribe tu nombre con 200 caracteres como máximo";
const oneLineName = "Escribe tu nombre en una sola línea, sin caracteres de control";
const shortText = "Escribe una línea de 1 a 200 caracteres.";

const againstTheRules: [string, unknown, string, string | RegExp][] = [
  ["an address with a space", lead({ Email: "a b@c.mx" }), "properties.Email", leadErrorMessages.emailInvalid],
  ["a name of 201 characters", lead({ Name: "ñ".repeat(201) }), "properties.Name", nameTooLong],
  ["a name in two lines", lead({ Name: "Ana\nLópez" }), "properties.Name", oneLineName],
  ["a name with a null", lead({ Name: "Ana\u0000" }), "properties.Name", oneLineName],
  ["a name with half a character", lead({ Name: "Ana\ud83d" }), "properties.Name", oneLineName],
  ["an address of 255 characters", lead({ Email: `${"a".repeat(244)}@wim.example` }), "properties.Email", /254/],
  ["another channel", lead({ Channel: "Otro" }), "properties.Channel", 'Debe ser "Marketing".'],
  ["no lead", lead({ IsLead: false }), "properties.IsLead", "Debe ser true."],
  ["an identity of another kind", { ...buildLeadMessage(1), Identity: "cliente-1" }, "Identity", /MKT-/],
  [
    "an event that the server does not know",
    event("Compra", {}),
    "event",
    /Login, FORM_SUBMITTED, Pagina visitada, .*Politica de uso/,
  ],
  ["an event named as a method", event("toString", {}), "event", /Login/],
  ["another form", event("FORM_SUBMITTED", { ...homeForm, Source: "x" }), "properties.Source", 'Debe ser "Homepage".'],
  [
    "a visit of another channel",
    event("eSIM", { ...visit, Channel: "x" }),
    "properties.Channel",
    'Debe ser "marketing".',
  ],
  ["a visit of a page without name", event("eSIM", { ...visit, "page name": " " }), "properties.page name", shortText],
  ["a visit with a long date", event("eSIM", { ...visit, date: "1".repeat(201) }), "properties.date", shortText],
];

test.each(againstTheRules)("responds 422 to %s", async (_, message, field, text) => {
  const { port } = await startTestSite();
  const answer = await postJson(port, message);
  expect(answer.status).toBe(422);
  const expected = typeof text === "string" ? text : expect.stringMatching(text);
  expect(getRefusal(answer).fields).toEqual([{ field, message: expected }]);
});

test("lists all wrong fields in one response", async () => {
  const { port } = await startTestSite();
  const answer = await postJson(port, lead({ Name: "", Email: "", Terminos: false, CheckPublicidad: false }));
  expect(getRefusal(answer).fields).toEqual([
    { field: "properties.Name", message: leadErrorMessages.nameRequired },
    { field: "properties.Email", message: leadErrorMessages.emailRequired },
    { field: "properties.Terminos", message: leadErrorMessages.termsRequired },
    { field: "properties.CheckPublicidad", message: leadErrorMessages.advertisingRequired },
  ]);
});

test("stores a name of 200 characters and an address of 254", async () => {
  const { port } = await startTestSite();
  const longest = lead({ Name: "ñ".repeat(200), Email: `${"a".repeat(242)}@wim.example` });
  expect((await postJson(port, longest)).status).toBe(201);
});

test("responds 413 above the size limit, and keeps serving", async () => {
  const { port } = await startTestSite();
  const answer = await postJson(port, lead({ Name: "a".repeat(maxMessageBytes) }));
  expect(answer.status).toBe(413);
  expect(getRefusal(answer).message).toContain("16 KB");
  expect((await postJson(port, buildLeadMessage(1))).status).toBe(201);
});

test.each(["text/plain", "application/x-www-form-urlencoded", "application/xml", "multipart/form-data; boundary=x"])(
  "responds 415 to %s",
  async (type) => {
    const { port } = await startTestSite();
    const answer = await postJson(port, buildLeadMessage(1), { headers: { "content-type": type } });
    expect(answer.status).toBe(415);
    expect(getRefusal(answer).message).toContain("application/json");
  },
);

test.each(["GET", "PUT", "DELETE", "PATCH", "OPTIONS"])(
  "responds 405 to %s and lists the allowed methods",
  async (method) => {
    const { port } = await startTestSite();
    const answer = await sendRequest(port, collectorPaths.events, { method });
    expect(answer).toMatchObject({ status: 405, headers: { allow: "POST" } });
    expect(getRefusal(answer).message).toBe("Esta dirección solo acepta POST.");
  },
);

test.each(["GET", "POST"])("responds 404 in JSON to %s on an unknown address of the collector", async (method) => {
  const { port } = await startTestSite();
  const answer = await sendRequest(port, "/api/otra-cosa", { method });
  expect(answer.status).toBe(404);
  expect(getRefusal(answer).message).toBe("Esta dirección no existe.");
});

test("responds 429 above the rate limit of an address, says when to retry, and keeps serving pages", async () => {
  const { port } = await startTestSite({ rateLimit: 2, trustProxy: "127.0.0.1" });
  const from = (address: string) => postJson(port, buildLeadMessage(1), { headers: { "x-forwarded-for": address } });
  expect([(await from("10.0.0.1")).status, (await from("10.0.0.1")).status]).toEqual([201, 200]);
  const limited = await from("10.0.0.1");
  expect(limited.status).toBe(429);
  expect(Number(limited.headers["retry-after"])).toBeGreaterThan(0);
  expect(getRefusal(limited).message).toMatch(/espera \d+ segundos/);
  expect((await from("10.0.0.2")).status).toBe(200);
  expect((await sendRequest(port, "/", { headers: { "x-forwarded-for": "10.0.0.1" } })).status).toBe(200);
});

test("discloses nothing internal on a failure", async () => {
  const { port } = await startTestSite({
    now: () => {
      throw new Error("secreto de adentro");
    },
  });
  const answer = await postJson(port, buildLeadMessage(1));
  expect(answer.status).toBe(500);
  expect(getRefusal(answer)).toEqual({ message: "Algo falló de nuestro lado. Inténtalo de nuevo en unos minutos." });
});
