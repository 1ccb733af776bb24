import { expect, test } from "vitest";
import { collectorPaths } from "#domain/leads/collector-contract.ts";
import { leadErrorMessages } from "#domain/leads/lead.ts";
import { isLeadIdentity } from "#domain/leads/lead-identity.ts";
import { buildLeadMessage, postForm, postJson, sendRequest } from "#server/testing/client.ts";
import { readStoredLeads } from "#server/testing/databases/read-store.ts";
import { startTestSite } from "#server/testing/site.ts";
import { createFormIdentities } from "./form-identities.ts";
import type { LeadFormRenderer } from "./lead-form-routes.ts";

const noon = new Date("2026-03-01T12:00:00Z");
const filled = { Name: " Ana López ", Email: "ana@wim.example", Terminos: "on", CheckPublicidad: "on" };

/** Returns its whole input as JSON, so that a test can read it. */
const renderLeadForm: LeadFormRenderer = async (reply) => JSON.stringify(reply);

test("stores the lead with its form and redirects the visitor to the thank-you page", async () => {
  const { port, databaseFile } = await startTestSite({ now: () => noon, renderLeadForm });
  expect(await postForm(port, filled)).toMatchObject({ status: 303, headers: { location: "/gracias" } });
  const leads = await readStoredLeads({ databaseFile });
  expect(leads).toEqual([
    {
      Name: "Ana López",
      Email: "ana@wim.example",
      Terminos: true,
      CheckPublicidad: true,
      Channel: "Marketing",
      IsLead: true,
      Identity: expect.any(String),
      receivedAt: noon.toISOString(),
      formSubmittedAt: noon.toISOString(),
      unsubscribedAt: null,
      consent: "unconfirmed",
    },
  ]);
  expect(isLeadIdentity(leads[0]?.Identity ?? "")).toBe(true);
});

test("a form sent twice is one lead, even shortly after its ten minutes and on another server", async () => {
  const clock = { now: Date.parse("2026-03-01T12:09:59Z") };
  const formIdentities = { secret: "the same on every server", now: () => clock.now };
  const { port, databaseFile } = await startTestSite({ renderLeadForm, formIdentities });
  const other = await startTestSite({ renderLeadForm, formIdentities });
  const identities = async (file = databaseFile) =>
    (await readStoredLeads({ databaseFile: file })).map((lead) => lead.Identity);
  const answers = await Promise.all([postForm(port, filled), postForm(port, filled)]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  await postForm(other.port, filled);
  expect(await identities(other.databaseFile)).toEqual(await identities());
  clock.now += 2_000;
  await postForm(port, filled);
  expect(await identities()).toHaveLength(1);
  await postForm(port, { ...filled, Name: "Eva" });
  clock.now += 20 * 60_000;
  await postForm(port, filled);
  expect(new Set(await identities()).size).toBe(3);
});

test("a stranger who guesses an identity cannot keep a lead out", async () => {
  const formIdentities = { secret: "known", now: () => noon.getTime() };
  const { port, databaseFile } = await startTestSite({ renderLeadForm, formIdentities });
  const Identity = createFormIdentities(formIdentities)({
    ...{ Name: filled.Name, Email: filled.Email, Terminos: true, CheckPublicidad: true },
  });
  const { properties } = buildLeadMessage(1);
  await postJson(port, { event: "Login", Identity, properties: { ...properties, Name: "Otra" } });
  expect((await postForm(port, filled)).status).toBe(303);
  expect((await readStoredLeads({ databaseFile })).map(({ Name }) => Name)).toEqual(["Otra", "Ana López"]);
});

test("returns the form with the typed values and their errors, and stores nothing", async () => {
  const { port, databaseFile } = await startTestSite({ renderLeadForm });
  const answer = await postForm(port, { Name: "Ana <b>", Email: "ana", CheckPublicidad: "on" });
  expect(answer).toMatchObject({ status: 422, headers: { "content-type": "text/html; charset=utf-8" } });
  expect(JSON.parse(answer.body)).toEqual({
    values: { Name: "Ana <b>", Email: "ana", Terminos: false, CheckPublicidad: true },
    errors: { Email: leadErrorMessages.emailInvalid, Terminos: leadErrorMessages.termsRequired },
  });
  expect(await readStoredLeads({ databaseFile })).toEqual([]);
});

test("reads an empty form as four empty fields", async () => {
  const { port } = await startTestSite({ renderLeadForm });
  const { body } = await postForm(port, {});
  expect(JSON.parse(body).errors).toEqual({
    Name: leadErrorMessages.nameRequired,
    Email: leadErrorMessages.emailRequired,
    Terminos: leadErrorMessages.termsRequired,
    CheckPublicidad: leadErrorMessages.advertisingRequired,
  });
});

test("has the same size limits as the JSON route", async () => {
  const { port } = await startTestSite({ renderLeadForm });
  const { status, body } = await postForm(port, { ...filled, Name: "a".repeat(201), Email: "a\r\nb@wim.example" });
  expect(status).toBe(422);
  expect(Object.keys(JSON.parse(body).errors).sort()).toEqual(["Email", "Name"]);
});

test("explains on a plain page why a whole request was refused", async () => {
  const { port } = await startTestSite({ renderLeadForm, rateLimit: 1 });
  const answers = [
    [413, /16 KB/, await postForm(port, { Name: "a".repeat(20_000) })],
    [403, /otro sitio/, await postForm(port, filled, { headers: { "sec-fetch-site": "cross-site" } })],
    [415, /x-www-form-urlencoded/, await postForm(port, filled, { headers: { "content-type": "application/json" } })],
    [303, /^$/, await postForm(port, filled)],
    [429, /espera \d+ segundos/, await postForm(port, filled)],
  ] as const;
  for (const [status, text, answer] of answers) {
    expect(answer.status).toBe(status);
    if (status === 303) continue;
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.body).toMatch(text);
    expect(answer.body).toContain("<h1>Tu respuesta no se envió</h1>");
  }
});

