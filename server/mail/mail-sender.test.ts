/** Sends e-mails from a form to a mailbox of a real mail server, and follows their links. */
import type { Email } from "postal-mime";
import { expect, test } from "vitest";
import { buildLoggerOptions } from "#server/http/logger-options.ts";
import { buildLeadMessage, postJson, postUnsubscription, sendRequest } from "#server/testing/client.ts";
import { readStoredLeads, readStoredUnsubscriptions } from "#server/testing/databases/read-store.ts";
import { makeMailsDue } from "#server/testing/databases/run-sql.ts";
import { startTestMailServer } from "#server/testing/mail/test-mail-server.ts";
import { startTestSite } from "#server/testing/site.ts";
import { createMailLinks } from "./mail-links.ts";
import { createSmtpSender } from "./smtp.ts";

const secret = "un secreto de prueba de más de 32 signos";
const form = { "content-type": "application/x-www-form-urlencoded" };
const from = "wim <hola@wim.example>";

/** Opens a site that sends through the mail server at `url`, and collects the site's log. */
async function siteWithMail(url: string) {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const links = createMailLinks({ secret, siteUrl: "https://www.wim.example" });
  const agesOfWaiting: number[] = [];
  const listener = {
    onTryEnded: () => {},
    onMailsWaiting: (_: number, oldestSeconds: number) => void agesOfWaiting.push(oldestSeconds),
  };
  const site = await startTestSite({
    queuesConfirmationMails: true,
    logger: { ...buildLoggerOptions("info"), stream },
    mailLinks: links,
    mailSending: { links, ...createSmtpSender({ url, from }), maxPerMinute: 6_000, idleMs: 20, listener },
  });
  return { ...site, lines, agesOfWaiting, unsubscribe: (email: string) => postUnsubscription(site.port, email) };
}

const waitForMails = (peer: { mails: Email[] }, count: number) => expect.poll(() => peer.mails).toHaveLength(count);

const header = (mail: Email | undefined, key: string) => mail?.headers.find((each) => each.key === key)?.value;

/** Lists the links of an e-mail: the first answers its question, the last unsubscribes. */
function listLinks(mail: Email | undefined): string[] {
  const found = mail?.text?.match(/https:\S+/g) ?? [];
  return found.map((link) => link.replace("https://www.wim.example", ""));
}

test("a lead gets one e-mail in Spanish; its link shows a page, and only the button confirms", async () => {
  const peer = await startTestMailServer();
  const { port, databaseFile, unsubscribe } = await siteWithMail(peer.url);
  await postJson(port, buildLeadMessage(1));
  await postJson(port, buildLeadMessage(2));
  await waitForMails(peer, 1);
  const [mail] = peer.mails;
  expect(mail?.from).toEqual({ name: "wim", address: "hola@wim.example" });
  expect([mail?.to?.[0]?.address, mail?.subject]).toEqual(["ana@wim.example", "Confirma tu correo en wim"]);
  expect(header(mail, "auto-submitted")).toBe("auto-generated");
  expect(mail?.text).not.toMatch(/Persona|ana@/);
  const [confirm = "", unsubscription = ""] = listLinks(mail);
  expect(mail?.html).toContain(confirm);

  const page = await sendRequest(port, confirm);
  expect([page.status, page.headers["cache-control"]]).toEqual([200, "no-store"]);
  expect(page.body).toContain(`<form method="post" action="${confirm}">`);
  await sendRequest(port, unsubscription);
  const consents = async () => (await readStoredLeads({ databaseFile })).map(({ consent }) => consent);
  expect(await consents()).toEqual(["unconfirmed", "unconfirmed"]);
  const post = () => sendRequest(port, confirm, { method: "POST", headers: form, body: "answer=yes" });
  expect((await post()).body).toContain("<h1>Listo, confirmaste tu correo</h1>");
  expect(await consents()).toEqual(["confirmed", "confirmed"]);

  await unsubscribe("ana@wim.example");
  const repeated = await post();
  expect([repeated.status, repeated.body]).toEqual([200, expect.stringContaining("<h1>Ya usaste este enlace</h1>")]);
  expect(await consents()).toEqual(["withdrawn", "withdrawn"]);
});

