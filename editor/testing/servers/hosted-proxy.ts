/** The proxy with an identity provider, people with different roles, and a workspace that echoes requests. */
import { existsSync, symlinkSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { onTestFinished, vi } from "vitest";
import { openCertifiedProvider } from "#editor/demo/certified-provider.ts";
import { openGitServer } from "#editor/demo/git-over-http.ts";
import type { Account } from "#editor/hosted/auth/account.ts";
import { openIdentityProvider } from "#editor/hosted/auth/identity-provider.ts";
import { createSessionStore, sweepIntervalMs } from "#editor/hosted/auth/sessions.ts";
import { returnPath, signedOutPath } from "#editor/hosted/auth/sign-in.ts";
import { createAuthProxy, createPreviewProxy } from "#editor/hosted/proxy/auth-proxy.ts";
import { readRepositorySettings } from "#editor/hosted/repository.ts";
import { openPersonalWorktrees } from "#editor/hosted/workspaces/personal-worktrees.ts";
import { cloneForPeople, createRepository } from "#editor/testing/checkout.ts";
import { sendRequest } from "#server/testing/client.ts";
import { openProviderBrowser } from "./provider-browser.ts";

const project = resolve(import.meta.dirname, "../../..");

const origins = { url: "https://editor.example", previewUrl: "https://editor.example:8443" };

export const noticesPath = "src/content/data/notices.ts";

/** People of the company, by the provider's id of them. */
const people = {
  "user-7": { name: "Ana Ruiz", email: "Ana.Ruiz@wim.example", groups: ["Marketing", "Todos"] },
  "user-8": { name: "Beto Díaz", email: "beto@wim.example", groups: ["Jurídico", "Gerencia"] },
  "user-9": { name: "Lector", email: "lector@wim.example", groups: [] },
  "user-10": { name: "Nadie", email: "nadie@wim.example", groups: ["Todos"] },
};

export type TestPersonId = keyof typeof people;

const roles = { lists: ["Marketing"], legal: ["Jurídico"], approver: ["Gerencia"], reader: ["LECTOR@wim.example"] };

/** Opens a git server over HTTP, and the checkout that hosts the editor. */
export async function openTeamServer(files: Readonly<Record<string, string>>) {
  const { server, copies } = cloneForPeople(createRepository(files), ["Host"]);
  return openTeamServerForCheckout({ server, host: copies[0] ?? "" });
}

/** Like {@link openTeamServer}, for an existing repository and checkout. */
export async function openTeamServerForCheckout({ server, host }: { server: string; host: string }) {
  const gitServer = await openGitServer(server);
  onTestFinished(() => gitServer.close());
  // Links the installed packages, instead of running `npm ci`.
  if (!existsSync(join(host, "node_modules"))) symlinkSync(join(project, "node_modules"), join(host, "node_modules"));
  return { gitServer, host, repository: readRepositorySettings(gitServer.env, "editor.example") };
}

type Cookies = Readonly<Record<string, string>>;
type SendOptions = { method?: string; headers?: Record<string, string>; body?: string; cookies?: Cookies };

/** Opens the proxy and the provider; their clock advances only by `pass`. */
export async function openAuthProxy() {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  const team = await openTeamServer({ [noticesPath]: "uno\n", ".gitignore": ".editor/\nnode_modules\n" });
  const { host, repository } = team;
  const identityProvider = await openCertifiedProvider({ origin: origins.url });
  onTestFinished(() => identityProvider.close());
  for (const [id, person] of Object.entries(people)) identityProvider.people.set(id, structuredClone(person));
  const workspace = await openEchoWorkspace();
  const worktrees = openPersonalWorktrees(host, repository);
  const unexpectedErrors: unknown[] = [];
  const auditEntries: object[] = [];
  const runningWorkspace = { editorPort: workspace.port, previewPort: workspace.port, key: "the-key-of-the-door" };
  const settings = { ...origins, oidc: identityProvider.settings, roles, repository, maxWorkspaces: 2 };
  const provider = openIdentityProvider({
    settings: identityProvider.settings,
    redirectUri: `${origins.url}${returnPath}`,
    signedOutUri: `${origins.url}${signedOutPath}`,
  });
  const problems: string[] = [];
  const audit = (entry: object) => void auditEntries.push(entry);
  const sessions = createSessionStore({ settings, provider, audit });
  const parts = {
    settings,
    provider,
    readLiveStatus: async () => ({ state: "live", repositoryState: "1" }) as const,
    readHealth: async () => ({ problems, notices: [] }),
    sessions,
    workspaces: {
      acquire: async (account: Account) => {
        await worktrees.prepare(account);
        return runningWorkspace;
      },
      findRunning: () => runningWorkspace,
      keepBusyWhile: <Result>(_account: unknown, work: () => Promise<Result>) => work(),
      requireHealth: async () => {},
      close: async () => {},
    },
    onUnexpectedError: (error: unknown) => unexpectedErrors.push(error),
    audit,
  };
  const proxies = { editor: await createAuthProxy(parts), preview: await createPreviewProxy(parts) };
  await Promise.all(Object.values(proxies).map((proxy) => proxy.listen({ port: 0, host: "127.0.0.1" })));
  onTestFinished(async () => {
    sessions.close();
    await Promise.all([...Object.values(proxies).map((proxy) => proxy.close()), workspace.close()]);
  });
  const getPort = (proxy: keyof typeof proxies) => (proxies[proxy].server.address() as AddressInfo).port;
  const send = (proxy: keyof typeof proxies, path: string, { headers, cookies = {}, ...sent }: SendOptions = {}) => {
    const ownHost = new URL(proxy === "editor" ? origins.url : origins.previewUrl).host;
    const cookiePairs = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
    return sendRequest(getPort(proxy), path, {
      ...sent,
      headers: { host: ownHost, ...(cookiePairs.length > 0 && { cookie: cookiePairs.join("; ") }), ...headers },
    });
  };
  /** Starts the sign-in. @returns the response, its cookies, and the provider's address that it redirects to. */
  const startSignIn = async () => {
    const redirect = await send("editor", "/entrar/ir");
    return {
      redirect,
      cookies: parseCookies(redirect.headers["set-cookie"]),
      to: String(redirect.headers.location),
    };
  };
  const browser = openProviderBrowser(origins.url);
  /** Signs in at the provider. @returns the path to which it redirects the browser back. */
  const signInAtProvider = async (to: string) => {
    const { at, page } = await browser.visit(to);
    if (page !== "") throw new Error(page);
    return at.slice(origins.url.length);
  };
  /** Signs a person in, in a new browser. */
  const signIn = async (id: TestPersonId) => {
    browser.forgetCookies();
    identityProvider.visitor = id;
    const { cookies, to } = await startSignIn();
    const callbackPath = await signInAtProvider(to);
    const signInResponse = await send("editor", callbackPath, { cookies });
    return { signInResponse, cookies: parseCookies(signInResponse.headers["set-cookie"]) };
  };
  return {
    ...team,
    ...origins,
    identityProvider,
    sessions,
    workspace,
    worktrees,
    unexpectedErrors,
    auditEntries,
    problems,
    send,
    startSignIn,
    browser,
    signInAtProvider,
    signIn,
    getPort,
    /** Advances the clock, and sweeps the sessions as often as the editor does. */
    pass: async (ms: number) => {
      for (let remainingMs = ms; remainingMs > 0; remainingMs -= sweepIntervalMs) {
        vi.setSystemTime(Date.now() + Math.min(remainingMs, sweepIntervalMs));
        await sessions.sweep();
      }
    },
  };
}

/** Parses the cookies that a response sets, without the deleted ones. */
function parseCookies(lines: readonly string[] = []): Cookies {
  const cookiePairs = lines.filter((line) => !/Max-Age=0/.test(line)).map((line) => line.split(";")[0] ?? "");
  return Object.fromEntries(
    cookiePairs.map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]),
  );
}

/** Starts a server that echoes every request and accepts every WebSocket. */
async function openEchoWorkspace() {
  /** `body`: what the server answers instead of the echo. */
  const workspace: { status: number; body?: string | undefined; headers?: Record<string, string> } = { status: 200 };
  const requests: { method: string; url: string; headers: Record<string, unknown>; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const { method = "", url = "", headers } = request;
    requests.push({ method, url, headers, body: await text(request) });
    response.setHeader("set-cookie", "session=stolen");
    response.writeHead(workspace.status, { "content-type": "application/json", ...workspace.headers });
    response.end(workspace.body ?? JSON.stringify({ method, url }));
  });
  server.on("upgrade", (request, socket) => {
    requests.push({ method: "UPGRADE", url: request.url ?? "", headers: request.headers, body: "" });
    socket.write("HTTP/1.1 101 Switching Protocols\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\nhello");
    socket.pipe(socket);
    socket.on("error", () => {});
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return Object.assign(workspace, {
    requests,
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  });
}
