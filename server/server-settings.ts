import { resolve } from "node:path";
import * as z from "zod";
import { loadEnvFile } from "#platform/config/env-file.ts";
import { settings } from "#platform/config/settings.ts";
import { isAcceptableNetwork } from "#platform/config/value-formats.ts";
import { defaultMemoryBytes } from "./files/file-cache.ts";
import { defaultMaxConnectionsPerAddress } from "./http/connections.ts";
import { defaultRateLimit } from "./http/guards.ts";
import { listHostUrls } from "./store/postgres/postgres-hosts.ts";

/** Settings of the server, from environment variables or `.env`. */
export type ServerSettings = {
  port: number;
  host: string;
  /** The build's output, with `client/` and `server/`. */
  distDir: string;
  databaseFile: string;
  /** URL of a PostgreSQL database, used instead of `databaseFile`. */
  databaseUrl: string | undefined;
  rateLimit: number;
  maxConnectionsPerAddress: number;
  /** Maximum memory for built files, in bytes. */
  memoryBytes: number;
  trustProxy: boolean | string;
  logLevel: (typeof logLevels)[number];
  /** Port of the metrics for Prometheus; undefined if there are no metrics. */
  metricsPort: number | undefined;
  metricsHost: string;
  /** Key that signs the links of e-mails; if undefined, no link works. */
  mailSecret: string | undefined;
  /** Mail server and sender; undefined if the site sends no e-mails. */
  mail: { url: string; from: string; maxPerMinute: number } | undefined;
};

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const wholeNumber = (lowest: number, highest: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().min(lowest).max(highest));

const bytesInMegabyte = 1024 ** 2;

const edgeSetting = settings.edgeAddresses;

/** One row per variable: its valid values, their description for the operator, and its default. */
const settingReaders = {
  port: createSettingReader("PORT", wholeNumber(0, 65_535), "un puerto de 0 a 65535", 3_000),
  /** By default, all addresses of the machine; behind a proxy on the same machine, 127.0.0.1 is enough. */
  host: createSettingReader("HOST", z.string(), "una dirección de esta máquina", "0.0.0.0"),
  distDir: createSettingReader("WIM_DIST", z.string(), "una carpeta", "dist"),
  databaseFile: createSettingReader("DATABASE_FILE", z.string(), "un archivo", "data/wim.sqlite"),
  databaseUrl: createSettingReader(
    "DATABASE_URL",
    z
      .string()
      .regex(/^postgres(ql)?:\/\/\S+$/)
      .refine((url) => listHostUrls(url).every((hostUrl) => URL.canParse(hostUrl))),
    "la dirección de una base PostgreSQL, como postgresql://usuario:clave@servidor:5432/base; con varios servidores, separados por comas",
    undefined,
    { isSecret: true },
  ),
  rateLimit: createSettingReader(
    "RATE_LIMIT",
    wholeNumber(1, 1_000_000),
    "cuántos envíos por minuto se aceptan de una misma dirección, de 1 a 1000000",
    defaultRateLimit,
  ),
  maxConnectionsPerAddress: createSettingReader(
    "CONNECTIONS_PER_ADDRESS",
    wholeNumber(1, 1_000_000),
    "cuántas conexiones puede tener abiertas una misma dirección, de 1 a 1000000",
    defaultMaxConnectionsPerAddress,
  ),
  memoryMegabytes: createSettingReader(
    "FILE_MEMORY_MB",
    wholeNumber(16, 4_096),
    "cuántos MB de memoria pueden ocupar los archivos del sitio, de 16 a 4096",
    defaultMemoryBytes / bytesInMegabyte,
  ),
  trustProxy: createSettingReader(
    "TRUST_PROXY",
    z.union([z.stringbool({ truthy: ["true"], falsy: ["false"] }), z.string().refine(isProxyList)]),
    "true, false, o las direcciones o redes de los proxies separadas por comas, y ninguna más grande que /8",
    undefined,
  ),
  edgeAddresses: createSettingReader(
    edgeSetting.env,
    edgeSetting.check.schema,
    edgeSetting.check.expectedText,
    undefined,
  ),
  logLevel: createSettingReader(
    "LOG_LEVEL",
    z.enum(logLevels),
    `una de estas palabras: ${logLevels.join(", ")}`,
    "warn",
  ),
  metricsPort: createSettingReader("METRICS_PORT", wholeNumber(0, 65_535), "un puerto de 0 a 65535", undefined),
  /** By default only this machine, because the metrics are not public. */
  metricsHost: createSettingReader("METRICS_HOST", z.string(), "una dirección de esta máquina", "127.0.0.1"),
  smtpUrl: createSettingReader(
    "SMTP_URL",
    z
      .string()
      .regex(/^smtps?:\/\/\S+$/)
      .refine(URL.canParse),
    "la dirección de un servidor de correo, como smtps://usuario:clave@correo.wim.mx:465",
    undefined,
    { isSecret: true },
  ),
  mailFrom: createSettingReader(
    "MAIL_FROM",
    z.string().refine(isSender),
    "un remitente, como wim <hola@wim.mx>",
    undefined,
  ),
  mailSecret: createSettingReader(
    "MAIL_SECRET",
    z.string().min(32),
    "una clave al azar de 32 signos o más",
    undefined,
    {
      isSecret: true,
    },
  ),
  mailsPerMinute: createSettingReader(
    "MAILS_PER_MINUTE",
    wholeNumber(1, 6_000),
    "cuántos correos se mandan por minuto, de 1 a 6000",
    60,
  ),
};

