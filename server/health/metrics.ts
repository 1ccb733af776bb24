/** Metrics for Prometheus, on a separate port. docs/decisions/0073 */
import { statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyInstance } from "fastify";
import { collectorPaths, eventNames } from "#domain/leads/collector-contract.ts";
import { unfoundSearchPath } from "#domain/search/unfound-search.ts";
import { healthPath, mailLinksPath } from "#domain/site/server-paths.ts";
import { vitalsPath } from "#domain/visits/web-vitals.ts";
import type { MailListener } from "#server/mail/mail-sender.ts";
import type { CompletedTasks } from "#server/store/completed-tasks.ts";
import type { Store } from "#server/store/store.ts";
import { StoreUnavailableError } from "#server/store/store-unavailable-error.ts";
import { readBuildId, readFreeBytes } from "./health.ts";
import { createCounter, createHistogram, formatGauge, formatMetric, formatSample } from "./metrics-format.ts";
import { formatTaskAgeMetrics } from "./task-age-metrics.ts";

export type Metrics = {
  countRequests(app: FastifyInstance): void;
  countStoreOperations(store: Store): Store;
  /** Callbacks for the metrics of e-mails. */
  mailReports: MailListener;
  /** @returns the URL of the metrics. */
  listen(port: number, host: string): Promise<string>;
};

type MetricsOptions = {
  distDir: string;
  /** The SQLite database; undefined with PostgreSQL. */
  databaseFile: string | undefined;
};

const latencyBounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Resolution in ms of the timer for the event loop's delay. Measured values include it, so it is subtracted. */
const delayResolutionMs = 20;

export function createMetrics({ distDir, databaseFile }: MetricsOptions): Metrics {
  const requests = createCounter("wim_requests_total", "Answered requests.");
  const latency = createHistogram(
    "wim_request_seconds",
    "From a request's headers to its answer's end.",
    latencyBounds,
  );
  const messages = createCounter("wim_messages_total", "Messages that the store answered.", [
    { event: eventNames.identify, outcome: "stored" },
  ]);
  const unsubscriptions = createCounter("wim_unsubscriptions_total", "Unsubscriptions stored.", [{}]);
  const failures = createCounter("wim_store_failures_total", "What the store could not take.", [
    { reason: "away" },
    { reason: "error" },
  ]);
  const mails = createCounter("wim_mails_total", "Tries to send an e-mail.");
  let waitingMails: number | undefined;
  let oldestMailSeconds: number | undefined;
  let measuredStore: Store | undefined;
  let completedTasks: CompletedTasks = {};
  let databaseBytes: number | undefined;
  const loopDelay = monitorEventLoopDelay({ resolution: delayResolutionMs });
  /** Whether the store refused the last message and the last check; these are independent of each other. */
  const wasRefused = { message: false, check: false };

  async function countFailure<Result>(operation: Promise<Result>): Promise<Result> {
    try {
      return await operation;
    } catch (error) {
      failures.add({ reason: error instanceof StoreUnavailableError ? error.reason : "error" });
      throw error;
    }
  }

  async function trackOutcome<Result>(kind: keyof typeof wasRefused, operation: Promise<Result>): Promise<Result> {
    try {
      const result = await operation;
      wasRefused[kind] = false;
      return result;
    } catch (error) {
      wasRefused[kind] = true;
      throw error;
    }
  }

  /** Starts to read the store's metrics without waiting, because a hanging store must not hide the other metrics. */
  function refreshStoreMetrics(): void {
    measuredStore?.readCompletedTasks().then(
      (tasks) => {
        completedTasks = tasks;
      },
      () => {},
    );
    measuredStore?.readDatabaseBytes().then(
      (bytes) => {
        databaseBytes = bytes;
      },
      () => {},
    );
  }

  const trackMessage = <Result>(operation: Promise<Result>) => trackOutcome("message", countFailure(operation));

  /** Formats the delays of the event loop since the last scrape. */
  function formatLoopDelays(): string[] {
    const name = "wim_event_loop_delay_seconds";
    const toSeconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - delayResolutionMs / 1e3);
    const samples = [50, 99, 100].map((percent) =>
      formatSample(name, toSeconds(loopDelay.percentile(percent)), { quantile: percent / 100 }),
    );
    loopDelay.reset();
    return formatMetric(name, "gauge", "How late timers fire, since the last reading.", samples);
  }

  async function formatMetrics(): Promise<string> {
    const build = await readBuildId(join(distDir, "client"));
    refreshStoreMetrics();
    const { rss, heapUsed } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const cpu = "process_cpu_seconds_total";
    const isAvailable = !wasRefused.message && !wasRefused.check;
    const processStartSeconds = Date.now() / 1e3 - process.uptime();
    const lines = [
      ...[requests, latency, messages, unsubscriptions, failures, mails].flatMap((metric) => metric.lines()),
      ...formatGauge("wim_store_up", "1 unless the last message or check was refused.", isAvailable ? 1 : 0),
      ...formatGauge("wim_mails_waiting", "E-mails to be sent.", waitingMails),
      ...formatGauge("wim_mail_oldest_waiting_seconds", "How long e-mails have not been sent.", oldestMailSeconds),
      ...(databaseFile === undefined
        ? formatGauge("wim_database_bytes", databaseSizeHelp, databaseBytes)
        : await formatFileLines(databaseFile)),
      ...(await formatTaskAgeMetrics(completedTasks, distDir)),
      ...formatMetric("wim_build_info", "gauge", "Which build is served.", [
        formatSample("wim_build_info", 1, { build: build ?? "unknown" }),
      ]),
      ...formatLoopDelays(),
      ...formatMetric(cpu, "counter", "Processor time.", [formatSample(cpu, (user + system) / 1e6)]),
      ...formatGauge("process_resident_memory_bytes", "Memory in use.", rss),
      ...formatGauge("nodejs_heap_size_used_bytes", "Of it, by JavaScript.", heapUsed),
      ...formatGauge("process_start_time_seconds", "Epoch.", processStartSeconds),
    ];
    return `${lines.join("\n")}\n`;
  }

  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") return void response.writeHead(404).end();
    formatMetrics().then(
      (body) => response.writeHead(200, { "Content-Type": "text/plain; version=0.0.4; charset=utf-8" }).end(body),
      () => response.writeHead(500).end(),
    );
  });

  return {
    countRequests(app) {
      loopDelay.enable();
      app.server.prependListener("request", (request, response) => {
        const startedAt = performance.now();
        const kind = classifyUrl(request.url ?? "");
        response.once("close", () => {
          // 499: the client disconnected before the response was complete.
          requests.add({ kind, status: response.writableFinished ? response.statusCode : 499 });
          latency.observe((performance.now() - startedAt) / 1e3, { kind });
        });
      });
      app.addHook("onClose", async () => {
        loopDelay.disable();
        server.close();
        server.closeAllConnections();
      });
    },
    countStoreOperations(store) {
      measuredStore = store;
      refreshStoreMetrics();
      return {
        async add(message, sender) {
          const outcome = await trackMessage(store.add(message, sender));
          messages.add({ event: message.event, outcome });
          return outcome;
        },
        async addAll(all, sender) {
          const outcomes = await trackMessage(store.addAll(all, sender));
          for (const [index, { event }] of all.entries()) messages.add({ event, outcome: outcomes[index] ?? "stored" });
          return outcomes;
        },
        async unsubscribe(email, sender) {
          await trackMessage(store.unsubscribe(email, sender));
          unsubscriptions.add();
        },
        addVitals: (report) => countFailure(store.addVitals(report)),
        addUnfoundSearch: (text) => countFailure(store.addUnfoundSearch(text)),
        check: () => trackOutcome("check", store.check()),
        takeMail: () => countFailure(store.takeMail()),
        endMail: (id, end) => countFailure(store.endMail(id, end)),
        decide: (id, wantsMails) => trackMessage(store.decide(id, wantsMails)),
        readCompletedTasks: () => store.readCompletedTasks(),
        readDatabaseBytes: () => store.readDatabaseBytes(),
        close: () => store.close(),
      };
    },
    mailReports: {
      onTryEnded: (purpose, end) => mails.add({ purpose, end }),
      onMailsWaiting(count, oldestSeconds) {
        waitingMails = count;
        oldestMailSeconds = oldestSeconds;
      },
    },
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once("error", reject).listen(port, host, () => {
          const { port: assignedPort } = server.address() as AddressInfo;
          resolve(`http://${host.includes(":") ? `[${host}]` : host}:${assignedPort}/metrics`);
        });
      }),
  };
}

