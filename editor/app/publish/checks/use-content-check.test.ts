// @vitest-environment jsdom
import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { ContentCheckState } from "#editor/api/requests/publish-api.ts";
import { useContentCheck } from "./use-content-check.ts";

afterEach(() => void vi.unstubAllGlobals());

const lineOf = (...states: ContentCheckState["parts"][number]["state"][]) =>
  `${JSON.stringify({ parts: states.map((state, index) => ({ name: `Parte ${index + 1}`, state, lines: [] })) })}\n`;

/** Starts a check on a stubbed server that answers in chunks. */
function startCheck() {
  const pieces = new TransformStream<Uint8Array, Uint8Array>();
  const writer = pieces.writable.getWriter();
  vi.stubGlobal("fetch", async () => new Response(pieces.readable));
  const { result } = renderHook(() => useContentCheck());
  act(() => void result.current.run());
  return {
    result,
    say: (text: string) => void writer.write(new TextEncoder().encode(text)),
    end: () => void writer.close(),
  };
}

test("a running check reports its progress part by part, even if a line arrives in two chunks", async () => {
  const { result, say, end } = startCheck();
  expect(result.current.message).toBe("Comprobando…");
  const [first, second] = [lineOf("running", "pending"), lineOf("passed", "running")];
  say(first + second.slice(0, 20));
  await waitFor(() => expect(result.current.message).toBe("Comprobando 1 de 2: Parte 1"));
  say(second.slice(20));
  await waitFor(() => expect(result.current.message).toBe("Comprobando 2 de 2: Parte 2"));
  expect(result.current.hasPassed).toBe(false);
  say(lineOf("passed", "passed"));
  end();
  await waitFor(() => expect(result.current.message).toBe("Todo está bien: se puede publicar."));
  expect(result.current.hasPassed).toBe(true);
  act(() => result.current.markOutdated());
  expect([result.current.message, result.current.hasPassed]).toEqual(["", false]);
});

test("a passed check with advice does not say that everything is right", async () => {
  const { result, say, end } = startCheck();
  say(lineOf("passed").replace("[]", '["Revisa: Ofertas"]'));
  end();
  await waitFor(() => expect(result.current.message).toBe("Se puede publicar. Queda una cosa por revisar."));
  expect(result.current.hasPassed).toBe(true);
});

test("a save during the check invalidates the result, because the check may not have read it", async () => {
  const { result, say, end } = startCheck();
  act(() => result.current.markOutdated());
  say(lineOf("passed"));
  end();
  await waitFor(() => expect(result.current.message).toMatch(/^Algo cambió mientras se comprobaba/));
  expect(result.current.hasPassed).toBe(false);
});

test("a refusal in the last line of the answer is shown with the server's message", async () => {
  const { result, say, end } = startCheck();
  say(lineOf("running"));
  say(`${JSON.stringify({ message: "El editor tropezó." })}\n`);
  end();
  await waitFor(() => expect(result.current.message).toBe("El editor tropezó."));
});

test("a failed check is still reported after a change, until a publication", async () => {
  const { result, say, end } = startCheck();
  say(lineOf("failed"));
  end();
  await waitFor(() => expect(result.current.message).toBe("Hay algo por corregir antes de publicar."));
  act(() => result.current.markOutdated());
  expect(result.current.message).toBe("Lo último que comprobaste tenía algo por corregir. Comprueba otra vez.");
  act(() => result.current.clear());
  expect(result.current.message).toBe("");
});
