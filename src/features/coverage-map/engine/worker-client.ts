import type { OverlayId } from "#domain/coverage/overlay.ts";
import { CoverageError, type CoverageErrorCode } from "#features/coverage-map/coverage-engine.ts";
import { allowScripts } from "#platform/trusted-types/trusted-types-policy.ts";
import type { MessageFromWorker, MessageToWorker, WorkerAnswers, WorkerLookup } from "./worker/worker-messages.ts";

type PendingQuestion = {
  resolve: (answer: WorkerAnswers[keyof WorkerAnswers]) => void;
  reject: (failure: CoverageError) => void;
};

/** Callbacks of the map, once it exists. */
export type WorkerListener = {
  onMessage: (message: MessageFromWorker) => void;
  /** The worker's script failed to load (`offline`), or the worker died (`no-worker`). */
  onWorkerFailure: (code: CoverageErrorCode) => void;
  /** A new worker has started; it knows no view, so the layers must request theirs again. */
  onWorkerRestart: () => void;
};

/** The page's end of the connection to the worker. Without workers, messages are lost and questions fail. */
export class WorkerClient {
  readonly #begin: MessageToWorker;
  readonly #waiting = new Map<number, PendingQuestion>();
  #listener: WorkerListener | undefined;
  #inMemory: readonly OverlayId[] = [];
  #worker: Worker | undefined;
  #asked = 0;
  #problem: CoverageErrorCode | undefined;

  /** @param begin - the first message to every new worker. */
  constructor(begin: MessageToWorker) {
    this.#begin = begin;
    this.#start();
  }

  listen(listener: WorkerListener): void {
    this.#listener = listener;
  }

  /** Overlays in the worker's memory, which need no network. */
  get inMemory(): readonly OverlayId[] {
    return this.#inMemory;
  }

  /** Reason for the lack of a worker; undefined if there is one. */
  get problem(): CoverageErrorCode | undefined {
    return this.#problem;
  }

  /** Retries a worker whose script failed to load. */
  revive(): void {
    if (this.#problem !== "offline") return;
    this.#start();
    this.#listener?.onWorkerRestart();
  }

  #start(): void {
    this.#worker = createWorker();
    this.#problem = this.#worker ? undefined : "no-worker";
    if (!this.#worker) return;
    this.#worker.onmessage = ({ data }: MessageEvent<MessageFromWorker>) => {
      if (data.type === "answer") this.#take(data.number)?.resolve(data.answer);
      else if (data.type === "noAnswer") this.#take(data.number)?.reject(new CoverageError(data.code));
      else if (data.type === "inMemory") this.#inMemory = data.ids;
      else this.#listener?.onMessage(data);
    };
    this.#worker.onerror = (event) => {
      event.preventDefault();
      // A script that fails to load causes an event without details.
      this.#problem = event instanceof ErrorEvent ? "no-worker" : "offline";
      for (const { reject } of this.#waiting.values()) reject(new CoverageError(this.#problem));
      this.#waiting.clear();
      this.#listener?.onWorkerFailure(this.#problem);
    };
    this.send(this.#begin);
  }

  send(message: MessageToWorker): void {
    this.#worker?.postMessage(message);
  }

  /** Sends a question and waits for its answer. @throws {CoverageError} if there is no worker or no answer. */
  async ask<Asked extends WorkerLookup>(question: Asked): Promise<WorkerAnswers[Asked["about"]]> {
    this.revive();
    if (this.#problem) throw new CoverageError(this.#problem);
    const number = ++this.#asked;
    const answer = await new Promise<WorkerAnswers[keyof WorkerAnswers]>((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      this.send({ type: "ask", number, question });
    });
    // The answer has the type that belongs to the question.
    return answer as WorkerAnswers[Asked["about"]];
  }

  #take(number: number): PendingQuestion | undefined {
    const pendingQuestion = this.#waiting.get(number);
    this.#waiting.delete(number);
    return pendingQuestion;
  }
}

/** Output folder of the workers, set in vite.config.ts. */
const workersFolder = "/assets/workers/";

function createWorker(): Worker | undefined {
  if (typeof Worker === "undefined" || typeof OffscreenCanvas === "undefined") return undefined;
  try {
    allowScripts(workersFolder);
    return new Worker(new URL("./worker/coverage.worker.ts", import.meta.url), { type: "module" });
  } catch {
    return undefined;
  }
}
