import { connect } from "node:net";
import { createServer } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { writeFileIn } from "#editor/testing/servers/site-repository.ts";
import { sendRequest } from "#server/testing/client.ts";
import { createTestFolder } from "#server/testing/test-folder.ts";
import { proxyOnlyPlugin } from "./proxy-key.ts";

test("a preview responds only to requests with its key", async () => {
  const root = createTestFolder();
  writeFileIn(root, "index.html", "<!doctype html><title>Borrador</title>");
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: "silent",
    server: { host: "127.0.0.1", port: 0, watch: null },
    plugins: [proxyOnlyPlugin("the-key")],
  });
  await vite.listen();
  onTestFinished(() => vite.close());
  const address = vite.httpServer?.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const headers = { host: `localhost:${port}`, accept: "text/html" };
  const get = async (path: string, key?: string) =>
    (await sendRequest(port, path, { headers: { ...headers, ...(key !== undefined && { "x-editor-key": key }) } }))
      .status;
  expect(await get("/", "the-key")).toBe(200);
  for (const path of ["/", "/@vite/client", "/index.html"])
    for (const key of [undefined, "", "the-kez", "the-key-and-more"]) expect(await get(path, key), path).toBe(403);

  const upgrade = (key: string) =>
    new Promise<string>((done) => {
      const socket = connect(port, "127.0.0.1");
      const lines = [`Host: localhost:${port}`, "Connection: Upgrade", "Upgrade: websocket", `X-Editor-Key: ${key}`];
      const socketLines = [
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        "Sec-WebSocket-Protocol: vite-hmr",
      ];
      socket.write(["GET / HTTP/1.1", ...lines, ...socketLines, "", ""].join("\r\n"));
      socket.on("error", () => {}).once("close", () => done(""));
      socket.once("data", (part) => {
        done(`${part}`);
        socket.destroy();
      });
    });
  expect(await upgrade("another")).toBe("");
  expect(await upgrade("the-key")).toMatch(/^HTTP\/1.1 101/);
});
