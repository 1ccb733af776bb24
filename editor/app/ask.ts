/** How the app speaks with the editor's server. */
import type { Refused } from "#editor/api.ts";
import { hearStatus } from "./team/session.ts";

/** The server understood and said no, in words for the person who edits. */
export class Refusal extends Error {
  override name = "Refusal";
  /** What only a developer understands of it. */
  readonly raw: string | undefined;
  constructor(message: string, raw?: string) {
    super(message);
    this.raw = raw;
  }
}

/** What is said of what went wrong, whoever says it. */
export const refusedBy = (error: unknown): Refused => ({
  message: error instanceof Error ? error.message : String(error),
  ...(error instanceof Refusal && error.raw !== undefined && { raw: error.raw }),
});

/** Nobody answered: the editor was stopped, or the network is gone. */
export class NoConnection extends Error {
  override name = "NoConnection";
}

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Asks the server; see `editor/api.ts` for what each address takes and answers. */
export type Ask = <Answer>(method: Method, address: string, body?: unknown, signal?: AbortSignal) => Promise<Answer>;

/**
 * @throws {Refusal} with what the server said.
 * @throws {NoConnection} if there was no answer, or only a part of one.
 */
export const ask: Ask = async (method, address, body, signal) => {
  const response = await responseTo(method, address, body, signal);
  const text = await answered(() => response.text());
  return (text === "" ? undefined : JSON.parse(text)) as never;
};

/**
 * Asks for what takes its time, and is told line by line how far it is. Throws like {@link ask}, also for a refusal that
 * comes last.
 */
export async function askLines<Line>(
  address: string,
  onLine: (line: Line) => void,
  signal: AbortSignal,
): Promise<void> {
  const response = await responseTo("POST", address, {}, signal);
  const pieces = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let piece = await next(pieces); !piece.done; piece = await next(pieces)) {
    const lines = `${rest}${piece.value}`.split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      const said = JSON.parse(line) as Line & Partial<Refused>;
      if (said.message) throw new Refusal(said.message);
      onLine(said);
    }
  }
}

const next = (pieces: ReadableStreamDefaultReader<string> | undefined) =>
  answered(async () => (await pieces?.read()) ?? { done: true as const, value: undefined });

/** @throws like {@link ask}. */
async function responseTo(method: Method, address: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const response = await answered(() =>
    fetch(address, {
      method,
      headers: { "x-editor": "1", ...(body !== undefined && { "content-type": "application/json" }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    }),
  );
  hearStatus(response.status);
  if (!response.ok) throw refusalIn(await answered(() => response.text()));
  return response;
}

/** What the server answered, or what is said where that has no words of its own. */
export function refusalIn(text: string): Refusal {
  try {
    const { message, raw } = JSON.parse(text) as Partial<Refused>;
    if (message) return new Refusal(message, raw);
  } catch {
    // A proxy's page, or an empty answer.
  }
  return new Refusal("El editor no pudo hacerlo. Inténtalo de nuevo.");
}

async function answered<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new NoConnection("Sin conexión con el editor", { cause: error });
  }
}
