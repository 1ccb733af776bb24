import { resolve } from "node:path";
import { expect, test } from "vitest";
import { findProxyWarning, readServerSettings } from "./server-settings.ts";

test("runs without any variable, and treats a blank one as missing", () => {
  const defaults = {
    port: 3_000,
    host: "0.0.0.0",
    distDir: resolve("dist"),
    databaseFile: resolve("data/wim.sqlite"),
    databaseUrl: undefined,
    rateLimit: 600,
    maxConnectionsPerAddress: 100,
    memoryBytes: 128 * 1024 ** 2,
    trustProxy: false,
    logLevel: "warn",
    metricsPort: undefined,
    metricsHost: "127.0.0.1",
    mailSecret: undefined,
    mail: undefined,
  };
  expect(readServerSettings({})).toEqual(defaults);
  expect(readServerSettings({ PORT: " ", HOST: "", TRUST_PROXY: "" })).toEqual(defaults);
});

test.each([
  ["true", true],
  ["false", false],
  ["127.0.0.1", "127.0.0.1"],
  ["loopback, 10.0.0.0/8, fd00::/8", "loopback, 10.0.0.0/8, fd00::/8"],
  ["::1/128,::ffff:10.0.0.0/104,2001:db8::/32", "::1/128,::ffff:10.0.0.0/104,2001:db8::/32"],
])("accepts TRUST_PROXY=%s", (given, expected) => {
  expect(readServerSettings({ TRUST_PROXY: given }).trustProxy).toBe(expected);
});

test("trusts the CDN or load balancer in front, unless nginx is in between", () => {
  const given = { WIM_EDGE_ADDRESSES: "198.51.100.0/24, 2001:db8:7::/48" };
  expect(readServerSettings(given).trustProxy).toBe("198.51.100.0/24,2001:db8:7::/48");
  expect(readServerSettings({ ...given, TRUST_PROXY: "loopback" }).trustProxy).toBe("loopback");
});

test.each<[string, string]>([
  ["PORT", "70000"],
  ["PORT", "-1"],
  ["PORT", "80.5"],
  ["METRICS_PORT", "nueve mil"],
  ["RATE_LIMIT", "0"],
  ["RATE_LIMIT", "mucho"],
  ["CONNECTIONS_PER_ADDRESS", "0"],
  ["FILE_MEMORY_MB", "8"],
  ["TRUST_PROXY", "sí"],
  ["TRUST_PROXY", "proxy.wim.example"],
  ...["TRUST_PROXY", "WIM_EDGE_ADDRESSES"].flatMap((name) =>
    [
      "10.0.0.0/8/8",
      "10.0.0.0/33",
      "10.0.0/8",
      "0.0.0.0/0",
      "8.0.0.0/7",
      "::/0",
      "2000::/3",
      "fd00::/200",
      // This address is not private, unlike those in `fd00::/8`, because its first group is 00fd.
      "fd::/8",
      "::ffff:0.0.0.0/96",
      "0:0:0:0:0:FFFF:800:0/103",
      "::/80",
      "64:ff9b::/96",
      "10.0.0.1,",
    ].map((value): [string, string] => [name, value]),
  ),
  ["WIM_EDGE_ADDRESSES", "uniquelocal"],
  ["LOG_LEVEL", "verbose"],
  ["MAILS_PER_MINUTE", "0"],
  ["MAIL_FROM", "wim"],
  ["MAIL_FROM", "hola@wim.mx, otro@wim.mx"],
])("the error names %s if its value is %s", (name, value) => {
  const mail = { SMTP_URL: "smtp://127.0.0.1", MAIL_FROM: "hola@wim.mx", MAIL_SECRET: "s".repeat(32) };
  expect(() => readServerSettings({ ...mail, [name]: value })).toThrow(`${name} vale "${value}": se esperaba `);
});

test("accepts a PostgreSQL address, and never repeats a value that may contain a password", () => {
  const databaseUrl = "postgresql://wim:secreta@base.wim.example:5432/wim?sslmode=require";
  expect(readServerSettings({ DATABASE_URL: databaseUrl }).databaseUrl).toBe(databaseUrl);
  expect(() => readServerSettings({ DATABASE_URL: "mysql://wim:secreta@base.wim.example/wim" })).toThrow(
    /^DATABASE_URL vale otra cosa: se esperaba la dirección de una base PostgreSQL, como (?!.*secreta)/,
  );
});

test("e-mails require a mail server, a sender and a secret, and no secret is repeated", () => {
  const url = "smtps://wim:secreta@correo.wim.mx:465";
  const secret = "0123456789abcdef0123456789abcdef";
  const all = { SMTP_URL: url, MAIL_FROM: "wim <hola@wim.mx>", MAIL_SECRET: secret };
  const { mail, mailSecret } = readServerSettings(all);
  expect([mail, mailSecret]).toEqual([{ url, from: "wim <hola@wim.mx>", maxPerMinute: 60 }, secret]);
  expect(readServerSettings({ MAIL_SECRET: secret })).toMatchObject({ mail: undefined, mailSecret: secret });
  const problem = (given: Record<string, string>) => () => readServerSettings({ ...all, ...given });
  expect(problem({ MAIL_FROM: "" })).toThrow("Con SMTP_URL falta MAIL_FROM: di de quién son los correos.");
  expect(problem({ MAIL_SECRET: "" })).toThrow("Con SMTP_URL falta MAIL_SECRET: la clave que firma los enlaces.");
  expect(problem({ SMTP_URL: "http://wim:secreta@correo.wim.mx" })).toThrow(/^SMTP_URL vale otra cosa: (?!.*secreta)/);
  expect(problem({ MAIL_SECRET: "corta" })).toThrow(/^MAIL_SECRET vale otra cosa: (?!.*corta)/);
});

test.each([
  ["true", "0.0.0.0", true],
  ["true", "203.0.113.9", true],
  ["true", "::", true],
  ["true", "127.0.0.1", false],
  ["true", "192.168.1.4", false],
  ["true", "::1", false],
  ["loopback", "0.0.0.0", false],
  ["false", "0.0.0.0", false],
])(
  "with TRUST_PROXY=%s and HOST=%s, warns about strangers who pretend to be the proxy: %s",
  (proxy, host, isWarned) => {
    const warning = findProxyWarning(readServerSettings({ TRUST_PROXY: proxy, HOST: host }));
    expect(warning?.startsWith(`Aviso: con TRUST_PROXY=true y HOST=${host}, `) ?? false).toBe(isWarned);
  },
);
