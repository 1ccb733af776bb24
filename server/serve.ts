import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { FastifyInstance } from "fastify";
import { getErrorMessage } from "#domain/text/error-message.ts";
import { type AppOptions, buildApp } from "./app.ts";
import { loadConfiguredSite } from "./configured-site.ts";
import { createFormRenderers } from "./files/page-rendering.ts";
import { createMetrics, type Metrics } from "./health/metrics.ts";
import { startWatchdogSignal } from "./health/watchdog.ts";
import { findInheritedSocket } from "./http/inherited-socket.ts";
import { buildLoggerOptions } from "./http/logger-options.ts";
import type { MailListener } from "./mail/mail-sender.ts";
import { findProxyWarning, type ServerSettings } from "./server-settings.ts";
import { findStoreWarning, openStore } from "./store/open-store.ts";
import type { StoreListener } from "./store/reporting-store.ts";
import { getFileSize } from "./store/sqlite/sqlite-file.ts";

/** Path of the bundle that renders pages, relative to the build's output. */
const pageRenderer = "server/page-renderer.mjs";

/** Maximum time in ms to finish open requests after the stop signal; their connections are then closed. */
const stopWithinMs = 10_000;

/**
 * Serves the built site until the process gets a stop signal.
 *
 * @throws {Error} with one line in Spanish, if the server cannot start.
 */
export async function serveBuiltSite(settings: ServerSettings): Promise<FastifyInstance> {
  const clientDir = join(settings.distDir, "client");
  if (!existsSync(join(clientDir, "index.html")))
    throw new Error(`Falta el sitio construido en ${clientDir}: ejecuta «npm run build» primero.`);
  const databaseFile = settings.databaseUrl === undefined ? settings.databaseFile : undefined;
  const metrics =
    settings.metricsPort === undefined ? undefined : createMetrics({ distDir: settings.distDir, databaseFile });
  const status = { text: storingStatus };
  const isNewDatabase = databaseFile !== undefined && getFileSize(databaseFile) === 0;
  const app = await openApp(settings, clientDir, metrics, status);
  if (isNewDatabase) console.warn(`Se creó una base de datos nueva en ${databaseFile}.`);
  try {
    await app.listen({ port: settings.port, host: settings.host, ...findInheritedSocket(process.env, process.pid) });
  } catch (error) {
    await app.close();
    throw new Error(describeListenError(error, settings), { cause: error });
  }
  if (metrics) await listenForMetrics(metrics, settings);
  startWatchdogSignal(
    process.env,
    () => status.text,
    (error) => app.log.error({ err: error }, "systemd was not told that the server is alive"),
  );
  stopOnSignal(app);
  for (const warning of [
    findProxyWarning(settings),
    await findMissingValuesWarning(settings.distDir),
    await findStoreWarning(settings),
  ])
    if (warning) console.warn(warning);
  console.log(`Listo: http://localhost:${getPort(app)}`);
  return app;
}

/**
 * Finds a warning about values that are set only for the build, so that pages and server would show different texts.
 */
async function findMissingValuesWarning(distDir: string): Promise<string | undefined> {
  const { ownVariables } = await import("#platform/config/config.ts");
  const releaseText = await readFile(join(distDir, "deploy/release.txt"), "utf8").catch(() => "");
  const missingLines = releaseText
    .split("\n")
    .filter((line) => line.startsWith("WIM_") && !ownVariables.includes(line));
  if (missingLines.length === 0) return undefined;
  return `Aviso: al servidor le faltan valores con los que se construyó el sitio, y dice los provisionales donde los usa: ${missingLines.join(", ")}. Ponlos donde los lee (site.env o .env) y reinícialo.`;
}

/** Text for `systemctl status` while the store accepts messages. */
const storingStatus = "Guarda lo que llega";

