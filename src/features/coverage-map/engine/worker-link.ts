import { CoverageFailure } from "#features/coverage-map/coverage-engine.ts";
import type { Answers, FromWorker, Question, ToWorker } from "./worker-messages.ts";

type Waiting = { resolve: (answer: Answers[keyof Answers]) => void; reject: (failure: CoverageFailure) => void };

/** The page's end of the line to the worker. Without workers every message is lost and every question fails. */
export class WorkerLink {
  readonly #worker: Worker | undefined;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;
  #isBroken = false;

  /** @param onBroken - the worker cannot start, or died. */
  constructor(onMessage: (message: FromWorker) => void, onBroken: () => void) {
    this.#worker = start();
    if (!this.#worker) {
      this.#isBroken = true;
      return;
    }
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === "answer") this.#take(data.number)?.resolve(data.answer);
      else if (data.type === "noAnswer") this.#take(data.number)?.reject(new CoverageFailure(data.code));
      else onMessage(data);
    };
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.#isBroken = true;
      for (const { reject } of this.#waiting.values()) reject(new CoverageFailure("no-worker"));
      this.#waiting.clear();
      onBroken();
    };
  }

  get isBroken(): boolean {
    return this.#isBroken;
  }

  send(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }

  /** @throws {CoverageFailure} */
  async ask<Asked extends Question>(question: Asked): Promise<Answers[Asked["about"]]> {
    if (this.#isBroken) throw new CoverageFailure("no-worker");
    const number = ++this.#asked;
    const answer = await new Promise<Answers[keyof Answers]>((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      this.send({ type: "ask", number, question });
    });
    // The worker answers what it is asked.
    return answer as Answers[Asked["about"]];
  }

  #take(number: number): Waiting | undefined {
    const found = this.#waiting.get(number);
    this.#waiting.delete(number);
    return found;
  }
}

function start(): Worker | undefined {
  if (typeof Worker === "undefined" || typeof OffscreenCanvas === "undefined") return undefined;
  try {
    return new Worker(new URL("./coverage.worker.ts", import.meta.url), { type: "module" });
  } catch {
    return undefined;
  }
}
