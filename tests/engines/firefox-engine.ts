import { setTimeout } from "node:timers/promises";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { type Engine, type EngineSettings, type Key, type Size, visitorLocale, type WindowPoint } from "./engine.ts";

const dark = 0;
const light = 1;
const manualProxy = 1;
const openLimitMs = 8_000;
const pollIntervalMs = 50;

/**
 * Whether a message of Firefox is about a font that was still loading when the journey left the page
 * (NS_BINDING_ABORTED).
 */
const isAbortedFont = (text: string) =>
  text.includes("downloadable font: download failed") && text.includes("status=2152398850");

/** Headless Firefox, driven by WebDriver BiDi. */
export class FirefoxEngine implements Engine {
  readonly #browser: Browser;
  readonly #page: Page;
  readonly #complaints: string[] = [];

  static async start(
    executablePath: string,
    { withScript, scheme, proxyAddress }: EngineSettings,
  ): Promise<FirefoxEngine> {
    const { hostname, port } = new URL(`http://${proxyAddress}`);
    const browser = await puppeteer.launch({
      browser: "firefox",
      executablePath,
      env: { ...process.env, TZ: visitorLocale.timeZone },
      extraPrefsFirefox: {
        "intl.accept_languages": visitorLocale.language,
        "javascript.enabled": withScript,
        "layout.css.prefers-color-scheme.content-override": scheme === "dark" ? dark : light,
        "network.proxy.type": manualProxy,
        "network.proxy.http": hostname,
        "network.proxy.http_port": Number(port),
        "network.proxy.ssl": hostname,
        "network.proxy.ssl_port": Number(port),
      },
    });
    // Firefox's first window is never in front, so key presses would have no effect there.
    const page = await browser.newPage();
    await page.bringToFront();
    return new FirefoxEngine(browser, page);
  }

  private constructor(browser: Browser, page: Page) {
    this.#browser = browser;
    this.#page = page;
    page.on("console", (message) => {
      if (["error", "warn"].includes(message.type()))
        this.#complaints.push(`${message.text()} (${message.location().url})`);
    });
    // Includes the browser's own reports, such as policy violations and unknown headers.
    page.on("pageerror", (error) => {
      if (!isAbortedFont(String(error))) this.#complaints.push(String(error));
    });
  }

  async open(url: string): Promise<void> {
    await this.evaluate(() => {
      Object.assign(window, { isOldPage: true });
    });
    const controller = new AbortController();
    const isLoaded = () =>
      this.evaluate(() => ("isOldPage" in window ? "" : `${location.href} ${document.readyState}`)).then(
        (state) => state === `${url} complete`,
        // Between two pages, the condition cannot be evaluated.
        () => false,
      );
    // The driver misses that a page has loaded after going back, so the page itself is also checked.
    const load = this.#page.goto(url, { timeout: openLimitMs }).catch(async (error) => {
      if (!controller.signal.aborted && !(await isLoaded())) throw error;
    });
    const poll = async () => {
      while (!controller.signal.aborted && !(await isLoaded())) await setTimeout(pollIntervalMs);
    };
    try {
      await Promise.race([load, poll()]);
    } finally {
      controller.abort();
    }
  }

  evaluate<Args extends readonly unknown[], Answer>(
    read: (...args: Args) => Answer,
    ...args: Args
  ): Promise<Awaited<Answer>> {
    return this.#page.evaluate(`(${read})(...${JSON.stringify(args)})`) as Promise<Awaited<Answer>>;
  }

  async clickAt({ x, y }: WindowPoint): Promise<void> {
    await this.#page.mouse.click(x, y);
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
  }

  async press(key: Key): Promise<void> {
    await this.#page.keyboard.press(key === "Space" ? " " : key);
  }

  async back(): Promise<void> {
    await this.evaluate(() => history.back());
  }

  async selectAll(): Promise<void> {
    await this.#page.keyboard.down("Control");
    await this.#page.keyboard.press("a");
    await this.#page.keyboard.up("Control");
  }

  async resize(size: Size): Promise<void> {
    await this.#page.setViewport(size);
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.#page.screenshot());
  }

  async reportedProblems(): Promise<string[]> {
    return this.#complaints;
  }

  async stop(): Promise<void> {
    await this.#browser.close();
  }
}