async function openApp(
  settings: ServerSettings,
  clientDir: string,
  metrics: Metrics | undefined,
  state: { text: string },
): Promise<FastifyInstance> {
  try {
    const site = await loadConfiguredSite();
    return await buildApp({
      ...site,
      ...(await loadMailOptions(settings, metrics?.mailReports)),
      clientDir,
      formIdentities: { secret: settings.mailSecret ?? settings.databaseUrl },
      openStore: async ({ onUnavailable, onRecovered }) => {
        const listener: StoreListener = {
          onUnavailable(cause) {
            state.text = `No guarda nada: ${cause.message}`;
            onUnavailable(cause);
          },
          onRecovered() {
            state.text = storingStatus;
            onRecovered();
          },
        };
        const store = await openStore(settings, listener, { queuesConfirmationMails: settings.mail !== undefined });
        return metrics ? metrics.countStoreOperations(store) : store;
      },
      databaseFolder: settings.databaseUrl === undefined ? dirname(settings.databaseFile) : undefined,
      onAppCreated: metrics?.countRequests,
      logger: buildLoggerOptions(settings.logLevel),
      rateLimit: settings.rateLimit,
      maxConnectionsPerAddress: settings.maxConnectionsPerAddress,
      memoryBytes: settings.memoryBytes,
      trustProxy: settings.trustProxy,
      ...createFormRenderers(() => import(pathToFileURL(join(settings.distDir, pageRenderer)).href)),
    });
  } catch (error) {
    throw new Error(`No se pudo preparar el servidor. ${getErrorMessage(error)}`, { cause: error });
  }
}

/**
 * Listens for metrics. If their port is unavailable, serves the site without them, because visitors do not need them.
 */
async function listenForMetrics(metrics: Metrics, settings: ServerSettings): Promise<void> {
  const { metricsPort = 0, metricsHost } = settings;
  try {
    console.log(`Métricas: ${await metrics.listen(metricsPort, metricsHost)}`);
  } catch (error) {
    const metricsAddress = `${metricsHost}:${metricsPort}`;
    console.error(`Sin métricas: no se pudo escuchar en METRICS_PORT, ${metricsAddress}: ${getErrorMessage(error)}`);
  }
}

function describeListenError(error: unknown, { host, port }: ServerSettings): string {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === "EADDRINUSE") return `El puerto ${port} está ocupado: libéralo o elige otro con PORT.`;
  if (code === "EACCES") return `No hay permiso para usar el puerto ${port}: elige otro con PORT.`;
  return `No se pudo escuchar en ${host}:${port}: ${getErrorMessage(error)}`;
}

function getPort(app: FastifyInstance): number {
  const address = app.server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return address.port;
}

function stopOnSignal(app: FastifyInstance): void {
  const stop = () => {
    setTimeout(() => app.server.closeAllConnections(), stopWithinMs).unref();
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(getErrorMessage(error));
        process.exit(1);
      },
    );
  };
  // A second signal finds no handler, so it ends the process at once.
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
  if (process.env.npm_lifecycle_event) stopWhenOrphaned(stop);
}

const parentCheckMs = 500;

/** Stops the server when its parent process ends, because npm uses a shell that does not forward signals. */
function stopWhenOrphaned(stop: () => void): void {
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    stop();
  }, parentCheckMs);
  check.unref();
}

/** Loads the server's options for e-mail: links require a secret; sending also requires a mail server. */
async function loadMailOptions(
  { mailSecret, mail }: ServerSettings,
  listener: MailListener | undefined,
): Promise<Pick<AppOptions, "mailLinks" | "mailSending">> {
  if (mailSecret === undefined) return {};
  // Imports the module dynamically, because it throws on load if a configured value is wrong, and the caller reports
  // that.
  const { config } = await import("#platform/config/config.ts");
  const { createMailLinks } = await import("./mail/mail-links.ts");
  const links = createMailLinks({ secret: mailSecret, siteUrl: config.siteUrl });
  if (mail === undefined) return { mailLinks: links };
  const { createSmtpSender } = await import("./mail/smtp.ts");
  return {
    mailLinks: links,
    mailSending: { links, ...createSmtpSender(mail), maxPerMinute: mail.maxPerMinute, listener },
  };
}
