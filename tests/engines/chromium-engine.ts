import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import connect, { type Client } from "chrome-remote-interface";
import { type Engine, type Key, type Size, visitorLocale, type WindowPoint } from "./engine.ts";
import { phoneWindow } from "./journey.ts";

const keys: Record<Key, { key: string; windowsVirtualKeyCode: number; text?: string }> = {
  ArrowLeft: { key: "ArrowLeft", windowsVirtualKeyCode: 37 },
  ArrowRight: { key: "ArrowRight", windowsVirtualKeyCode: 39 },
  End: { key: "End", windowsVirtualKeyCode: 35 },
  Enter: { key: "Enter", windowsVirtualKeyCode: 13, text: "\r" },
  Escape: { key: "Escape", windowsVirtualKeyCode: 27 },
  Home: { key: "Home", windowsVirtualKeyCode: 36 },
  Space: { key: " ", windowsVirtualKeyCode: 32, text: " " },
  Tab: { key: "Tab", windowsVirtualKeyCode: 9 },
};

const startLimitMs = 20_000;
const loadLimitMs = 20_000;

/** Headless Chromium as a phone, driven only by DevTools commands that are older than version 80. */
export class ChromiumEngine implements Engine {
  readonly #process: ChildProcess;
  readonly #folder: string;
  readonly #client: Client;
  readonly #complaints: string[] = [];

  /** @param outside - host and port of a proxy for all requests to other hosts than the site's. */
  static async start(executablePath: string, outside: string): Promise<ChromiumEngine> {
    const folder = await mkdtemp(join(tmpdir(), "wim-chromium-"));
    const process = spawn(
      executablePath,
      [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--hide-scrollbars",
        "--no-first-run",
        "--disable-background-networking",
        `--lang=${visitorLocale.language}`,
        `--proxy-server=${outside}`,
        `--user-data-dir=${folder}`,
        "--remote-debugging-port=0",
        "about:blank",
      ],
      { stdio: "ignore", env: { ...globalThis.process.env, TZ: visitorLocale.timeZone } },
    );
    const client = await inTime(answering(process, folder), startLimitMs, "Chromium cannot be talked to").catch(
      (error) => {
        process.kill("SIGKILL");
        throw error;
      },
    );
    const engine = new ChromiumEngine(process, folder, client);
    await engine.#listen();
    await engine.resize(phoneWindow);
    return engine;
  }

  private constructor(process: ChildProcess, folder: string, client: Client) {
    this.#process = process;
    this.#folder = folder;
    this.#client = client;
  }

  async #listen(): Promise<void> {
    const { Emulation, Inspector, Log, Network, Page, Runtime } = this.#client;
    Runtime.exceptionThrown(({ exceptionDetails: { text, exception, url = "" } }) =>
      this.#complain(`${text} ${exception?.description ?? ""}`, url),
    );
    Runtime.consoleAPICalled(({ type, args }) => {
      if (type === "error" || type === "warning")
        this.#complain(args.map(({ value, description }) => value ?? description).join(" "));
    });
    // Includes error responses and failed requests.
    Log.entryAdded(({ entry: { level, text, url } }) => {
      if (level === "error") this.#complain(text, url);
    });
    Inspector.targetCrashed(() => this.#complain("The page crashed"));
    await Promise.all([Inspector.enable(), Log.enable(), Network.enable({}), Page.enable(), Runtime.enable()]);
    await Emulation.setTouchEmulationEnabled({ enabled: true });
  }

