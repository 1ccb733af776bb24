import { resolve } from "node:path";
import { expect, test } from "vitest";
import { proxyWarning, readSettings } from "./server-settings.ts";

test("runs without any variable, and treats a blank one as missing", () => {
  const defaults = {
    port: 3_000,
    host: "0.0.0.0",
    distDir: resolve("dist"),
    databaseFile: resolve("data/wim.sqlite"),
    databaseUrl: undefined,
    rateLimit: 600,
    connectionsPerAddress: 100,
    memoryBytes: 128 * 1024 ** 2,
    trustProxy: false,
    logLevel: "warn",
    metricsPort: undefined,
    metricsHost: "127.0.0.1",
  };
  expect(readSettings({})).toEqual(defaults);
  expect(readSettings({ PORT: " ", HOST: "", TRUST_PROXY: "" })).toEqual(defaults);
});

test.each([
  ["true", true],
  ["false", false],
  ["127.0.0.1", "127.0.0.1"],
  ["loopback, 10.0.0.0/8, fd00::/8", "loopback, 10.0.0.0/8, fd00::/8"],
])("takes TRUST_PROXY=%s", (given, expected) => {
  expect(readSettings({ TRUST_PROXY: given }).trustProxy).toBe(expected);
});

test.each([
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
  ["TRUST_PROXY", "10.0.0.0/8/8"],
  ["LOG_LEVEL", "verbose"],
])("names %s when it holds %s", (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(`${name} vale "${value}": se esperaba `);
});

test("takes the address of a PostgreSQL, and does not repeat what may hold a password", () => {
  const databaseUrl = "postgresql://wim:secreta@base.wim.example:5432/wim?sslmode=require";
  expect(readSettings({ DATABASE_URL: databaseUrl }).databaseUrl).toBe(databaseUrl);
  expect(() => readSettings({ DATABASE_URL: "mysql://wim:secreta@base.wim.example/wim" })).toThrow(
    /^DATABASE_URL vale otra cosa: se esperaba la dirección de una base PostgreSQL, como (?!.*secreta)/,
  );
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
])("with TRUST_PROXY=%s and HOST=%s, warns of strangers who pretend to be the proxy: %s", (proxy, host, isWarned) => {
  const warning = proxyWarning(readSettings({ TRUST_PROXY: proxy, HOST: host }));
  expect(warning?.startsWith(`Aviso: con TRUST_PROXY=true y HOST=${host}, `) ?? false).toBe(isWarned);
});
