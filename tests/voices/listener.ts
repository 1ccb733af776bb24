import { expect } from "vitest";
import type { Session } from "./session.ts";

/** How long an utterance may take to come on a busy machine. */
const patienceMs = 20_000;
/** A key has nothing to say when nothing has come for this long, */
const silentMs = 900;
/** and has been answered when nothing more comes for this long, or for half as long again as answers have lately taken to begin. */
const pauseMs = 350;
/** How long the first words after a key may take; some keys have none. */
const answerMs = 8_000;

/** A person who does not see the page: presses keys, and knows only what is said. */
export class Listener {
  readonly #session: Session;
  readonly #origin: string;
  /** Everything said since the page was opened. */
  #heard: string[] = [];
  /** Where in it the last action began. */
  #mark = 0;
  /** How late the reader has lately been, in milliseconds: on a busy machine a further key would come between. */
  #lateMs = 0;

  constructor(session: Session, origin: string) {
    this.#session = session;
    this.#origin = origin;
  }

  /** Leaves the address bar, which has the focus when the browser starts, for the page. */
  async start(): Promise<void> {
    for (let tries = 0; tries < 5; tries++) {
      await this.#session.page.goto(`${this.#origin}/terminos-de-uso`);
      await this.settle();
      await this.press("F6", "h");
      if (this.#sinceAction().some((said) => said.includes("cabecera nivel"))) return;
    }
    throw new Error(`the page never has the focus\n${this.#transcript()}`);
  }

  /** Resolves when the page has been announced. */
  async open(path: string): Promise<void> {
    await this.#session.page.goto(`${this.#origin}${path}`);
    this.#heard = [];
    this.#mark = 0;
    await this.#until(() => this.#heard.some((said) => said.includes("Fin de la carga")), "the page is announced");
    await this.settle();
  }

  /** Waits until every tool answers: the focus on the page wakes them, and the map wakes by itself. */
  async awake(): Promise<void> {
    await this.#session.page.waitForFunction(
      () => !document.querySelector("[data-island]:not([data-awake]), section[data-tool]:not([data-live])"),
    );
    await this.settle();
  }

  /**
   * Comes to the first stop, which wakes every tool. Orca makes its list of headings, and of buttons, when first asked: one
   * that was made before a tool was awake passes over it.
   */
  async wakeAll(): Promise<void> {
    await this.press("Tab");
    await this.awake();
  }

  resize(size: { width: number; height: number }): Promise<void> {
    return this.#session.page.setViewport(size);
  }

  /** Presses keys, and waits after each until what it makes the reader say has been said. */
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      this.#begin();
      await this.#session.press(key);
      await this.#answered(silentMs);
    }
  }

  /** Presses one key until it makes the reader say this. */
  async pressUntil(key: string, words: string | RegExp, most = 40): Promise<void> {
    for (let times = 0; times < most; times++) {
      this.#begin();
      await this.#session.press(key);
      await this.#answered(answerMs);
      if (this.#sinceAction().some((said) => matches(said, words))) return;
    }
    throw new Error(`${key} pressed ${most} times, and never heard ${words}:\n${this.#transcript()}`);
  }

  /** Finds a field by the reader's key, and arrives by Tab: found by its key alone, letters would still be commands. */
  async goToField(label: string): Promise<void> {
    await this.pressUntil("e", label, 8);
    await this.press("shift+Tab", "Tab");
    await this.hears(label);
    await this.awake();
  }

  async type(text: string): Promise<void> {
    this.#begin();
    await this.#session.type(text);
  }

  /** Waits until these have been said since the last action, in this order. */
  async hears(...words: readonly (string | RegExp)[]): Promise<void> {
    const isSaid = () => {
      let from = 0;
      const said = this.#sinceAction();
      return words.every((each) => {
        const at = said.findIndex((one, place) => place >= from && matches(one, each));
        from = at;
        return at >= 0;
      });
    };
    await this.#until(isSaid, `${words.join(" … ")} is said`);
  }

  /** @returns what has been said since the last action, once the reader is silent. */
  async afterwards(): Promise<readonly string[]> {
    await this.settle();
    return this.#sinceAction();
  }

  /** Once the reader is silent, none of these has been said since the last action. */
  async neverHears(...words: readonly (string | RegExp)[]): Promise<void> {
    const said = await this.afterwards();
    for (const each of words)
      expect(
        said.filter((one) => matches(one, each)),
        this.#transcript(),
      ).toEqual([]);
  }

  /** Waits for what a key makes the reader say: a further key would pass what is looked for. */
  async #answered(patience: number): Promise<void> {
    const pressedMs = performance.now();
    while (this.#sinceAction().length === 0 && performance.now() - pressedMs < patience + this.#lateMs) {
      await pause(50);
      await this.#listen();
    }
    if (this.#sinceAction().length > 0) this.#lateMs = Math.max(performance.now() - pressedMs, 0.8 * this.#lateMs);
    await this.#settle(Math.max(pauseMs, 1.5 * this.#lateMs));
  }

  /** Waits until nothing has been said for a while. */
  settle(): Promise<void> {
    return this.#settle(Math.max(silentMs, 1.5 * this.#lateMs));
  }

  async #settle(ms: number): Promise<void> {
    let lastMs = performance.now();
    while (performance.now() - lastMs < ms) {
      await pause(50);
      if (await this.#listen()) lastMs = performance.now();
    }
  }

  #begin(): void {
    this.#mark = this.#heard.length;
  }

  #sinceAction(): readonly string[] {
    return this.#heard.slice(this.#mark);
  }

  async #until(isSo: () => boolean, what: string): Promise<void> {
    const deadline = performance.now() + patienceMs;
    while (!isSo()) {
      if (performance.now() > deadline) throw new Error(`it never came to this: ${what}\n${this.#transcript()}`);
      await pause(50);
      await this.#listen();
    }
  }

  /** @returns whether anything new was said. */
  async #listen(): Promise<boolean> {
    const news = await this.#session.takeSpoken();
    this.#heard.push(...news);
    return news.length > 0;
  }

  #transcript(): string {
    return `Heard since the page was opened:\n${this.#heard.map((said) => `  ${said}`).join("\n")}`;
  }
}

const matches = (said: string, words: string | RegExp) =>
  typeof words === "string" ? said.includes(words) : words.test(said);

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