  /** Records a problem without its stack, which is useless for built scripts. */
  #complain(text: string, url = ""): void {
    this.#complaints.push(`${text.trim().replace(/\n.*/s, "")} (${url})`);
  }

  async open(url: string): Promise<void> {
    const { Page } = this.#client;
    const loadEvent = Page.loadEventFired();
    const { errorText, loaderId } = await Page.navigate({ url });
    if (errorText) throw new Error(`${url}: ${errorText}`);
    // Navigating to an anchor of the same page loads nothing.
    if (loaderId) await inTime(loadEvent, loadLimitMs, `${url} has not loaded`);
    // On a page with smooth scrolling, this browser ignores `behavior: "instant"`, so a test would wait forever for a
    // stable position.
    await this.evaluate(() => {
      document.documentElement.style.scrollBehavior = "auto";
    });
  }

  async evaluate<Args extends readonly unknown[], Answer>(
    read: (...args: Args) => Answer,
    ...args: Args
  ): Promise<Awaited<Answer>> {
    const { result, exceptionDetails } = await this.#client.Runtime.evaluate({
      expression: `(${withCheckVisibility})(() => (${read})(...${JSON.stringify(args)}))`,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  async clickAt({ x, y }: WindowPoint): Promise<void> {
    const { Input } = this.#client;
    const at = { x, y, button: "left", clickCount: 1 } as const;
    await Input.dispatchMouseEvent({ type: "mousePressed", ...at });
    await Input.dispatchMouseEvent({ type: "mouseReleased", ...at });
  }

  async type(text: string): Promise<void> {
    for (const character of text) await this.#client.Input.insertText({ text: character });
  }

  async press(key: Key): Promise<void> {
    const { Input } = this.#client;
    await Input.dispatchKeyEvent({ type: keys[key].text ? "keyDown" : "rawKeyDown", code: key, ...keys[key] });
    await Input.dispatchKeyEvent({ type: "keyUp", code: key, ...keys[key] });
  }

  async back(): Promise<void> {
    await this.evaluate(() => history.back());
  }

  async selectAll(): Promise<void> {
    await this.evaluate(() => (document.activeElement as HTMLInputElement).select());
  }

  async resize(size: Size): Promise<void> {
    await this.#client.Emulation.setDeviceMetricsOverride({ ...size, deviceScaleFactor: 1, mobile: true });
  }

  async screenshot(): Promise<Buffer> {
    const { data } = await this.#client.Page.captureScreenshot({ format: "png" });
    return Buffer.from(data, "base64");
  }

  /** @returns a PNG of the whole page, as wide as the window. */
  async wholePage(): Promise<Buffer> {
    const { Page } = this.#client;
    const { contentSize } = await Page.getLayoutMetrics();
    await this.resize({ width: phoneWindow.width, height: contentSize.height });
    const picture = await this.screenshot();
    await this.resize(phoneWindow);
    return picture;
  }

  async reportedProblems(): Promise<string[]> {
    return this.#complaints;
  }

  async stop(): Promise<void> {
    await this.#client.close();
    const exit = once(this.#process, "exit");
    this.#process.kill("SIGKILL");
    await exit;
    await rm(this.#folder, { recursive: true, force: true });
  }
}

/**
 * Runs in the page with `checkVisibility`, which tests use and Chromium lacks before version 105. Removes it
 * afterwards, so that the page does not mistake the browser for a newer one.
 */
function withCheckVisibility<Answer>(read: () => Answer): Answer {
  if ("checkVisibility" in Element.prototype) return read();
  Object.defineProperty(Element.prototype, "checkVisibility", {
    configurable: true,
    value(this: Element) {
      const isFolded = this.closest("details:not([open]) > :not(summary)") !== null;
      return this.getClientRects().length > 0 && !isFolded && getComputedStyle(this).visibility === "visible";
    },
  });
  try {
    return read();
  } finally {
    Reflect.deleteProperty(Element.prototype, "checkVisibility");
  }
}

/** Waits until Chromium accepts connections, because it writes its port to a file before listening on it. */
async function answering(process: ChildProcess, folder: string): Promise<Client> {
  while (process.exitCode === null && process.signalCode === null) {
    const writtenText = await readFile(join(folder, "DevToolsActivePort"), "utf8").catch(() => "");
    const port = Number.parseInt(writtenText, 10);
    // `local` uses the library's copy of the protocol, because two of the tested builds crash when they have to send
    // theirs.
    const client = port ? await connect({ host: "127.0.0.1", port, local: true }).catch(() => undefined) : undefined;
    if (client) return client;
    await setTimeout(100);
  }
  throw new Error(`Chromium ended with ${process.exitCode ?? process.signalCode}`);
}

async function inTime<Result>(wanted: Promise<Result>, limitMs: number, complaint: string): Promise<Result> {
  const late = setTimeout(limitMs, undefined, { ref: false }).then(() => Promise.reject(new Error(complaint)));
  return Promise.race([wanted, late]);
}
