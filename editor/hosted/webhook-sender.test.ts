import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { createWebhookSender, type WebhookEvent } from "./webhook-sender.ts";

const event: WebhookEvent = {
  event: "returned",
  title: "Legend a $900",
  author: "Ana",
  by: "Gil",
  note: "Falta la oferta",
};

/** A server that answers with these statuses, the last one from then on, and keeps what it got. */
async function listen(...statuses: number[]) {
  const received: unknown[] = [];
  const server = createServer(async (request, response) => {
    received.push([request.method, request.headers["content-type"], JSON.parse(await text(request))]);
    response.writeHead(statuses[Math.min(received.length, statuses.length) - 1] ?? 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return { received, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/avisos` };
}

const editorUrl = "https://editor.wim.example";
const sent = ["POST", "application/json", { ...event, editor: editorUrl }];

test("an event is sent as JSON, again after a failure, and no more once it has arrived", async () => {
  const { received, address } = await listen(503, 200);
  createWebhookSender({ address, editorUrl, pausesMs: [1, 1, 1] })(event);
  await expect.poll(() => received).toEqual([sent, sent]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(received).toHaveLength(2);
});

test("an event that is refused is logged with its title and the answer, and an empty setting sends nothing", async () => {
  const { received, address } = await listen(404);
  const failures: string[] = [];
  const options = { editorUrl, pausesMs: [1], logFailure: (message: string) => void failures.push(message) };
  createWebhookSender({ ...options, address })(event);
  const message = "EDITOR_WEBHOOK_URL: no se pudo avisar de «Legend a $900» (returned): contestó 404.";
  await expect.poll(() => failures).toEqual([message]);
  createWebhookSender({ ...options, address: undefined })(event);
  expect(received).toHaveLength(2);
});
