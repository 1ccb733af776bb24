import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { copyFile, mkdir, mkdtemp, open, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { type ScreenReader, screenReaderLocale } from "#scripts/machine/browsers/screen-reader.ts";
import { visitorLocale } from "../engines/engine.ts";
import { startVirtualScreen } from "../engines/screen.ts";

const run = promisify(execFile);
const here = import.meta.dirname;

/** An unattended desktop: a screen, a window manager, Orca, and Firefox in front. */
export type ScreenReaderSession = {
  page: Page;
  /**
   * Presses keys so that the screen reader gets them first, as from a keyboard. Key names are those of X: `Tab`,
   * `ctrl+Home`.
   */
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Returns the utterances since the last call. */
  takeUtterances(): Promise<string[]>;
  stop(): Promise<void>;
};

export async function startScreenReaderSession(programs: ScreenReader): Promise<ScreenReaderSession> {
  const folder = await mkdtemp(join(tmpdir(), "wim-voices-"));
  const data = join(folder, "data");
  await mkdir(join(data, "orca"), { recursive: true });
  await mkdir(join(folder, "run"), { mode: 0o700 });
  await copyFile(join(here, "orca-customizations.py"), join(data, "orca", "orca-customizations.py"));
  // Hides a developer's own Orca: at its start, Orca looks for other instances of the same user, and ends them or
  // itself.
  await mkdir(join(folder, "bin"));
  await writeFile(join(folder, "bin", "pgrep"), "#!/bin/sh\nexit 1\n", { mode: 0o755 });
  const spokenFile = join(folder, "spoken");
  const spoken = await open(spokenFile, "a+");
  const processes: ChildProcess[] = [];
  const display = await startVirtualScreen(programs.screen);
  processes.push(display.process);
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    // Orca needs the system's Python, not another one on a developer's PATH.
    PATH: `${join(folder, "bin")}:/usr/bin:/bin:/usr/sbin:/sbin`,
    HOME: folder,
    XDG_RUNTIME_DIR: join(folder, "run"),
    XDG_DATA_HOME: data,
    XDG_CONFIG_HOME: join(folder, "config"),
    DISPLAY: display.name,
    LANG: screenReaderLocale,
    LC_ALL: screenReaderLocale,
    LANGUAGE: "es_MX:es",
    TZ: visitorLocale.timeZone,
    SPOKEN: spokenFile,
    GTK_MODULES: "gail:atk-bridge",
    GNOME_ACCESSIBILITY: "1",
    GSETTINGS_BACKEND: "memory",
    MOZ_ENABLE_WAYLAND: "0",
    NO_AT_BRIDGE: "0",
  };
  const begin = (command: string, ...args: readonly string[]) => {
    const child = spawn(command, args, { env: environment, stdio: ["ignore", "pipe", "ignore"] });
    processes.push(child);
    return child;
  };
  const bus = begin(programs.bus, "--session", "--nofork", "--print-address");
  const [address] = (await once(bus.stdout, "data")) as [Buffer];
  environment.DBUS_SESSION_BUS_ADDRESS = address.toString().trim();
  begin(programs.windowManager, "--config-file", join(here, "openbox.xml"));
  begin(programs.accessibility, "--launch-immediately");
  for (const property of ["IsEnabled", "ScreenReaderEnabled"]) {
    const to = ["--dest=org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties.Set"];
    const value = ["string:org.a11y.Status", `string:${property}`, "variant:boolean:true"];
    await run(programs.busClient, ["--session", "--print-reply", ...to, ...value], { env: environment });
  }
  begin(programs.orca);

  let output = "";
  const takeSpoken = async () => {
    const { buffer, bytesRead } = await spoken.read({ buffer: Buffer.alloc(65_536) });
    output += buffer.toString("utf8", 0, bytesRead);
    const lines = output.split("\n");
    output = lines.pop() ?? "";
    return lines.map((line) => String(JSON.parse(line)).replace(/\s+/g, " ").trim()).filter((line) => line !== "");
  };
  const deadline = performance.now() + 30_000;
  while (!(await takeSpoken()).includes("ready")) {
    if (performance.now() > deadline) throw new Error("Orca does not start");
    await pause(100);
  }
  const browser: Browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: programs.browser,
    headless: false,
    env: environment,
    defaultViewport: null,
    args: ["--width", "1360", "--height", "1000"],
    extraPrefsFirefox: {
      "accessibility.force_disabled": -1,
      "intl.accept_languages": visitorLocale.language,
      "intl.locale.requested": visitorLocale.language,
      "browser.startup.page": 0,
      "browser.translations.enable": false,
      "browser.formfill.enable": false,
      "extensions.formautofill.addresses.enabled": false,
      "gfx.webrender.software": true,
    },
  });
  const [page] = await browser.pages();
  if (!page) throw new Error("Firefox opened no window");
  const keyboard = (...args: readonly string[]) => run(programs.keyboard, args, { env: environment });
  return {
    page,
    takeUtterances: takeSpoken,
    async press(key) {
      await keyboard("key", "--clearmodifiers", key);
    },
    async type(text) {
      await keyboard("type", "--delay", "80", text);
    },
    async stop() {
      await browser.close();
      await spoken.close();
      for (const child of processes.reverse()) {
        const ended = once(child, "exit");
        if (child.exitCode === null && child.signalCode === null) {
          child.kill();
          await ended;
        }
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}
