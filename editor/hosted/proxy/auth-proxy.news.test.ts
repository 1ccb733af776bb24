import { expect, test } from "vitest";
import { openAuthProxy } from "#editor/testing/servers/hosted-proxy.ts";

test("a tab that waits for news hears at once of another person's publication or decision", async () => {
  const { send, signIn, url } = await openAuthProxy();
  const { cookies } = await signIn("user-7");
  const headers = { "content-type": "application/json", "x-editor": "1", origin: url };
  for (const path of ["/api/publish", "/api/proposals/1/approve"]) {
    let hasHeard = false;
    const waiting = send("editor", "/api/live?wait=1", { cookies }).then(({ status }) => {
      hasHeard = true;
      return status;
    });
    await send("editor", "/api/replace", { method: "POST", cookies, headers, body: "{}" });
    expect(hasHeard).toBe(false);
    await send("editor", path, { method: "POST", cookies, headers, body: "{}" });
    expect(await waiting).toBe(200);
  }
  expect((await send("editor", "/api/live?wait=0", { cookies })).status).toBe(200);
}, 8_000);
