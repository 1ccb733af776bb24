/** How the app speaks with the editor's server. */
import type { Refused } from "#editor/api.ts";

/** The server understood and said no, in words for the person who edits. */
export class Refusal extends Error {
  override name = "Refusal";
}

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
  const response = await answered(() =>
    fetch(address, {
      method,
      headers: { "x-editor": "1", ...(body !== undefined && { "content-type": "application/json" }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    }),
  );
  const text = await answered(() => response.text());
  if (!response.ok) throw new Refusal(refusalIn(text));
  return (text === "" ? undefined : JSON.parse(text)) as never;
};

/** What is said where a refusal has no words of its own. */
export function refusalIn(text: string): string {
  try {
    const { message } = JSON.parse(text) as Partial<Refused>;
    if (message) return message;
  } catch {
    // A proxy's page, or an empty answer.
  }
  return "El editor no pudo hacerlo. Inténtalo de nuevo.";
}

async function answered<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new NoConnection("Sin conexión con el editor", { cause: error });
  }
}