const requestKinds: Readonly<Record<string, string>> = {
  [collectorPaths.events]: "event",
  [collectorPaths.leadForm]: "lead-form",
  [collectorPaths.unsubscribe]: "unsubscription",
  [vitalsPath]: "vitals",
  [unfoundSearchPath]: "unfound-search",
  [healthPath]: "health",
};

/** Classifies a request by its URL, into one of a fixed set of kinds, so that unknown URLs add none. */
function classifyUrl(url: string): string {
  const path = url.split("?", 1)[0] ?? "";
  const kind = requestKinds[path];
  if (kind) return kind;
  if (path.startsWith(mailLinksPath)) return "mail-link";
  if (path.startsWith("/assets/")) return "asset";
  if (path.startsWith("/kml/")) return "coverage";
  return /\.[^/]*$/.test(path) ? "file" : "page";
}

const databaseSizeHelp = "Size of the database.";

/** Formats the sizes of a SQLite file and its disk. PostgreSQL may be remote, and does not report its disk. */
async function formatFileLines(databaseFile: string): Promise<string[]> {
  const readSize = (file: string) => statSync(file, { throwIfNoEntry: false })?.size;
  return [
    ...formatGauge("wim_database_bytes", databaseSizeHelp, readSize(databaseFile)),
    ...formatGauge("wim_wal_bytes", "Size of its write-ahead log.", readSize(`${databaseFile}-wal`)),
    ...formatGauge(
      "wim_disk_free_bytes",
      "Room left on the disk of the database's file; none with PostgreSQL.",
      await readFreeBytes(dirname(databaseFile)),
    ),
  ];
}
