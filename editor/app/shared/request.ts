import { getErrorMessage } from "#domain/text/error-message.ts";
import type { ErrorBody } from "#editor/api/api.ts";
import type { PublishProgress } from "#editor/api/requests/publish-api.ts";
import { Listenable } from "./hooks/listenable.ts";

export class RequestError extends Error {
  override name = "RequestError";
  readonly body: ErrorBody;
  constructor(message: string, more: Omit<ErrorBody, "message"> = {}) {
    super(message);
    this.body = { ...more, message };
  }
}

export const toErrorBody = (error: unknown): ErrorBody =>
  error instanceof RequestError ? error.body : { message: getErrorMessage(error) };

/** The request got no answer, because the editor was stopped or the network is down. */
export class NoConnectionError extends Error {
  override name = "NoConnectionError";
}

export type HttpMethod = "GET" | "POST" | "PUT" | "DELETE";

/** Sends a request and returns the response's parsed JSON; `editor/api` has the types for each address. */
export type RequestSender = <Answer>(
  method: HttpMethod,
  address: string,
  body?: unknown,
  signal?: AbortSignal,
) => Promise<Answer>;

/**
 * Sends a request to the editor's server.
 *
 * @throws {RequestError} with the server's message.
 * @throws {NoConnectionError} if there was no response or only part of one.
 */
export const sendRequest: RequestSender = async (method, address, body, signal) => {
  const response = await fetchResponse(method, address, body, signal);
  const answerText = await awaitNetwork(() => response.text());
  return (answerText === "" ? undefined : JSON.parse(answerText)) as never;
};

type StreamingRequest = {
  body: object;
  signal?: AbortSignal | undefined;
  onStage: (stage: PublishProgress["stage"]) => void;
  /** Where to read the outcome if the answer is cut off. */
  whereToLook: string;
};

/**
 * Posts a long request whose answer is a stream of JSON lines: the stages, then the result. Throws like
 * {@link sendRequest}, even if the error is the last line.
 */
export async function sendStreamingRequest<Result extends object>(
  address: string,
  { body, signal, onStage, whereToLook }: StreamingRequest,
): Promise<Result> {
  const response = await fetchResponse("POST", address, body, signal);
  let result: Result | undefined;
  const handleLine = (text: string) => {
    const line = JSON.parse(text) as PublishProgress | (Result & Partial<ErrorBody>);
    if ("stage" in line) return onStage(line.stage);
    if (line.message) throw parseRequestError(text);
    result = line;
  };
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let unfinishedLine = "";
  for (let chunk = await readChunk(reader); !chunk.done; chunk = await readChunk(reader)) {
    const lines = `${unfinishedLine}${chunk.value}`.split("\n");
    unfinishedLine = lines.pop() ?? "";
    lines.forEach(handleLine);
  }
  // A response without progress is a single line without a line end.
  if (unfinishedLine.trim() !== "") handleLine(unfinishedLine);
  if (!result) throw new Error(`El editor se cerró antes de contestar: ${whereToLook}.`);
  return result;
}

const readChunk = (pieces: ReadableStreamDefaultReader<string> | undefined) =>
  awaitNetwork(async () => (await pieces?.read()) ?? { done: true as const, value: undefined });

async function fetchResponse(
  method: HttpMethod,
  address: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Response> {
  const response = await awaitNetwork(() =>
    fetch(address, {
      method,
      headers: { "x-editor": "1", ...(body !== undefined && { "content-type": "application/json" }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    }),
  );
  sessionStore.update(response.status);
  if (!response.ok) throw parseRequestError(await awaitNetwork(() => response.text()));
  return response;
}

export function parseRequestError(text: string): RequestError {
  try {
    const { message, ...more } = JSON.parse(text) as Partial<ErrorBody>;
    if (message) return new RequestError(message, more);
  } catch {
    // Not JSON: an empty response, or an error page of a proxy.
  }
  return new RequestError("El editor no pudo hacerlo. Inténtalo de nuevo.");
}

/**
 * Awaits a network operation, and converts a failure to {@link NoConnectionError}; throws an `AbortError` unchanged.
 */
async function awaitNetwork<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new NoConnectionError("Sin conexión con el editor", { cause: error });
  }
}

/** Whether the session has expired, according to the last response; always false without sign-in. */
class SessionStore extends Listenable {
  #isOver = false;
  readonly isOver = (): boolean => this.#isOver;

  /** @param status - HTTP status of the response; the proxy responds 401 without a session. */
  update(status: number): void {
    if (this.#isOver === (status === 401)) return;
    this.#isOver = status === 401;
    this.notify();
  }
}

export const sessionStore = new SessionStore();
