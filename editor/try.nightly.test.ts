import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { sendRequest } from "#server/testing/client.ts";
import { findFreePort } from "#server/testing/free-port.ts";
import { createTestFolder } from "#server/testing/test-folder.ts";
import { attempt } from "./server/attempt.ts";
import { readFileIn, runGit, writeFileIn } from "./testing/servers/site-repository.ts";

const root = resolve(import.meta.dirname, "..");

/** Starts the command. @returns its messages, and the folder with its repository and its checkout. */
async function openTrial() {
  const port = await findFreePort();
  const tools = createTestFolder();
  writeFileSync(join(tools, "systemd-notify"), `#!/bin/sh\necho "$*" > ${tools}/notified\n`, { mode: 0o755 });
  const command = spawn(process.execPath, ["editor/try.ts"], {
    cwd: root,
    env: {
      ...process.env,
      EDITOR_PORT: String(port),
      NOTIFY_SOCKET: "/run/notify",
      PATH: `${tools}:${process.env.PATH}`,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void command.kill("SIGTERM"));
  const ended = new Promise<number | null>((done) => command.once("exit", done));
  const messages: string[] = [];
  for await (const line of createInterface(command.stdout)) {
    messages.push(line);
    if (line.startsWith("Ctrl+C")) break;
  }
  const place = dirname(messages.find((line) => line.startsWith("Repositorio: "))?.slice(13) ?? "");
  const readNotification = () => attempt(() => readFileSync(join(tools, "notified"), "utf8"));
  return { port, command, ended, messages, place, readNotification };
}

test("«npm run edit:try» lets each of five people sign in without a password, and leaves nothing behind", async () => {
  const { port, command, ended, messages, place, readNotification } = await openTrial();
  expect(messages).toContain(`Editor: http://localhost:${port}/`);
  expect(existsSync(`${place}/editor/editor/main.ts`)).toBe(true);
  for (const person of ["ana", "luz", "leo", "gil", "sol"]) expect((await enter(port, person)).location).toBe("/");
  await expect.poll(readNotification).toBe("--ready\n");
  command.kill("SIGINT");
  expect(await ended).toBe(0);
  expect(existsSync(place)).toBe(false);
});

test("an editor on main that does not start stops nobody, and the page beside is that of main", async () => {
  const { port, place } = await openTrial();
  const developer = createTestFolder();
  runGit(developer, "clone", "--quiet", `${place}/sitio.git`, ".");
  const change = (path: string, edit: (text: string) => string) =>
    writeFileIn(developer, path, edit(readFileIn(developer, path)));
  for (const path of ["editor/server/start-editor.ts", "editor/hosted/workspaces/workspace-process.ts"])
    change(path, (text) => `import "package-that-nobody-installed";\n${text}`);
  change("src/layout/site-layout.tsx", (text) => text.replace('id="contenido"', 'id="contenido" data-newer'));
  runGit(developer, "commit", "--quiet", "-am", "Newer code");
  runGit(developer, "push", "--quiet", "origin", "HEAD:main");
  const { cookie } = await enter(port, "ana");
  const ask = (path: string, at = port) =>
    sendRequest(at, path, { headers: { host: `localhost:${at}`, accept: "text/html", cookie } });
  expect((await ask("/")).body).toContain("<title>Editor");
  expect((await ask("/api/menu")).status).toBe(200);
  const page = await ask("/", port + 1);
  expect([page.status, page.body]).toEqual([200, expect.stringContaining("data-newer")]);
  // The script that the page gets from the editor is the installed one.
  const [, script = ""] = /import\("([^"]*in-page\.ts)"\)/.exec(page.body) ?? [];
  expect(script).toBe(`/@fs${place}/editor/editor/app/preview/frame/in-page.ts`);
  const { status, body } = await ask(script, port + 1);
  expect([status, body]).toEqual([200, expect.stringContaining("import")]);
  expect((await ask(`/@fs${place}/editor/package.json`, port + 1)).status).toBe(404);
  const health = await ask("/entrar/salud");
  const notices = ["Versión: hay una versión nueva que instalar; mientras, se trabaja con esta"];
  expect([health.status, JSON.parse(health.body)]).toEqual([200, { problems: [], notices }]);
});

/** Signs in with a new browser. @returns its cookies, and the address to which the editor redirects it. */
async function enter(editorPort: number, person: string): Promise<{ location?: string; cookie: string }> {
  const cookies = new Map<string, string>();
  const formatCookies = () => [...cookies].map((pair) => pair.join("=")).join("; ");
  let at = new URL(`http://localhost:${editorPort}/entrar/ir`);
  for (let left = 10; left > 0; left--) {
    const headers = { host: at.host, cookie: formatCookies() };
    const answer = await sendRequest(Number(at.port), at.pathname + at.search, { headers });
    for (const line of answer.headers["set-cookie"] ?? []) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const { location } = answer.headers;
    if (at.pathname === "/entrar/vuelta") return { ...(location && { location }), cookie: formatCookies() };
    if (location === undefined) expect(answer.body).toContain(`"?persona=${person}"`);
    at = new URL(location ?? `?persona=${person}`, at);
  }
  return { cookie: formatCookies() };
}
