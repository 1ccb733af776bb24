/** Behaviour specific to CleverTap; marketing.spec.ts covers what it shares with the site's own collector. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { leadFormCopy } from "#content/lead-form/lead-form-copy.ts";
import { unsubscribeFieldTexts } from "#content/pages/unsubscribe-page.ts";
import { leadFormProperties } from "#domain/leads/collector-contract.ts";
import { emailErrorMessages } from "#domain/mail/pasted-email.ts";
import { outboxKey } from "#platform/outbox/outbox-key.ts";
import { galleryBuild } from "#scripts/build/gallery-build.ts";
import { budgets } from "../../contract/support/budgets.ts";
import { clevertapHost, createClevertapTarget } from "../../support/servers/marketing-target.ts";
import { test as base, expect, wakeIsland } from "../support/fixture.ts";
import { buildLeadProperties, fillInAndSubmitLeadForm, locateLeadForm } from "../support/lead-form-steps.ts";
import { readStoredEvents } from "../support/stored-leads.ts";

const test = base.extend<{ target: Awaited<ReturnType<typeof createClevertapTarget>> }>({
  target: async ({ context }, use) => use(await createClevertapTarget(context)),
});
test.use({
  expectedTroubles: /request to https:\/\/us1\.clevertap|did not load|ERR_FAILED|status of 500|was not confirmed/,
});

const says = (page: Page, title: string) => expect(page.getByRole("heading", { name: title })).toBeVisible();
const waiting = leadFormCopy.waiting.heading;
const registered = leadFormCopy.sent.heading;

/** Finds the file that contains the SDK. */
function sdkFile(): string {
  const folder = join(process.env.GALLERY_DIST ?? galleryBuild.dist, "client/assets/chunks");
  const file = readdirSync(folder).find(
    (name) => name.endsWith(".js") && readFileSync(join(folder, name), "utf8").includes("WZRK_ACCOUNT_ID"),
  );
  return join(folder, file ?? "no file holds the SDK");
}
const sdkUrl = () => `/assets/chunks/${sdkFile().split("/").at(-1)}`;

async function sendForm(page: Page): Promise<string> {
  await wakeIsland(page, "lead-form");
  return fillInAndSubmitLeadForm(page);
}

/** Lists the names of the browser's cookies and of the items in its local storage. */
async function listStoredNames(page: Page): Promise<string[]> {
  const { cookies, origins } = await page.context().storageState();
  return [...cookies, ...origins.flatMap(({ localStorage }) => localStorage)].map(({ name }) => name);
}

test("a page with something to report loads the SDK from this site after its load event; other pages never load it", {
  tag: "@once",
}, async ({ page, target }) => {
  expect(brotliCompressSync(readFileSync(sdkFile())).length).toBeLessThanOrEqual(budgets.marketingSdk);
  const asked: { url: string; loaded: boolean }[] = [];
  let loaded = false;
  page.on("load", () => {
    loaded = true;
  });
  page.on("request", (request) => asked.push({ url: request.url(), loaded }));
  await page.goto(`${target.origin}/avisos`, { waitUntil: "networkidle" });
  expect(asked.filter(({ url }) => url.endsWith(sdkUrl()) || url.includes(clevertapHost))).toEqual([]);
  loaded = false;
  const answer = await page.goto(`${target.origin}/politica-de-uso`);
  expect(answer?.headers()["content-security-policy"]).toContain(`script-src 'self' https://${clevertapHost};`);
  await expect.poll(() => target.listReceivedEvents()).toHaveLength(1);
  expect(asked.find(({ url }) => url.endsWith(sdkUrl()))?.loaded).toBe(true);
  expect([...new Set(asked.map(({ url }) => new URL(url).host))]).toEqual([new URL(target.origin).host, clevertapHost]);

  const { requests } = target.recorder;
  // The SDK does not opt the visitor out, uses no IP addresses, and does not send its own page event.
  expect(requests.map(({ path, query, data }) => [path, query.type, data.type, query.useIP, query.optOut])).toEqual([
    ["/a", "push", "profile", "false", "false"],
    ["/a", "push", "event", "false", undefined],
  ]);
  expect(requests[0]?.data).toMatchObject({ id: "TEST-000-0000", profile: { ct_optout: false } });
  expect(await listStoredNames(page)).toEqual([]);
});

test("a lead and its form event arrive once each, with every field and no other", { tag: "@once" }, async ({
  page,
  target,
}) => {
  target.recorder.delayMs = 300;
  await page.goto(target.origin);
  const email = await sendForm(page);
  await expect(locateLeadForm(page).submit).toHaveText("Enviando…");
  await says(page, registered);
  const leadEvents = () => target.listReceivedEvents().filter(({ event }) => event !== "Pagina visitada");
  const expected = [
    { event: "Login", Identity: expect.stringMatching(/^MKT-/), properties: buildLeadProperties(email) },
    expect.objectContaining({ event: "FORM_SUBMITTED", properties: leadFormProperties }),
  ];
  await expect.poll(leadEvents).toEqual(expected);
});

