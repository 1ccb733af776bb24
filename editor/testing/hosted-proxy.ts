/** The proxy with a fake forge, people with different rights, and a workspace that echoes requests. */
import { existsSync, symlinkSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { openSessions } from "#editor/hosted/auth/sessions.ts";
import { createForge } from "#editor/hosted/forge/create-forge.ts";
import type { Account, ForgeSettings } from "#editor/hosted/forge/forge.ts";
import { createAuthProxy, createPreviewProxy } from "#editor/hosted/proxy/auth-proxy.ts";
import { openPersonalWorktrees } from "#editor/hosted/workspaces/personal-worktrees.ts";
import { sendRequest } from "#server/testing/client.ts";
import { cloneForPeople, createRepository } from "./checkout.ts";
import { openForgeStandIn } from "./forge-stand-in.ts";
import { oauthClient } from "./forge-state.ts";

const project = resolve(import.meta.dirname, "../..");

const origins = { url: "https://editor.example", previewUrl: "https://editor.example:8443" };

export const noticesPath = "src/content/data/notices.ts";

const people = [
  { id: 7, login: "Ana.Ruiz", name: "Ana Ruiz", email: "ana@wim.example", role: "push" as const },
  { id: 8, login: "beto", name: "Beto Díaz", email: "beto@wim.example", role: "push" as const },
  { id: 9, login: "lector", name: "Lector", email: "lector@wim.example", role: "read" as const },
  { id: 10, login: "nadie", name: "Nadie", email: "nadie@wim.example", role: "none" as const },
];

/** A forge with the people above, and the checkout that hosts the editor. */
export async function openTeamForge(kind: ForgeSettings["kind"], files: Readonly<Record<string, string>>) {
  const { server, copies } = cloneForPeople(createRepository(files), ["Host"]);
  return openTeamForgeForCheckout(kind, { server, host: copies[0] ?? "" });
}

/** Like {@link openTeamForge}, for an existing repository and checkout. */
export async function openTeamForgeForCheckout(
  kind: ForgeSettings["kind"],
  { server, host }: { server: string; host: string },
) {
  const standIn = await openForgeStandIn(kind, server);
  onTestFinished(() => standIn.close());
  for (const person of people) standIn.people.set(person.login, person);
  standIn.redirectUri = `${origins.url}/entrar/vuelta`;
  // Links the installed packages, as a replacement for `npm ci`.
  if (!existsSync(join(host, "node_modules"))) symlinkSync(join(project, "node_modules"), join(host, "node_modules"));
  return { standIn, host, forge: createForge(standIn.settings) };
}

type Cookies = Readonly<Record<string, string>>;
type Sent = { method?: string; headers?: Record<string, string>; body?: string; cookies?: Cookies };

export async function openAuthProxy(kind: ForgeSettings["kind"] = "github") {
  const team = await openTeamForge(kind, { [noticesPath]: "uno\n", ".gitignore": ".editor/\nnode_modules\n" });
  const { standIn, host, forge } = team;
  let now = Date.now();
  const sessions = openSessions({ forge, clientId: oauthClient.id, clientSecret: oauthClient.secret, now: () => now });
  const workspace = await repeatingWorkspace();
  const worktrees = openPersonalWorktrees(host, forge);
  const troubles: unknown[] = [];
  const place = { editorPort: workspace.port, previewPort: workspace.port, key: "the-key-of-the-door" };
  const parts = {
    settings: {
      ...origins,
      forge: standIn.settings,
      clientId: oauthClient.id,
      clientSecret: oauthClient.secret,
      maxWorkspaces: 2,
    },
    forge,
    sessions,
    workspaces: {
      acquire: async (account: Account, token: string) => {
        await worktrees.prepare(account, token);
        return place;
      },
      findRunning: () => place,
      keepBusyWhile: <Result>(_account: unknown, work: () => Promise<Result>) => work(),
      close: async () => {},
    },
    onUnexpectedError: (error: unknown) => troubles.push(error),
    now: () => now,
  };
  const proxies = { editor: await createAuthProxy(parts), preview: await createPreviewProxy(parts) };
  await Promise.all(Object.values(proxies).map((proxy) => proxy.listen({ port: 0, host: "127.0.0.1" })));
  onTestFinished(async () => {
    sessions.close();
    await Promise.all([...Object.values(proxies).map((proxy) => proxy.close()), workspace.close()]);
  });
  const portOf = (proxy: keyof typeof proxies) => (proxies[proxy].server.address() as AddressInfo).port;
  const send = (proxy: keyof typeof proxies, path: string, { headers, cookies = {}, ...sent }: Sent = {}) => {
    const own = new URL(proxy === "editor" ? origins.url : origins.previewUrl).host;
    const jar = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
    return sendRequest(portOf(proxy), path, {
      ...sent,
      headers: { host: own, ...(jar.length > 0 && { cookie: jar.join("; ") }), ...headers },
    });
  };
  /** Starts the sign-in. @returns the response, its cookies, and the address of the forge to which it redirects. */
  const leave = async () => {
    const away = await send("editor", "/entrar/ir");
    return { away, cookies: cookiesIn(away.headers["set-cookie"]), to: String(away.headers.location) };
  };
  const comeBack = async (to: string) => {
    const back = await fetch(to, { redirect: "manual" });
    const { pathname, search } = new URL(back.headers.get("location") ?? "");
    return `${pathname}${search}`;
  };
  const enter = async (login: string) => {
    standIn.visitor = login;
    const { cookies, to } = await leave();
    const back = await comeBack(to);
    const entered = await send("editor", back, { cookies });
    return { back, away: cookies, entered, cookies: cookiesIn(entered.headers["set-cookie"]) };
  };
  return {
    ...team,
    ...origins,
    workspace,
    worktrees,
    troubles,
    send,
    leave,
    comeBack,
    enter,
    portOf,
    pass: (ms: number) => {
      now += ms;
    },
  };
}

/** The cookies that a response sets, without the deleted ones. */
function cookiesIn(lines: readonly string[] = []): Cookies {
  const pairs = lines.filter((line) => !/Max-Age=0/.test(line)).map((line) => line.split(";")[0] ?? "");
  return Object.fromEntries(pairs.map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]));
}

/** Starts a server that echoes every request and accepts every WebSocket. */
async function repeatingWorkspace() {
  const workspace = { status: 200 };
  const heard: { method: string; url: string; headers: Record<string, unknown>; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const { method = "", url = "", headers } = request;
    heard.push({ method, url, headers, body: await text(request) });
    response.setHeader("set-cookie", "session=stolen");
    response.writeHead(workspace.status, { "content-type": "application/json" }).end(JSON.stringify({ method, url }));
  });
  server.on("upgrade", (request, socket) => {
    heard.push({ method: "UPGRADE", url: request.url ?? "", headers: request.headers, body: "" });
    socket.write("HTTP/1.1 101 Switching Protocols\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\nhello");
    socket.pipe(socket);
    socket.on("error", () => {});
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return Object.assign(workspace, {
    heard,
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  });
}
