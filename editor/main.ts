/**
 * `npm run edit`: starts the editor, locally or, if `EDITOR_URL` is set, for a team behind sign-in. `--open` also opens
 * the local editor in the browser.
 */

import { execFile, spawn } from "node:child_process";
import { resolve } from "node:path";
import { getErrorMessage } from "#domain/text/error-message.ts";
import { loadEnvFile } from "#platform/config/env-file.ts";
import { findSettingWarnings, readHostedSettings } from "./hosted/hosted-settings.ts";
import { readEditorSettings } from "./server/editor-settings.ts";

const startedAt = performance.now();
const printLine = (line: string) => void process.stdout.write(`${line}\n`);

try {
  await startForCommand();
} catch (error) {
  const message = getErrorMessage(error);
  const isPortTaken = /already in use|EADDRINUSE/.test(message);
  process.stderr.write(
    `${isPortTaken ? "El puerto está ocupado: cierra el otro editor, o elige otro puerto con EDITOR_PORT." : message}\n`,
  );
  process.exit(1);
}

async function startForCommand(): Promise<void> {
  const root = resolve(import.meta.dirname, "..");
  process.chdir(root);
  loadEnvFile();
  const { port, buildMinutes, siteUrl } = readEditorSettings(process.env);
  const hostedSettings = readHostedSettings(process.env);
  // Imports these modules dynamically, because they throw on load if a configured value is wrong.
  const { getOperatorValue } = await import("#platform/config/config.ts");
  const { hostEditor } = await import("./hosted/host-editor.ts");
  const { startEditor } = await import("./server/start-editor.ts");
  const url = siteUrl ?? getOperatorValue("siteUrl");
  const site = url === undefined ? undefined : { url, buildMinutes };
  if (hostedSettings) {
    const proxy = await hostEditor({ root, port, settings: hostedSettings, site });
    printLine(`Editor: ${hostedSettings.url}/, que el proxy pasa a http://127.0.0.1:${port}`);
    printLine(`El sitio como quedará: ${hostedSettings.previewUrl}/, a http://127.0.0.1:${port + 1}`);
    closeOnSignals(proxy.close);
    for (const line of [...findSettingWarnings(hostedSettings), ...(await proxy.checkServices())]) printLine(line);
    // Tells systemd that it has started, `Type=notify`. Node cannot write to the socket; `systemd-notify` can.
    if (process.env.NOTIFY_SOCKET) execFile("systemd-notify", ["--ready"], (error) => error && console.error(error));
    return;
  }
  const workspace = await startEditor({ root, port, previewPort: port + 1, site });
  printLine(`Editor: http://localhost:${port}/ (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
  printLine(`El sitio como quedará: ${workspace.previewOrigin}/`);
  closeOnSignals(workspace.close);
  if (process.argv.includes("--open")) openBrowser(`http://localhost:${port}/`);
  await workspace.warmUp();
  printLine("Ya se leyó todo el sitio: guardar y ver no esperan más.");
}

function openBrowser(url: string): void {
  const openCommands: Partial<Record<NodeJS.Platform, readonly string[]>> = {
    darwin: ["open"],
    win32: ["cmd", "/c", "start", ""],
  };
  const [program = "", ...args] = openCommands[process.platform] ?? ["xdg-open"];
  // If no browser opens, the person uses the printed address.
  spawn(program, [...args, url], { stdio: "ignore", detached: true })
    .on("error", () => {})
    .unref();
}

function closeOnSignals(close: () => Promise<void>): void {
  const closeAndExit = async () => {
    await close();
    process.exit(0);
  };
  process.once("SIGTERM", closeAndExit).once("SIGINT", closeAndExit);
}
