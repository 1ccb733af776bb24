import { CoverageError, type CoverageErrorCode } from "#features/coverage-map/coverage-engine.ts";
import { allowScripts } from "#platform/trusted-types/trusted-types-policy.ts";
import type {
  MessageFromWorker,
  MessageToWorker,
  OverlayPart,
  WorkerAnswers,
  WorkerQuestion,
} from "./worker/worker-messages.ts";

type PendingQuestion = {
  onPart: ((part: OverlayPart) => void) | undefined;
  resolve: (answer: WorkerAnswers[keyof WorkerAnswers]) => void;
  reject: (failure: CoverageError) => void;
};

/** The page's end of the connection to the worker, which starts at once. Without workers, questions fail. */
export class WorkerClient {
  readonly #pendingQuestions = new Map<number, PendingQuestion>();
  #worker: Worker | undefined;
  #questionCount = 0;
  #problem: CoverageErrorCode | undefined;

  constructor() {
    this.#start();
  }

  #start(): void {
    this.#worker = createWorker();
    this.#problem = this.#worker ? undefined : "no-worker";
    if (!this.#worker) return;
    this.#worker.onmessage = ({ data }: MessageEvent<MessageFromWorker>) => {
      const question = this.#pendingQuestions.get(data.number);
      if (data.type === "part") {
        question?.onPart?.(data.part);
        return;
      }
      this.#pendingQuestions.delete(data.number);
      if (data.type === "answer") question?.resolve(data.answer);
      else question?.reject(new CoverageError(data.code));
    };
    this.#worker.onerror = (event) => {
      event.preventDefault();
      // A script that fails to load causes an event without details.
      this.#problem = event instanceof ErrorEvent ? "no-worker" : "offline";
      for (const { reject } of this.#pendingQuestions.values()) reject(new CoverageError(this.#problem));
      this.#pendingQuestions.clear();
    };
  }

  send(message: MessageToWorker): void {
    this.#worker?.postMessage(message);
  }

  /**
   * Sends a question and waits for its answer. Retries a worker whose script failed to load.
   *
   * @param signal - aborted when the answer is no longer needed; there is none then.
   * @throws {CoverageError} if there is no worker or no answer.
   */
  async ask<Asked extends WorkerQuestion>(
    question: Asked,
    signal?: AbortSignal,
    onPart?: (part: OverlayPart) => void,
  ): Promise<WorkerAnswers[Asked["about"]]> {
    if (this.#problem === "offline") this.#start();
    if (this.#problem) throw new CoverageError(this.#problem);
    const number = ++this.#questionCount;
    const answer = await new Promise<WorkerAnswers[keyof WorkerAnswers]>((resolve, reject) => {
      this.#pendingQuestions.set(number, { resolve, reject, onPart });
      this.send({ type: "ask", number, question });
      signal?.addEventListener("abort", () => {
        this.#pendingQuestions.delete(number);
        this.send({ type: "cancel", number });
      });
    });
    // The answer has the type that belongs to the question.
    return answer as WorkerAnswers[Asked["about"]];
  }
}

/** Output folder of the workers, set in vite.config.ts. */
const workersFolder = "/assets/workers/";

function createWorker(): Worker | undefined {
  if (typeof Worker === "undefined") return undefined;
  try {
    allowScripts(workersFolder);
    return new Worker(new URL("./worker/coverage.worker.ts", import.meta.url), { type: "module" });
  } catch {
    return undefined;
  }
}