test("one click in the mail program unsubscribes, without page or cookie, any number of times", async () => {
  const peer = await startTestMailServer();
  const { port, databaseFile } = await siteWithMail(peer.url);
  await postJson(port, buildLeadMessage(1));
  await waitForMails(peer, 1);
  const [mail] = peer.mails;
  expect(header(mail, "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  const link = listLinks(mail)[1] ?? "";
  expect(header(mail, "list-unsubscribe")).toBe(`<https://www.wim.example${link}>`);
  const multipart = {
    headers: { "content-type": "multipart/form-data; boundary=b", "sec-fetch-site": "cross-site" },
    body: '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
  };
  expect((await sendRequest(port, link, { method: "POST", ...multipart })).status).toBe(200);
  const click = { method: "POST", headers: form, body: "List-Unsubscribe=One-Click" };
  expect((await sendRequest(port, link, click)).status).toBe(200);
  const [unsubscription] = await readStoredUnsubscriptions({ databaseFile });
  expect(unsubscription).toMatchObject({ email: "ana@wim.example", confirmedAt: unsubscription?.lastAt });
  expect((await readStoredLeads({ databaseFile })).map(({ consent }) => consent)).toEqual(["withdrawn"]);
});

test("an unsubscription takes effect at once, and its e-mail lets the owner confirm or undo it", async () => {
  const peer = await startTestMailServer();
  const { port, databaseFile, unsubscribe } = await siteWithMail(peer.url);
  await postJson(port, buildLeadMessage(1));
  await waitForMails(peer, 1);
  await unsubscribe("Ana <ana@wim.example>");
  await waitForMails(peer, 2);
  expect(peer.mails[1]?.subject).toBe("Recibimos tu baja de los correos de wim");
  const [link = ""] = listLinks(peer.mails[1]);
  const answer = async (body: string) => {
    const page = await sendRequest(port, link, { method: "POST", headers: form, body });
    return [page.status, /<h1>(.*)<\/h1>/.exec(page.body)?.[1]];
  };
  const unsubscriptions = async () =>
    (await readStoredUnsubscriptions({ databaseFile })).map(({ confirmedAt }) => confirmedAt !== null);
  expect(await unsubscriptions()).toEqual([false]);
  expect(await answer("")).toEqual([404, "Este enlace ya no sirve"]);
  expect([await answer("answer=no"), await unsubscriptions()]).toEqual([[200, "Listo, confirmaste tu baja"], [true]]);
  expect([await answer("answer=yes"), await unsubscriptions()]).toEqual([[200, "Listo, deshicimos la baja"], []]);
});

test("a link that was changed, has expired, has another purpose or is sent by another site does nothing", async () => {
  let now = Date.parse("2026-03-01T12:00:00Z");
  const links = createMailLinks({ secret, siteUrl: "https://www.wim.example", now: () => now });
  const { port } = await startTestSite({ mailLinks: links });
  const path = (url: string) => url.replace("https://www.wim.example", "");
  const link = path(links.createUrl("lead", "AAAAAAAAAAAAAAAAAAAAAA"));
  const other = createMailLinks({ secret: `${secret}.`, siteUrl: "https://www.wim.example" });
  const status = async (url: string, headers: Record<string, string> = {}) =>
    (await sendRequest(port, url, { method: "POST", headers: { ...form, ...headers }, body: "answer=yes" })).status;
  expect((await sendRequest(port, link)).status).toBe(200);
  expect(await status(link, { "sec-fetch-site": "cross-site" })).toBe(403);
  const violations = [
    link.replace("AAAA", "BAAA"),
    link.replace("/lead", "/opt-out"),
    link.replace(/\.\d+\./, ".99999."),
    `${link}.x`,
    link.split("?")[0] ?? "",
    path(other.createUrl("lead", "AAAAAAAAAAAAAAAAAAAAAA")),
  ];
  expect(await Promise.all(violations.map((each) => status(each)))).toEqual(violations.map(() => 404));
  now += 30 * 86_400_000;
  expect((await sendRequest(port, link)).status).toBe(200);
  now += 86_400_000;
  expect((await sendRequest(port, link)).body).toContain("<h1>Este enlace ya no sirve</h1>");
});

test("a refused address is tried only once, and is not logged", async () => {
  const peer = await startTestMailServer({ recipientRefusal: { responseCode: 550 } });
  const { port, databaseFile, lines } = await siteWithMail(peer.url);
  await postJson(port, buildLeadMessage(1));
  await expect.poll(() => lines.join("")).toContain("an address was refused");
  makeMailsDue(databaseFile);
  await postJson(port, buildLeadMessage(2));
  const group = {
    ...buildLeadMessage(4),
    properties: { ...buildLeadMessage(4).properties, Email: "x:ana@wim.example" },
  };
  expect((await postJson(port, group)).status).toBe(422);
  await postJson(port, {
    ...buildLeadMessage(3),
    properties: { ...buildLeadMessage(3).properties, Email: "eva@wim.example" },
  });
  await expect.poll(() => peer.recipients).toContain("eva@wim.example");
  expect(peer.recipients).toEqual(["ana@wim.example", "eva@wim.example"]);
  expect(lines.join("")).not.toMatch(/ana@|eva@|no such user/);
});

test("an address is tried again after the mail server permanently refused only the message", async () => {
  const first = await startTestMailServer({ messageRefusal: { responseCode: 554 } });
  const { port, databaseFile, lines } = await siteWithMail(first.url);
  await postJson(port, buildLeadMessage(1));
  await expect.poll(() => lines.join("")).toContain("our e-mail was not taken");
  expect(lines.join("")).not.toContain("an address was refused");
  await first.stop();
  const peer = await startTestMailServer({ port: first.port });
  makeMailsDue(databaseFile);
  await waitForMails(peer, 1);
});

test("e-mails wait while the mail server is unavailable, and the log says when this started and ended", async () => {
  const first = await startTestMailServer();
  await first.stop();
  const { port, databaseFile, lines, agesOfWaiting } = await siteWithMail(first.url);
  await postJson(port, buildLeadMessage(1));
  await expect.poll(() => lines.join("")).toContain("the mail server is away");
  await expect.poll(() => agesOfWaiting.at(-1)).toBeGreaterThan(0);
  const peer = await startTestMailServer({ port: first.port });
  makeMailsDue(databaseFile);
  await waitForMails(peer, 1);
  await expect.poll(() => lines.join("")).toContain("the mail server is back");
  await expect.poll(() => agesOfWaiting.at(-1)).toBe(0);
});

test("five e-mails are sent at a time, over reused connections", async () => {
  const peer = await startTestMailServer({ answeredTogether: 5 });
  const { port } = await siteWithMail(peer.url);
  for (let number = 1; number <= 15; number += 1) {
    const { properties, ...message } = buildLeadMessage(number);
    await postJson(port, { ...message, properties: { ...properties, Email: `p${number}@gmail.com` } });
  }
  await waitForMails(peer, 15);
  expect(peer.countConnections()).toBe(5);
});
