import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { sendRequest } from "#server/testing/client.ts";
import { findFreePort } from "#server/testing/free-port.ts";

const root = resolve(import.meta.dirname, "..");

test("«npm run edit:try» lets each of five people sign in without a password, and leaves nothing behind", async () => {
  const port = await findFreePort();
  const command = spawn(process.execPath, ["editor/try.ts"], {
    cwd: root,
    env: { ...process.env, EDITOR_PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void command.kill("SIGTERM"));
  const ended = new Promise<number | null>((done) => command.once("exit", done));
  const messages: string[] = [];
  for await (const line of createInterface(command.stdout)) {
    messages.push(line);
    if (line.startsWith("Ctrl+C")) break;
  }
  expect(messages).toContain(`Editor: http://localhost:${port}/`);
  const place = dirname(messages.find((line) => line.startsWith("Repositorio: "))?.slice(13) ?? "");
  expect(existsSync(`${place}/editor/editor/main.ts`)).toBe(true);
  for (const person of ["ana", "luz", "leo", "gil", "sol"]) expect(await enter(port, person)).toBe("/");
  command.kill("SIGINT");
  expect(await ended).toBe(0);
  expect(existsSync(place)).toBe(false);
});

/** Signs in with a new browser. @returns the address to which the editor redirects the browser afterwards. */
async function enter(editorPort: number, person: string): Promise<string | undefined> {
  const cookies = new Map<string, string>();
  let at = new URL(`http://localhost:${editorPort}/entrar/ir`);
  for (let left = 10; left > 0; left--) {
    const headers = { host: at.host, cookie: [...cookies].map((pair) => pair.join("=")).join("; ") };
    const answer = await sendRequest(Number(at.port), at.pathname + at.search, { headers });
    for (const line of answer.headers["set-cookie"] ?? []) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const { location } = answer.headers;
    if (at.pathname === "/entrar/vuelta") return location;
    if (location === undefined) expect(answer.body).toContain(`"?persona=${person}"`);
    at = new URL(location ?? `?persona=${person}`, at);
  }
  return undefined;
}
