import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import { sendRequest } from "./testing/client.ts";
import { runScript, startNewServer, startServer, waitForPort } from "./testing/process.ts";
import { createBuiltSite } from "./testing/site.ts";
import { createTestFolder } from "./testing/test-folder.ts";

const script = "server/main.ts";

function settingsFor(distDir: string) {
  return { PORT: "0", HOST: "127.0.0.1", WIM_DIST: distDir, DATABASE_FILE: join(distDir, "data", "wim.sqlite") };
}

test("reports that it is ready once it responds, and makes the data folder private to its owner", async () => {
  const { distDir, databaseFile, server } = startNewServer();
  const port = await waitForPort(server);
  expect((await sendRequest(port, "/")).status).toBe(200);
  expect(existsSync(databaseFile)).toBe(true);
  expect(statSync(join(distDir, "data")).mode & 0o077).toBe(0);
  server.kill("SIGINT");
  expect(await once(server, "exit")).toEqual([0, null]);
});

test("stops when npm's shell is stopped, although the shell forwards no signal", async () => {
  const command = `"${process.execPath}" "${script}"; exit`;
  const shell = spawn("sh", ["-c", command], {
    env: { ...process.env, npm_lifecycle_event: "start", ...settingsFor(createBuiltSite()) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const port = await waitForPort(shell);
  shell.kill("SIGTERM");
  await vi.waitFor(() => expect(sendRequest(port, "/")).rejects.toThrow(), { timeout: 20_000 });
});

test("reports the path of a new database, and in one line that the port is in use", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void other.close());
  await once(other, "listening");
  const { port } = other.address() as { port: number };
  const settings = settingsFor(createBuiltSite());
  expect(await runScript(script, { ...settings, PORT: String(port) })).toEqual({
    exitCode: 1,
    stdout: "",
    stderr: `Se creó una base de datos nueva en ${settings.DATABASE_FILE}.\nEl puerto ${port} está ocupado: libéralo o elige otro con PORT.\n`,
  });
});

test("serves its metrics on a separate port; if it is in use, says so in one line and serves the site", async () => {
  const { distDir, databaseFile, server } = startNewServer({ METRICS_PORT: "0" });
  const [line = ""] = (await once(server.stdout, "data")).map(String);
  const port = /^Métricas: http:\/\/127\.0\.0\.1:(\d+)\/metrics$/m.exec(line)?.[1] ?? "";
  expect((await sendRequest(Number(port), "/metrics")).body).toContain("wim_store_up 1\n");
  const second = startServer(distDir, databaseFile, { METRICS_PORT: port });
  const output = text(second.stderr);
  expect((await sendRequest(await waitForPort(second), "/")).status).toBe(200);
  for (const each of [server, second]) {
    each.kill("SIGTERM");
    expect(await once(each, "exit")).toEqual([0, null]);
  }
  expect(await output).toMatch(/^Sin métricas: no se pudo escuchar en METRICS_PORT, 127\.0\.0\.1:\d+: [^\n]+\n$/);
});

test("warns of settings that the build had and the server lacks", async () => {
  const distDir = createBuiltSite();
  mkdirSync(join(distDir, "deploy"));
  writeFileSync(
    join(distDir, "deploy/release.txt"),
    "day=2026-11-28\nWIM_LEGAL_NAME\nWIM_SKU_LEGEND\nWIM_SKU_ROOKIE\nsrc/content/data/roaming.ts\n",
  );
  const databaseFile = join(distDir, "data", "wim.sqlite");
  const server = startServer(distDir, databaseFile, { WIM_SKU_LEGEND: "LEGEND-30" });
  const output = text(server.stderr);
  await waitForPort(server);
  server.kill("SIGTERM");
  expect(await output).toBe(
    `Se creó una base de datos nueva en ${databaseFile}.\n` +
      "Aviso: al servidor le faltan valores con los que se construyó el sitio, y dice los provisionales donde los usa: " +
      "WIM_LEGAL_NAME, WIM_SKU_ROOKIE. Ponlos donde los lee (site.env o .env) y reinícialo.\n",
  );
});

test("reports in one line that the site is not built", async () => {
  const distDir = createTestFolder();
  const { exitCode, stderr } = await runScript(script, settingsFor(distDir));
  expect(exitCode).toBe(1);
  expect(stderr).toBe(`Falta el sitio construido en ${join(distDir, "client")}: ejecuta «npm run build» primero.\n`);
});

test("reports in one line which setting is wrong, and which database cannot be opened", async () => {
  const settings = settingsFor(createBuiltSite());
  const wrongPort = await runScript(script, { ...settings, PORT: "tres mil" });
  expect(wrongPort).toMatchObject({
    exitCode: 1,
    stderr: 'PORT vale "tres mil": se esperaba un puerto de 0 a 65535.\n',
  });
  const wrongName = await runScript(script, { ...settings, WIM_LEGAL_NAMES: "Ágil" });
  expect(wrongName).toMatchObject({
    exitCode: 1,
    stderr: "No existe WIM_LEGAL_NAMES: ¿es WIM_LEGAL_NAME? Todos los nombres están en docs/configuration.md.\n",
  });
  const noDatabase = join(createTestFolder(), "letter.txt");
  writeFileSync(noDatabase, "This is no database. ".repeat(50));
  const wrongFile = await runScript(script, { ...settings, DATABASE_FILE: noDatabase });
  expect(wrongFile.exitCode).toBe(1);
  expect(wrongFile.stderr).toMatch(/^No se pudo preparar el servidor\. No se pudo abrir la base de datos [^\n]+\n$/);
});
