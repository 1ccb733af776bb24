import { expect, test } from "vitest";
import type { RenderClauseResult } from "#editor/api/text-api.ts";
import { openLegalText } from "#editor/testing/open-legal-text.ts";

test("a new clause is rendered in its place, with its facts, even without a title, and nothing is written", async () => {
  const { send, numstat } = await openLegalText("gestion-de-trafico");
  const read = async (words: object) => {
    const clause = { title: "", body: "", depth: 2, after: "velocidad", ...words };
    return (await send<RenderClauseResult>("POST", "/render", clause)).body.html;
  };
  const html = await read({ body: "1. Un paquete dura {{plazo.paquete}}." });
  expect(html).toContain('<span data-number="">6</span> Cláusula nueva</h2>');
  expect(html).toContain('<span data-number="">6.1</span> Un paquete dura 30\u00a0días.');
  expect(await read({ title: "Eventos", depth: 3 })).toContain('<span data-number="">5.5</span> Eventos</h3>');
  expect(await read({ body: "1. Dura {{plazo.paquetes}}." })).toBe("");
  expect(numstat()).toBe("");
});