test("a lead that CleverTap acknowledges after our timeout arrives once, and so does its event", {
  tag: ["@once", "@nightly"],
}, async ({ page, target }) => {
  await page.clock.install();
  await page.goto(target.origin);
  await page.clock.runFor(2_000);
  await expect.poll(() => target.listReceivedEvents()).toHaveLength(1);
  target.recorder.behaviour = "hang";
  const tries = target.countRequests();
  await sendForm(page);
  await expect.poll(() => target.countRequests()).toBe(tries + 1);
  // The SDK flushes its queue and our outbox retries, but neither sends anything while the first request is in flight.
  await page.clock.runFor(11_000);
  await says(page, waiting);
  await page.clock.runFor(20_000);
  expect(target.countRequests()).toBe(tries + 1);
  await target.recorder.release();
  await page.clock.runFor(20_000);
  await says(page, registered);
  await page.clock.runFor(20_000);
  expect(target.listReceivedEvents().map(({ event }) => event)).toEqual(["Pagina visitada", "Login", "FORM_SUBMITTED"]);
});

test("nothing of CleverTap is stored until a lead is sent; a second lead from the same browser is a separate person", {
  tag: ["@once", "@nightly"],
}, async ({ page, target }) => {
  for (const visit of [1, 2]) {
    await page.goto(target.origin);
    await expect.poll(() => target.listReceivedEvents()).toHaveLength(visit * 3 - 2);
    expect((await listStoredNames(page)).includes("WZRK_G")).toBe(visit === 2);
    await sendForm(page);
    await says(page, registered);
    await expect.poll(() => target.listReceivedEvents()).toHaveLength(visit * 3);
  }
  // In the SDK's terms, the first lead becomes the counted visitor, and the second starts a new profile.
  expect(target.recorder.requests).toHaveLength(8);
  const leads = target.recorder.requests.filter(({ data }) => JSON.stringify(data).match(/MKT-|FORM_SUBMITTED/));
  expect(leads.map(({ query, data }) => [query.gc, data.isOUL])).toEqual([
    ["device-1", undefined],
    ["device-1", undefined],
    [undefined, true],
    ["device-2", undefined],
  ]);
});

test("after an empty response or without the SDK, a lead stays in the outbox until it has arrived", {
  tag: ["@once", "@nightly"],
}, async ({ page, context, target }) => {
  target.recorder.behaviour = "silent";
  await page.goto(target.origin);
  await sendForm(page);
  await says(page, waiting);
  target.recorder.behaviour = "well";
  await context.route(`**${sdkUrl()}`, (route) => route.abort());
  await page.reload({ waitUntil: "networkidle" });
  expect(target.listReceivedEvents()).toEqual([]);
  expect(await page.evaluate((key) => localStorage.getItem(key), outboxKey)).toContain("Login");
  await context.unroute(`**${sdkUrl()}`);
  await page.goto(`${target.origin}/avisos`);
  await expect.poll(() => target.listReceivedEvents().map(({ event }) => event)).toEqual(["Login", "FORM_SUBMITTED"]);
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), outboxKey)).toBeNull();
});

test("in a browser without storage the SDK does not run, and the site's own collector stores the lead", {
  tag: ["@once", "@nightly"],
}, async ({ page, target }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("refused", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get: refuse });
  });
  await page.goto(target.origin);
  const email = await sendForm(page);
  await says(page, registered);
  const readStored = () => readStoredEvents(email, join(process.env.SITE_DATA ?? "", "gallery.sqlite"));
  await expect.poll(() => readStored().map(({ event }) => event)).toEqual(["Login", "FORM_SUBMITTED"]);
  expect(target.countRequests()).toBe(0);
});

test("an e-mail's unsubscribe link fills in the address, and one click unsubscribes it", {
  tag: "@once",
}, async ({ page, target }) => {
  await page.goto(`${target.origin}/desuscribir-email?e=TOKEN&p=PROPS&wzrk_ex=0`);
  const field = page.getByRole("textbox", { name: "Correo" });
  await expect(field).toHaveValue("ana@correo.example");
  await field.fill("ana@correo");
  await page.getByRole("button", { name: "Confirmar baja" }).click();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleName(new RegExp(emailErrorMessages.invalid));
  await field.fill("ana@correo.example");
  await page.getByRole("button", { name: "Confirmar baja" }).click();
  await expect(page.getByRole("heading", { name: unsubscribeFieldTexts.done.title })).toBeFocused();
  await expect(field).toBeHidden();
  expect(target.recorder.requests.map(({ path, query }) => [path, query.e, query.p, query.sub])).toEqual([
    ["/e", "TOKEN", "PROPS", undefined],
    ["/e", "TOKEN", "PROPS", "0"],
  ]);
});

test("without an e-mail's link, the unsubscribe page asks for the link and sends nothing; after an error, the form stays", {
  tag: ["@once", "@nightly"],
}, async ({ page, target }) => {
  await page.goto(`${target.origin}/desuscribir-email`, { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { name: "Abre el enlace de tu correo" })).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await expect(page.locator("main").getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:/);
  expect(target.countRequests()).toBe(0);
  target.recorder.behaviour = "error";
  await page.goto(`${target.origin}/desuscribir-email?e=TOKEN&wzrk_ex=0`, { waitUntil: "networkidle" });
  await page.getByRole("textbox").fill("ana@correo.example");
  await page.getByRole("button", { name: "Confirmar baja" }).click();
  await expect.poll(() => target.countRequests()).toBe(2);
  await expect(page.getByRole("button", { name: "Confirmar baja" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "¡Lo sentimos" })).toHaveCount(0);
});
