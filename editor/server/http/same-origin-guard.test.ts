import { expect, test } from "vitest";
import { createRepository, openEditorServer } from "#editor/testing/checkout.ts";

test("the editor responds only to its own page, and only on this machine", async () => {
  const { app, headers } = await openEditorServer(createRepository({ "src/code.ts": "\n" }));
  const status = async (method: "GET" | "PUT" | "POST" | "OPTIONS", more: Record<string, string | undefined>) => {
    const sent = Object.fromEntries(Object.entries({ ...headers, ...more }).filter(([, value]) => value !== undefined));
    return (
      await app.inject({
        method,
        url: method === "GET" ? "/" : "/api/publish",
        headers: sent as Record<string, string>,
      })
    ).statusCode;
  };
  expect(await status("GET", { host: "127.0.0.1:3100", "x-editor": undefined })).toBe(200);
  for (const host of [
    "editor.example",
    "localhost.example:3100",
    "10.0.0.1:3100",
    "[::1]:3100",
    "localhost:3100.example",
  ])
    expect(await status("GET", { host }), host).toBe(403);
  expect(await status("POST", { "x-editor": undefined })).toBe(403);
  expect(await status("OPTIONS", { "x-editor": undefined, origin: "https://other.example" })).toBe(403);
  const { headers: sent } = await app.inject({ url: "/", headers });
  expect(sent["content-security-policy"]).toMatch(
    /^default-src 'none'; script-src 'self'; .*frame-src http:\/\/localhost:3101;/,
  );
  expect(sent["content-security-policy"]).not.toMatch(/unsafe|\*/);
});
