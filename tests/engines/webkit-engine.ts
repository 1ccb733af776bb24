import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Builder, Key as DriverKey, type WebDriver } from "selenium-webdriver";
import type { Webkit } from "#scripts/machine/browsers/webkit.ts";
import { findFreePort } from "#server/testing/free-port.ts";
import { type Engine, type EngineSettings, type Key, type Size, visitorLocale, type WindowPoint } from "./engine.ts";
import { startVirtualScreen } from "./screen.ts";

const keys: Record<Key, string> = {
  ArrowLeft: DriverKey.ARROW_LEFT,
  ArrowRight: DriverKey.ARROW_RIGHT,
  End: DriverKey.END,
  Enter: DriverKey.ENTER,
  Escape: DriverKey.ESCAPE,
  Home: DriverKey.HOME,
  Space: DriverKey.SPACE,
  Tab: DriverKey.TAB,
};

/**
 * Time limits in ms of the attempts to open a window, which takes two seconds on an idle machine, longer on a busy one.
 */
const startLimitsMs = [8_000, 20_000, 20_000];

/** Style that shrinks the browser's toolbar, because a window cannot be narrower than it. */
const withoutBars = "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border: 0; -gtk-icon-source: none; }";

/** WebKitGTK's MiniBrowser on a virtual screen, driven by WebDriver. */
export class WebkitEngine implements Engine {
  readonly #driver: WebDriver;
  readonly #processes: readonly ChildProcess[];
  readonly #folder: string;

  /**
   * Starts the browser. Tries several times, because the driver sometimes misses the start, usually on a busy machine.
   */
  static async start(programs: Webkit, settings: EngineSettings): Promise<WebkitEngine> {
    for (const limitMs of startLimitsMs) {
      const engine = await WebkitEngine.#begin(programs, settings, limitMs);
      if (engine) return engine;
    }
    throw new Error("WebKitWebDriver does not hear from the browser that it started");
  }

  /** @returns undefined if no window opens in time. */
  static async #begin(
    { driver, browser, screen }: Webkit,
    { withScript, scheme, proxyAddress }: EngineSettings,
    limitMs: number,
  ): Promise<WebkitEngine | undefined> {
    const folder = await mkdtemp(join(tmpdir(), "wim-webkit-"));
    await mkdir(join(folder, "gtk-3.0"));
    await writeFile(join(folder, "gtk-3.0", "gtk.css"), withoutBars);
    const display = await startVirtualScreen(screen);
    const port = await findFreePort();
    const service = spawn(driver, [`--port=${port}`], {
      stdio: "ignore",
      env: {
        ...process.env,
        DISPLAY: display.name,
        TZ: visitorLocale.timeZone,
        XDG_CONFIG_HOME: folder,
        LANGUAGE: visitorLocale.language.replace("-", "_"),
        // The sandbox does not work as root or in a container. Disabling it is safe, because the pages are our own.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      },
    });
    await answering(port);
    const session = new Builder()
      .disableEnvironmentOverrides()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: "MiniBrowser",
        proxy: { proxyType: "manual", httpProxy: proxyAddress, sslProxy: proxyAddress, noProxy: ["127.0.0.1"] },
        "webkitgtk:browserOptions": {
          binary: browser,
          args: ["--automation", `--enable-javascript=${withScript}`, ...(scheme === "dark" ? ["--dark-mode"] : [])],
        },
      })
      .build();
    const processes = [service, display.process];
    const hasWindow = await Promise.race([session.getSession().then(() => true), pause(limitMs)]);
    if (hasWindow) return new WebkitEngine(session, processes, folder);
    session.catch(() => undefined);
    await end(processes, folder);
    return undefined;
  }

  private constructor(driver: WebDriver, processes: readonly ChildProcess[], folder: string) {
    this.#driver = driver;
    this.#processes = processes;
    this.#folder = folder;
  }

  async open(url: string): Promise<void> {
    await this.#driver.get(url);
  }

  evaluate<Args extends readonly unknown[], Answer>(
    read: (...args: Args) => Answer,
    ...args: Args
  ): Promise<Awaited<Answer>> {
    return this.#driver.executeScript(`(${takeDown})(); return (${read}).apply(null, arguments)`, ...args);
  }

  async clickAt(point: WindowPoint): Promise<void> {
    await this.#driver
      .actions({ async: true })
      .move({ ...point, duration: 0 })
      .click()
      .perform();
  }

  async type(text: string): Promise<void> {
    await this.#driver
      .actions({ async: true })
      .sendKeys(...text)
      .perform();
  }

  async press(key: Key): Promise<void> {
    await this.#driver.actions({ async: true }).sendKeys(keys[key]).perform();
  }

  async back(): Promise<void> {
    await this.#driver.navigate().back();
  }

  async selectAll(): Promise<void> {
    const { CONTROL } = DriverKey;
    await this.#driver.actions({ async: true }).keyDown(CONTROL).sendKeys("a").keyUp(CONTROL).perform();
  }

  async resize({ width, height }: Size): Promise<void> {
    await this.#driver.manage().window().setRect({ x: 0, y: 0, width, height });
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.#driver.takeScreenshot(), "base64");
  }

  async reportedProblems(): Promise<string[]> {
    return this.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("complaint: ")));
  }

  async stop(): Promise<void> {
    await this.#driver.quit();
    await end(this.#processes, this.#folder);
  }
}

async function end(processes: readonly ChildProcess[], folder: string): Promise<void> {
  for (const child of processes) {
    const ended = once(child, "exit");
    child.kill();
    await ended;
  }
  await rm(folder, { recursive: true, force: true });
}

/** Runs in the page and records its errors from now on, because an automated window does not expose its console. */
function takeDown(): void {
  if ("isTakenDown" in window) return;
  Object.assign(window, { isTakenDown: true });
  let isLeaving = false;
  // A page that is being left loses its unfinished imports, which is not an error of the page.
  addEventListener("beforeunload", () => {
    isLeaving = true;
  });
  const keep = (...words: unknown[]) => {
    if (!isLeaving) sessionStorage.setItem(`complaint: ${words.join(" ")} (${location.href})`, "");
  };
  for (const kind of ["error", "warn"] as const) {
    const say = console[kind];
    console[kind] = (...words: unknown[]) => {
      keep(...words);
      say(...words);
    };
  }
  addEventListener("error", ({ message }) => keep(message));
  addEventListener("unhandledrejection", ({ reason }) => keep(reason));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    keep(violatedDirective, blockedURI),
  );
}

async function answering(port: number): Promise<void> {
  const deadline = performance.now() + 10_000;
  for (;;) {
    const isReady = await fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (performance.now() > deadline) throw new Error(`WebKitWebDriver does not answer on port ${port}`);
    await pause(50);
  }
}