/** @throws {Error} with one line in Spanish that names the variable. */
export function readServerSettings(env: Record<string, string | undefined>): ServerSettings {
  return {
    port: settingReaders.port(env),
    host: settingReaders.host(env),
    distDir: resolve(settingReaders.distDir(env)),
    databaseFile: resolve(settingReaders.databaseFile(env)),
    databaseUrl: settingReaders.databaseUrl(env),
    rateLimit: settingReaders.rateLimit(env),
    maxConnectionsPerAddress: settingReaders.maxConnectionsPerAddress(env),
    memoryBytes: settingReaders.memoryMegabytes(env) * bytesInMegabyte,
    // TRUST_PROXY is for nginx. Without nginx, the proxy is the CDN or load balancer at WIM_EDGE_ADDRESSES.
    trustProxy: settingReaders.trustProxy(env) ?? settingReaders.edgeAddresses(env) ?? false,
    logLevel: settingReaders.logLevel(env),
    metricsPort: settingReaders.metricsPort(env),
    metricsHost: settingReaders.metricsHost(env),
    mailSecret: settingReaders.mailSecret(env),
    mail: readMailSettings(env),
  };
}

function readMailSettings(env: Record<string, string | undefined>): ServerSettings["mail"] {
  const [url, from, secret] = [
    settingReaders.smtpUrl(env),
    settingReaders.mailFrom(env),
    settingReaders.mailSecret(env),
  ];
  if (url === undefined) return undefined;
  if (from === undefined) throw new Error("Con SMTP_URL falta MAIL_FROM: di de quién son los correos.");
  if (secret === undefined) throw new Error("Con SMTP_URL falta MAIL_SECRET: la clave que firma los enlaces.");
  return { url, from, maxPerMinute: settingReaders.mailsPerMinute(env) };
}

/** Whether the text is an e-mail address, or a name with one: `wim <hola@wim.mx>`. */
function isSender(text: string): boolean {
  const address = /^[^<>@,;"]*<([^<>]+)>$/.exec(text)?.[1] ?? text;
  return /^[^\s@<>,;"]+@[^\s@<>,;".]+(\.[^\s@<>,;".]+)+$/.test(address);
}

const namedIpRanges = ["loopback", "linklocal", "uniquelocal"];

function isProxyList(list: string): boolean {
  return list.split(",").every((part) => namedIpRanges.includes(part.trim()) || isAcceptableNetwork(part.trim()));
}

/** Matches an address that is reachable only from this machine or from a private network. */
const privateHostPattern =
  /^(localhost$|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|::ffff:127\.|f[cd][0-9a-f]{2}:)/i;

/** Finds a warning if strangers can bypass the trusted proxy; undefined if not. */
export function findProxyWarning({
  trustProxy,
  host,
}: Pick<ServerSettings, "trustProxy" | "host">): string | undefined {
  if (trustProxy !== true || privateHostPattern.test(host)) return undefined;
  return `Aviso: con TRUST_PROXY=true y HOST=${host}, quien llegue al puerto sin pasar por el proxy puede fingir otra dirección y evadir los límites: usa HOST=127.0.0.1, o escribe en TRUST_PROXY la dirección del proxy.`;
}

/** Reads the settings of this process; the environment takes precedence over `.env`. */
export function readProcessSettings(): ServerSettings {
  loadEnvFile();
  return readServerSettings(process.env);
}

function createSettingReader<Value, Fallback extends Value | undefined>(
  name: string,
  schema: z.ZodType<Value, string>,
  expectedText: string,
  fallback: Fallback,
  { isSecret = false } = {},
): (env: Record<string, string | undefined>) => Value | Fallback {
  return (env) => {
    const givenText = env[name]?.trim() ?? "";
    if (givenText === "") return fallback;
    const result = schema.safeParse(givenText);
    if (result.success) return result.data;
    const shownValue = isSecret ? "otra cosa" : JSON.stringify(givenText);
    throw new Error(`${name} vale ${shownValue}: se esperaba ${expectedText}.`);
  };
}
