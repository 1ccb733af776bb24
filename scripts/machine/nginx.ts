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
import { type NginxConfigOptions, renderNginxConfig } from "#deploy/nginx-config.ts";
import { renderNginxErrorPages } from "#deploy/nginx-errors.ts";
import { loadConfiguredSite } from "#server/configured-site.ts";
import { buildFileHeaderRules } from "#server/files/file-headers.ts";
import { indexCanonicalPaths } from "#server/files/redirects.ts";
import { installAptPackages } from "./apt.ts";

const program = "nginx";
const brotliModules = ["/usr/lib/nginx/modules", "/usr/share/nginx/modules", "/usr/lib64/nginx/modules"].map((folder) =>
  join(folder, "ngx_http_brotli_static_module.so"),
);
const brotliModule = () => brotliModules.find((file) => existsSync(file));
const environment = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` };
const isThere = () => spawnSync(program, ["-v"], { env: environment }).status === 0 && brotliModule() !== undefined;

/** @returns whether nginx is available now. */
export function ensureNginx(): boolean {
  if (isThere()) return true;
  const why = "tests behind nginx";
  return installAptPackages(why, "nginx") && installAptPackages(why, "libnginx-mod-http-brotli-static") && isThere();
}

export type NginxOptions = {
  /** The built site: `dist/client`. */
  clientDir: string;
  /** Port of the site's own server on this machine; without it, leads and visits are not collected. */
  collectorPort?: number;
  port: number;
  /** Worker processes; by default one per processor. */
  workers?: number;
  accessLog?: string;
  /** Load balancer in front of nginx. */
  edge?: NginxConfigOptions["edge"];
  /** Rate limit for POST requests from one address. Benches raise the limit, because they use only one address. */
  postsPerSecond?: number;
};

export type RunningNginx = { url: string; pid: number; stop: () => Promise<void> };

/**
 * Serves a built site with the configuration for operators, on 127.0.0.1, without TLS.
 *
 * @throws {Error} with nginx's output, if nginx does not start.
 */
export async function startNginx(options: NginxOptions): Promise<RunningNginx> {
  const { clientDir, collectorPort, port, workers, accessLog, postsPerSecond, edge } = options;
  const configured = await loadConfiguredSite();
  return startNginxWithConfiguration({ port, workers }, async (prefix) => {
    const errorsDir = join(prefix, "errors");
    await mkdir(errorsDir);
    for (const [name, page] of Object.entries(renderNginxErrorPages())) await writeFile(join(errorsDir, name), page);
    return renderNginxConfig({
      rules: buildFileHeaderRules(configured),
      names: indexCanonicalPaths(configured.pages),
      clientDir: resolve(clientDir),
      errorsDir,
      listen: [`listen 127.0.0.1:${port};`, "server_name 127.0.0.1;"],
      others: {
        addresses: [`127.0.0.1:${port}`],
        otherName: "otro.wim.test",
        certificate: [],
        siteUrl: `http://127.0.0.1:${port}`,
      },
      ...(edge && { edge }),
      ...(accessLog && { accessLog }),
      ...(postsPerSecond && { postsPerSecond }),
      ...(collectorPort && { collector: `127.0.0.1:${collectorPort}` }),
    });
  });
}

/**
 * Starts nginx from a temporary folder, which is deleted when nginx stops.
 *
 * @param configuration - returns lines for the `http` context; receives the temporary folder.
 * @throws {Error} with nginx's output, if nginx does not start.
 */
export async function startNginxWithConfiguration(
  { port, workers }: { port: number; workers?: number | undefined },
  configuration: (prefix: string) => Promise<string>,
): Promise<RunningNginx> {
  const prefix = await mkdtemp(join(tmpdir(), "wim-nginx-"));
  await writeFile(join(prefix, "nginx.conf"), aroundSite(prefix, await configuration(prefix), workers));
  const child = spawn(program, ["-p", prefix, "-c", join(prefix, "nginx.conf"), "-e", "stderr"], {
    env: environment,
    stdio: ["ignore", "inherit", "pipe"],
  });
  // Otherwise nginx would outlive this process.
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
    await answering(child, port);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop };
}

function aroundSite(prefix: string, site: string, workers: number | undefined): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `  ${name}_temp_path ${join(prefix, name)};`,
  );
  return [
    `load_module ${brotliModule()};`,
    ...(process.getuid?.() === 0 ? ["user root;"] : []),
    "daemon off;",
    `worker_processes ${workers ?? "auto"};`,
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

async function answering(child: ChildProcess, port: number): Promise<void> {
  let said = "";
  child.stderr?.on("data", (part: Buffer) => {
    said += part;
  });
  for (let tries = 0; tries < 100; tries += 1) {
    if (child.exitCode !== null) break;
    const socket = connect(port, "127.0.0.1");
    const isOpen = await Promise.race([once(socket, "connect").then(() => true), delay(1_000)]).catch(() => false);
    socket.destroy();
    if (isOpen) return;
    await delay(50);
  }
  throw new Error(`nginx did not start: ${said}`);
}
