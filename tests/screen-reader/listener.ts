import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import type { ScreenReaderSession } from "./session.ts";

/** Maximum time in ms to wait for an expected utterance; long enough for a busy machine. */
const patienceMs = 20_000;
/** Silence in ms after which a key press counts as causing no speech. */
const silentMs = 900;
/** Minimum silence in ms that ends speech; longer if the screen reader has been slow. */
const pauseMs = 350;
/** Maximum time in ms to wait for the first words after a key; some keys cause none. */
const answerMs = 8_000;

/**
 * Matches the end of loading or, if the screen reader already began to read the page while it loaded, only its title.
 */
const pageAnnouncement = /Fin de la carga|documento web/;

/** A blind person, who presses keys, and knows only the screen reader's utterances. */
export class ScreenReaderUser {
  readonly #session: ScreenReaderSession;
  readonly #origin: string;
  /** All utterances since the page was opened. */
  #heard: string[] = [];
  /** Index of the first utterance after the last action. */
  #mark = 0;
  /**
   * Recent delay of the screen reader in ms. It lengthens the waits, because the next key must not interrupt speech.
   */
  #lateMs = 0;
  /**
   * The last typed text. The screen reader repeats its letters, sometimes late, which does not count as an utterance.
   */
  #typedText = "";

  constructor(session: ScreenReaderSession, origin: string) {
    this.#session = session;
    this.#origin = origin;
  }

  /** Moves the focus from the address bar, where the browser starts, to the page. */
  async start(): Promise<void> {
    for (let tries = 0; tries < 5; tries++) {
      await this.#session.page.goto(`${this.#origin}/terminos-de-uso`);
      await this.waitForSilence();
      await this.press("F6", "h");
      if (this.#sinceAction().some((utterance) => utterance.includes("cabecera nivel"))) return;
    }
    throw new Error(`the page never has the focus\n${this.#transcript()}`);
  }

  /** Resolves when the page has been announced. */
  async open(path: string): Promise<void> {
    await this.#session.page.goto(`${this.#origin}${path}`);
    this.#heard = [];
    this.#mark = 0;
    this.#typedText = "";
    await this.#until(() => this.#heard.some((utterance) => pageAnnouncement.test(utterance)), "the page is announced");
    await this.waitForSilence();
  }

  /** Waits until every tool has hydrated. The map hydrates without focus, other tools once the page has the focus. */
  async waitForIslands(): Promise<void> {
    await this.#session.page.waitForFunction(
      () => !document.querySelector("[data-island]:not([data-awake]), section[data-tool]:not([data-live])"),
    );
    await this.waitForSilence();
  }

  /**
   * Moves to the first focusable element, so that every tool hydrates. Orca caches its lists of headings and buttons on
   * first use, and a cached list lacks tools that hydrate later.
   */
  async wakeAll(): Promise<void> {
    await this.press("Tab");
    await this.waitForIslands();
  }

  resize(size: { width: number; height: number }): Promise<void> {
    return this.#session.page.setViewport(size);
  }

  /** Presses keys; after each key, waits until the speech has ended. */
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      this.#begin();
      await this.#session.press(key);
      await this.#waitForAnswer(silentMs);
    }
  }

  /** Presses one key until the screen reader says these words. */
  async pressUntil(key: string, words: string | RegExp, most = 40): Promise<void> {
    for (let times = 0; times < most; times++) {
      this.#begin();
      await this.#session.press(key);
      await this.#waitForAnswer(answerMs);
      if (this.#sinceAction().some((utterance) => matches(utterance, words))) return;
    }
    throw new Error(`${key} pressed ${most} times, and never heard ${words}:\n${this.#transcript()}`);
  }

  /**
   * Finds a field with the screen reader's shortcut for fields, then leaves it and returns by Tab. Otherwise the screen
   * reader would interpret typed letters as commands.
   */
  async goToField(label: string): Promise<void> {
    await this.pressUntil("e", label, 8);
    await this.press("shift+Tab", "Tab");
    await this.expectSpeech(label);
    await this.waitForIslands();
  }

  async type(text: string): Promise<void> {
    this.#begin();
    this.#typedText = text;
    await this.#session.type(text);
  }

  /** Waits until the screen reader has announced these texts since the last action, in this order. */
  async expectSpeech(...words: readonly (string | RegExp)[]): Promise<void> {
    const isSaid = () => {
      let from = 0;
      const texts = this.#sinceAction();
      return words.every((each) => {
        const at = texts.findIndex((one, place) => place >= from && matches(one, each));
        from = at;
        return at >= 0;
      });
    };
    await this.#until(isSaid, `${words.join(" … ")} is said`);
  }

  /** @returns the utterances since the last action, once the screen reader is silent. */
  async readSpeech(): Promise<readonly string[]> {
    await this.waitForSilence();
    return this.#sinceAction();
  }

  /** Once the screen reader is silent, expects that it said these words exactly once since the last action. */
  async expectSpeechOnce(words: string | RegExp): Promise<void> {
    const output = await this.readSpeech();
    expect(
      output.filter((one) => matches(one, words)),
      this.#transcript(),
    ).toHaveLength(1);
  }

  /** Once the screen reader is silent, expects that it said none of these words since the last action. */
  async expectNoSpeech(...words: readonly (string | RegExp)[]): Promise<void> {
    const output = await this.readSpeech();
    for (const each of words)
      expect(
        output.filter((one) => matches(one, each)),
        this.#transcript(),
      ).toEqual([]);
  }

  /** Waits for the speech after a key, because the next key would interrupt the words that the test expects. */
  async #waitForAnswer(patience: number): Promise<void> {
    const pressedMs = performance.now();
    while (this.#sinceAction().length === 0 && performance.now() - pressedMs < patience + this.#lateMs) {
      await pause(50);
      await this.#listen();
    }
    if (this.#sinceAction().length > 0) this.#lateMs = Math.max(performance.now() - pressedMs, 0.8 * this.#lateMs);
    await this.#settle(Math.max(pauseMs, 1.5 * this.#lateMs));
  }

  waitForSilence(): Promise<void> {
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

  /** @returns whether there were new utterances. */
  async #listen(): Promise<boolean> {
    const news = (await this.#session.takeUtterances()).filter(
      (utterance) => !this.#typedText.includes(utterance.trim()),
    );
    this.#heard.push(...news);
    return news.length > 0;
  }

  #transcript(): string {
    return `Heard since the page was opened:\n${this.#heard.map((utterance) => `  ${utterance}`).join("\n")}`;
  }
}

const matches = (utterance: string, words: string | RegExp) =>
  typeof words === "string" ? utterance.includes(words) : words.test(utterance);
