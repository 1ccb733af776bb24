// @vitest-environment jsdom
import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { ContentCheckState } from "#editor/api/publish-api.ts";
import { useContentCheck } from "./use-content-check.ts";

afterEach(() => void vi.unstubAllGlobals());

const lineOf = (...states: ContentCheckState["parts"][number]["state"][]) =>
  `${JSON.stringify({ parts: states.map((state, at) => ({ name: `Parte ${at + 1}`, state, lines: [] })) })}\n`;

/** Stubs a server that answers in chunks. */
function answering() {
  const pieces = new TransformStream<Uint8Array, Uint8Array>();
  const writer = pieces.writable.getWriter();
  vi.stubGlobal("fetch", async () => new Response(pieces.readable));
  return {
    say: (text: string) => void writer.write(new TextEncoder().encode(text)),
    end: () => void writer.close(),
  };
}

test("a running check reports its progress part by part, even if a line arrives in two chunks", async () => {
  const server = answering();
  const { result } = renderHook(() => useContentCheck());
  act(() => void result.current.run());
  expect(result.current.message).toBe("Comprobando…");
  const [first, second] = [lineOf("runs", "waits"), lineOf("good", "runs")];
  server.say(first + second.slice(0, 20));
  await waitFor(() => expect(result.current.message).toBe("Comprobando 1 de 2: Parte 1"));
  server.say(second.slice(20));
  await waitFor(() => expect(result.current.message).toBe("Comprobando 2 de 2: Parte 2"));
  expect(result.current.isGood).toBe(false);
  server.say(lineOf("good", "good"));
  server.end();
  await waitFor(() => expect(result.current.message).toBe("Todo está bien: se puede publicar."));
  expect(result.current.isGood).toBe(true);
  act(() => result.current.markOutdated());
  expect([result.current.message, result.current.isGood]).toEqual(["", false]);
});

test("a passed check with advice does not say that everything is right", async () => {
  const server = answering();
  const { result } = renderHook(() => useContentCheck());
  act(() => void result.current.run());
  server.say(lineOf("good").replace("[]", '["Revisa: Ofertas"]'));
  server.end();
  await waitFor(() => expect(result.current.message).toBe("Se puede publicar. Queda una cosa por revisar."));
  expect(result.current.isGood).toBe(true);
});

test("a save during the check invalidates the result, because the check may not have read it", async () => {
  const server = answering();
  const { result } = renderHook(() => useContentCheck());
  act(() => void result.current.run());
  act(() => result.current.markOutdated());
  server.say(lineOf("good"));
  server.end();
  await waitFor(() => expect(result.current.message).toMatch(/^Algo cambió mientras se comprobaba/));
  expect(result.current.isGood).toBe(false);
});

test("a refusal in the last line of the answer is shown with the server's message", async () => {
  const server = answering();
  const { result } = renderHook(() => useContentCheck());
  act(() => void result.current.run());
  server.say(lineOf("runs"));
  server.say(`${JSON.stringify({ message: "El editor tropezó." })}\n`);
  server.end();
  await waitFor(() => expect(result.current.message).toBe("El editor tropezó."));
});

test("a failed check is still reported after a change, until a publication", async () => {
  const server = answering();
  const { result } = renderHook(() => useContentCheck());
  act(() => void result.current.run());
  server.say(lineOf("wrong"));
  server.end();
  await waitFor(() => expect(result.current.message).toBe("Hay algo por corregir antes de publicar."));
  act(() => result.current.markOutdated());
  expect(result.current.message).toBe("Lo último que comprobaste tenía algo por corregir. Comprueba otra vez.");
  act(() => result.current.clear());
  expect(result.current.message).toBe("");
});