test("lets rate-limited visitors resend what they typed, without rendering the form", async () => {
  const { port, databaseFile } = await startTestSite({ renderLeadForm: () => Promise.reject(), rateLimit: 1 });
  await postForm(port, { ...filled, Email: "otra@wim.example" });
  const typed = { ...filled, Name: 'Ana "la <b>Güera</b>"' };
  const answer = await postForm(port, typed);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  const form = /<form method="post" action="(.*?)">(.*)<\/form>/.exec(answer.body);
  expect(form?.[1]).toBe(collectorPaths.leadForm);
  const fields = [...(form?.[2] ?? "").matchAll(/name="(.*?)" value="(.*?)"/g)].map(([, name, value]) => [name, value]);
  expect(Object.fromEntries(fields)).toEqual({
    ...typed,
    Name: "Ana &quot;la &lt;b&gt;Güera&lt;/b&gt;&quot;",
  });
  expect(await readStoredLeads({ databaseFile })).toHaveLength(1);
});

test("responds 405 with a page to a GET request", async () => {
  const { port } = await startTestSite({ renderLeadForm });
  const answer = await sendRequest(port, collectorPaths.leadForm);
  expect(answer).toMatchObject({ status: 405, headers: { allow: "POST", "content-type": "text/html; charset=utf-8" } });
  expect(answer.body).toContain('<a href="/">');
});

test("still lists the errors when the form's page cannot be rendered", async () => {
  const { port } = await startTestSite({ renderLeadForm: () => Promise.reject(new Error("secreto de adentro")) });
  const answer = await postForm(port, { ...filled, Name: "" });
  expect(answer.status).toBe(422);
  expect(answer.body).toContain(leadErrorMessages.nameRequired);
  expect(answer.body).not.toContain("secreto");
});

test("renders only a few pages at a time, and sends further requests a plain page at once", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const { port } = await startTestSite({ renderLeadForm: () => promise });
  const answered: string[] = [];
  const begun = Array.from({ length: 20 }, async () => {
    const { body } = await postForm(port, {});
    if (answered.push(body) === 12) resolve("<form>");
    return body;
  });
  const bodies = await Promise.all(begun);
  expect(answered.slice(0, 12).every((body) => body.includes(leadErrorMessages.nameRequired))).toBe(true);
  expect(bodies.filter((body) => body === "<form>")).toHaveLength(8);
});

test("tells a visitor that storing failed, on a page that discloses nothing internal", async () => {
  const now = () => {
    throw new Error("secreto de adentro");
  };
  const { port, databaseFile } = await startTestSite({ renderLeadForm, now });
  const answer = await postForm(port, filled);
  expect(answer.status).toBe(500);
  expect(JSON.parse(answer.body)).toMatchObject({
    values: { Email: filled.Email },
    notice: expect.stringMatching(/^Algo falló/),
  });
  expect(await readStoredLeads({ databaseFile })).toEqual([]);
});
