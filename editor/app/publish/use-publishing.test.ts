// @vitest-environment jsdom
import { TextDecoderStream } from "node:stream/web";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { contentEvents } from "#editor/app/shell/use-menu-and-pending.ts";
import { type Publishing, usePublishing } from "./use-publishing.ts";

// jsdom has no TextDecoderStream.
beforeEach(() => void vi.stubGlobal("TextDecoderStream", TextDecoderStream));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a refused publication may have merged other people's publications, so the forms are reloaded", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ message: "Ábrela y elige otra vez." }, { status: 409 }));
  const onPublished = vi.fn();
  contentEvents.addEventListener("published", onPublished);
  onTestFinished(() => contentEvents.removeEventListener("published", onPublished));
  const { result } = renderHook(() => usePublishing(() => {}));
  await act(() => result.current.publish({ title: "Precios" }, ""));
  expect(result.current.refusal?.message).toBe("Ábrela y elige otra vez.");
  expect(onPublished).toHaveBeenCalledOnce();
});

/** Starts «Comprobar», or another request, on a stubbed server that answers in chunks. */
function startCheck(start = ({ check }: Publishing) => void check()) {
  const pieces = new TransformStream<Uint8Array, Uint8Array>();
  const writer = pieces.writable.getWriter();
  const sent = vi.fn(async (_address: string, _init: RequestInit) => new Response(pieces.readable));
  vi.stubGlobal("fetch", sent);
  const { result } = renderHook(() => usePublishing(() => {}));
  act(() => start(result.current));
  return {
    result,
    sent,
    say: (text: string) => void writer.write(new TextEncoder().encode(text)),
    end: () => void writer.close(),
  };
}

const stage = (position: number) => `${JSON.stringify({ stage: { name: `Parte ${position}`, position, total: 2 } })}\n`;
const passed = `${JSON.stringify({ commit: "c", isPushed: false })}\n`;

test("«Comprobar» is a trial of a publication, and reports its progress even if a line arrives in two chunks", async () => {
  const { result, sent, say, end } = startCheck();
  expect(JSON.parse(String(sent.mock.calls[0]?.[1].body))).toMatchObject({ isTrial: true });
  expect(result.current.message).toBe("Comprobando…");
  say(stage(1) + stage(2).slice(0, 20));
  await waitFor(() => expect(result.current.message).toBe("Comprobando 1 de 2: Parte 1"));
  say(stage(2).slice(20));
  await waitFor(() => expect(result.current.message).toBe("Comprobando 2 de 2: Parte 2"));
  expect(result.current.hasPassed).toBe(false);
  say(passed);
  end();
  await waitFor(() => expect(result.current.message).toBe("Todo está bien: se puede publicar."));
  expect(result.current.publication).toBeUndefined();
  act(() => result.current.markOutdated());
  expect([result.current.message, result.current.hasPassed]).toEqual(["", false]);
});

test("a save during «Comprobar» invalidates its result, because it may not have read the save", async () => {
  const { result, say, end } = startCheck();
  act(() => result.current.markOutdated());
  say(passed);
  end();
  await waitFor(() => expect(result.current.trialRefusal?.message).toMatch(/^Algo cambió mientras se comprobaba/));
  expect(result.current.hasPassed).toBe(false);
});

test("a refused trial is still reported after a change, until the next request", async () => {
  const { result, say, end } = startCheck();
  say(stage(1));
  say(`${JSON.stringify({ message: "«Avisos»: falta el título." })}\n`);
  end();
  await waitFor(() => expect(result.current.message).toBe("Hay algo por corregir antes de publicar."));
  expect(result.current.trialRefusal?.message).toBe("«Avisos»: falta el título.");
  act(() => result.current.markOutdated());
  expect(result.current.message).toBe("Lo último que comprobaste tenía algo por corregir. Comprueba otra vez.");
  act(() => void result.current.check());
  expect(result.current.message).toBe("Comprobando…");
});

test("a publication reports its progress and its result, until it is forgotten or a file changes", async () => {
  const publish = () => startCheck((publishing) => void publishing.publish({ title: "Precios" }, ""));
  const { result, say, end } = publish();
  expect(result.current.message).toBe("Publicando…");
  say(stage(2));
  await waitFor(() => expect(result.current.message).toBe("Publicando 2 de 2: Parte 2"));
  say(passed);
  end();
  await waitFor(() => expect(result.current.message).toBe("Se publicó «Precios»."));
  expect(result.current.publication).toMatchObject({ title: "Precios", result: { commit: "c" } });
  act(() => result.current.markOutdated());
  expect(result.current.message).toBe("");
  act(() => result.current.forgetOutcome());
  expect(result.current.publication).toBeUndefined();

  const refused = publish();
  refused.say(`${JSON.stringify({ message: "El servidor no contesta." })}\n`);
  refused.end();
  await waitFor(() => expect(refused.result.current.message).toBe("No se publicó: abre «Publicar» y lee por qué."));
  expect(refused.result.current.refusal?.message).toBe("El servidor no contesta.");
});
