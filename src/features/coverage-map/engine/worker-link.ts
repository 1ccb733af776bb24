import type { OverlayId } from "#domain/coverage/overlay.ts";
import { CoverageFailure } from "#features/coverage-map/coverage-engine.ts";
import type { FromWorker, ToWorker } from "./worker-messages.ts";

type Question = { resolve: (covers: boolean) => void; reject: (failure: CoverageFailure) => void };

/** The page's end of the line to the worker. Without workers every message is lost and every question fails. */
export class WorkerLink {
  readonly #worker: Worker | undefined;
  readonly #questions = new Map<number, Question>();
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
      if (data.type === "answer") this.#take(data.question)?.resolve(data.covers);
      else if (data.type === "noAnswer") this.#take(data.question)?.reject(new CoverageFailure(data.code));
      else onMessage(data);
    };
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.#isBroken = true;
      for (const { reject } of this.#questions.values()) reject(new CoverageFailure("no-worker"));
      this.#questions.clear();
      onBroken();
    };
  }

  get isBroken(): boolean {
    return this.#isBroken;
  }

  send(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }

  covers(id: OverlayId, x: number, y: number): Promise<boolean> {
    if (this.#isBroken) return Promise.reject(new CoverageFailure("no-worker"));
    const question = ++this.#asked;
    this.send({ type: "covers", question, id, x, y });
    return new Promise((resolve, reject) => this.#questions.set(question, { resolve, reject }));
  }

  #take(question: number): Question | undefined {
    const found = this.#questions.get(question);
    this.#questions.delete(question);
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
