/**
 * `npm run dev`: the site with hot reload, and the collector behind its /api addresses. `-- --verbose` shows everything
 * that the tools say; else warnings and errors are shown, and the rest is in a log.
 */
import { Console } from "node:console";
import { createWriteStream, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { buildApp } from "#server/app.ts";
import { messageOf } from "#server/error-message.ts";
import { leadFormPage } from "#server/lead-form-page.ts";
import { openStore } from "#server/open-store.ts";
import { processSettings, type ServerSettings } from "#server/server-settings.ts";
import { runDocuments } from "./documents.ts";
import { runShown, showProgress } from "./machine/progress.ts";

const logFile = ".build/dev.log";

try {
  await dev();
} catch (error) {
  const message = messageOf(error);
  console.error(/already in use/.test(message) ? "El puerto está ocupado: libéralo o elige otro con PORT." : message);
  process.exit(1);
}

async function dev(): Promise<void> {
  const settings = processSettings();
  if (!process.argv.includes("--verbose")) logTools();
  const progress = showProgress();
  await runShown(progress, "Documentos", runDocuments);
  const { collector, viteServer } = await runShown(progress, "Servidores", () => startServers(settings));
  progress.stop();
  const address = viteServer.resolvedUrls?.local[0] ?? `http://localhost:${settings.port}/`;
  progress.say(`Desarrollo: ${address}`);

  const stop = async () => {
    await Promise.all([viteServer.close(), collector.close()]);
    process.exit(0);
  };
  process.once("SIGTERM", stop).once("SIGINT", stop);
}

/** Vike and Vite report every request through the console. */
function logTools(): void {
  mkdirSync(dirname(logFile), { recursive: true });
  globalThis.console = new Console({ stdout: createWriteStream(logFile), stderr: process.stderr });
}

async function startServers({ port, rateLimit, logLevel, ...place }: ServerSettings) {
  const collector = await buildApp({
    clientDir: "public",
    openStore: (reports) => openStore(place, reports),
    rateLimit,
    logger: { level: logLevel },
    renderLeadForm: leadFormPage(() => import("vike/server")),
  });
  await collector.listen({ port: 0, host: "127.0.0.1" });

  // The page that shows every component belongs to development.
  process.env.WIM_GALLERY = "1";
  const { dev: startVike } = await import("vike/api");
  // The Host header stays as the browser sent it: the collector compares it with the origin.
  const proxy = { "/api": { target: collector.listeningOrigin, changeOrigin: false } };
  const { viteServer } = await startVike({ viteConfig: { server: { port, strictPort: true, proxy } } });
  return { collector, viteServer };
}
