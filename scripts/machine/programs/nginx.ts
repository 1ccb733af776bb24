/**
 * Starts nginx with brotli_static on a built site, for tests and benchmarks, from a temporary folder and without
 * privileges. Installs nginx as root on Debian if necessary.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { type NginxConfigOptions, renderNginxConfig } from "#deploy/nginx/nginx-config.ts";
import { renderNginxErrorPages } from "#deploy/nginx/nginx-errors.ts";
import { loadConfiguredSite } from "#server/configured-site.ts";
import { buildFileHeaderRules } from "#server/files/file-headers.ts";
import { indexCanonicalPaths } from "#server/files/redirects.ts";
import { installAptPackages } from "./apt.ts";

const program = "nginx";
const brotliModules = ["/usr/lib/nginx/modules", "/usr/share/nginx/modules", "/usr/lib64/nginx/modules"].map((folder) =>
  join(folder, "ngx_http_brotli_static_module.so"),
);
const findBrotliModule = () => brotliModules.find((file) => existsSync(file));
const environment = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` };
const isInstalled = () =>
  spawnSync(program, ["-v"], { env: environment }).status === 0 && findBrotliModule() !== undefined;

/** @returns whether nginx is available now. */
export function ensureNginx(): boolean {
  if (isInstalled()) return true;
  const purpose = "tests behind nginx";
  return (
    installAptPackages(purpose, "nginx") &&
    installAptPackages(purpose, "libnginx-mod-http-brotli-static") &&
    isInstalled()
  );
}

export type NginxOptions = {
  /** Folder of the built site: `dist/client`. */
  clientDir: string;
  /** Port of the site's own server on this machine; if undefined, leads and visits are not collected. */
  collectorPort?: number;
  port: number;
  /** Address to listen on; by default 127.0.0.1. */
  address?: string;
  /** Network namespace to run in. */
  namespace?: string;
  /** Number of worker processes; by default one per processor. */
  workerCount?: number;
  accessLog?: string;
  /** Folder of the status page. */
  stateDir?: string;
  /** Port of nginx's own metrics; undefined for none. */
  statusPort?: number;
  /** Load balancer in front of nginx; undefined for none. */
  edgeProxy?: NginxConfigOptions["edgeProxy"];
  /** Maximum POST requests per second from one address. Benches raise it, because they use only one address. */
  postsPerSecond?: number;
};

export type RunningNginx = { url: string; pid: number; stop: () => Promise<void> };

/**
 * Serves a built site with the operators' configuration, on 127.0.0.1 and without TLS.
 *
 * @throws {Error} with nginx's output, if nginx does not start.
 */
export async function startNginx(options: NginxOptions): Promise<RunningNginx> {
  const {
    clientDir,
    collectorPort,
    port,
    address = "127.0.0.1",
    namespace,
    workerCount,
    accessLog,
    statusPort,
    stateDir,
    postsPerSecond,
    edgeProxy,
  } = options;
  const configuredSite = await loadConfiguredSite();
  return startNginxWithConfiguration({ port, address, namespace, workerCount }, async (prefix) => {
    const errorsDir = join(prefix, "errors");
    await mkdir(errorsDir);
    for (const [name, page] of Object.entries(renderNginxErrorPages())) await writeFile(join(errorsDir, name), page);
    return renderNginxConfig({
      headerRules: buildFileHeaderRules(configuredSite),
      canonicalPaths: indexCanonicalPaths(configuredSite.pagePaths),
      clientDir: resolve(clientDir),
      errorsDir,
      listenLines: [`listen ${address}:${port};`, "server_name 127.0.0.1;"],
      otherHosts: {
        listenAddresses: [`${address}:${port}`],
        otherHostName: "otro.wim.test",
        certificateLines: [],
        siteUrl: `http://127.0.0.1:${port}`,
      },
      ...(edgeProxy && { edgeProxy }),
      ...(accessLog && { accessLog }),
      ...(stateDir && { stateDir }),
      ...(statusPort && { statusAddress: `127.0.0.1:${statusPort}` }),
      ...(postsPerSecond && { postsPerSecond }),
      ...(collectorPort && { collectorAddress: `127.0.0.1:${collectorPort}` }),
    });
  });
}

/**
 * Starts nginx from a temporary folder, which is deleted when nginx stops.
 *
 * @param configuration - receives the temporary folder, and returns lines for the `http` context.
 * @throws {Error} with nginx's output, if nginx does not start.
 */
export async function startNginxWithConfiguration(
  {
    port,
    address = "127.0.0.1",
    namespace,
    workerCount,
  }: { port: number; address?: string; namespace?: string | undefined; workerCount?: number | undefined },
  configuration: (prefix: string) => Promise<string>,
): Promise<RunningNginx> {
  const prefix = await mkdtemp(join(tmpdir(), "wim-nginx-"));
  await writeFile(join(prefix, "nginx.conf"), wrapSiteConfig(prefix, await configuration(prefix), workerCount));
  const command = [program, "-p", prefix, "-c", join(prefix, "nginx.conf"), "-e", "stderr"];
  const [first = "", ...args] = namespace ? ["ip", "netns", "exec", namespace, ...command] : command;
  const child = spawn(first, args, {
    env: environment,
    stdio: ["ignore", "inherit", "pipe"],
  });
  // Without this handler, nginx would outlive this process.
  const kill = () => void child.kill("SIGTERM");
  process.once("exit", kill);
  const stop = async () => {
    process.off("exit", kill);
    if (child.exitCode === null) {
      const exit = once(child, "exit");
      child.kill("SIGTERM");
      await exit;
    }
    await rm(prefix, { recursive: true, force: true });
  };
  try {
    await waitForAnswer(child, port, address);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `http://${address}:${port}`, pid: child.pid ?? 0, stop };
}

function wrapSiteConfig(prefix: string, site: string, workerCount: number | undefined): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `  ${name}_temp_path ${join(prefix, name)};`,
  );
  return [
    `load_module ${findBrotliModule()};`,
    ...(process.getuid?.() === 0 ? ["user root;"] : []),
    "daemon off;",
    `worker_processes ${workerCount ?? "auto"};`,
    `pid ${join(prefix, "nginx.pid")};`,
    "events {",
    "  worker_connections 4096;",
    "}",
    "http {",
    ...temporary,
    "  access_log off;",
    "  sendfile on;",
    "  tcp_nopush on;",
    site.trimEnd(),
    "}",
    "",
  ].join("\n");
}

async function waitForAnswer(child: ChildProcess, port: number, address: string): Promise<void> {
  let errorOutput = "";
  child.stderr?.on("data", (part: Buffer) => {
    errorOutput += part;
  });
  for (let tries = 0; tries < 100; tries += 1) {
    if (child.exitCode !== null) break;
    const socket = connect(port, address);
    const isOpen = await Promise.race([once(socket, "connect").then(() => true), delay(1_000)]).catch(() => false);
    socket.destroy();
    if (isOpen) return;
    await delay(50);
  }
  throw new Error(`nginx did not start: ${errorOutput}`);
}
