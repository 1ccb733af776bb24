import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import type { Finding, TextChanges } from "#editor/api/api.ts";
import { openLegalText } from "#editor/testing/opened-legal-text.ts";
import { put, textOf } from "#editor/testing/site-repository.ts";

/** The whole content is loaded, on a machine that may be busy. */
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

const id = "gestion-de-trafico";

const first = `src/content/legal/${id}/1.md`;

const linesOf = (findings: readonly Finding[]) => findings.map(({ where, message }) => `${where}: ${message}`);

test("a sentence that is changed is one line in git, in plain signs, reads with its number, and comes back as it was", async () => {
  const { root, send, replace, numstat } = await openLegalText(id);
  const before = textOf(root, first);
  const { body } = await replace("velocidad", "Nunca: ni por los GB usados", "Nunca,\u00a0ni\u200b por los GB usados");
  expect(body.findings).toEqual([]);
  expect(numstat()).toBe(`1\t1\t${first}`);
  expect(textOf(root, first)).toContain("Nunca, ni por los GB usados");
  const html = body.text?.clauses.find((each) => each.id === "velocidad")?.html;
  expect(html).toMatch(
    /<li id="velocidad-2"><span data-number="">5\.2<\/span> <strong>Cuándo y para qué\.<\/strong> Nunca, ni por/,
  );
  const { body: changes } = await send<TextChanges>("GET", "/changes");
  expect(changes.against).toBe("lo que está publicado en el sitio");
  expect(changes.changes).toMatchObject([{ id: "velocidad", number: "5", kind: "changed" }]);
  await send("PUT", "/source", { source: before, stamp: body.stamp });
  expect(textOf(root, first)).toBe(before);
});

const link =
  "elige a dónde lleva con «Enlace»: ahí están las cláusulas de los textos legales, las páginas del sitio y las leyes";
const refusals: readonly (readonly [from: string, to: string, line: number, words: string, message: string])[] = [
  [
    "{{plazo.membresia}}",
    "{{plazo.membresa}}",
    1,
    "{{plazo.membresa}}",
    "no hay un dato «plazo.membresa»; el más parecido es «plazo.membresia»",
  ],
  [
    "Un paquete dura {{plazo.paquete}}",
    "Un paquete dura 90 días",
    3,
    "90 días",
    "usa «Insertar dato» en lugar de «90 días», un plazo o una cantidad que está a mano: dice lo mismo «Garantía de un celular»",
  ],
  [
    "Un paquete dura {{plazo.paquete}}",
    "Un paquete dura 71 días",
    3,
    "71 días",
    "ningún dato dice eso: cambia en su lista el que ya no es cierto, o agrégalo con «Insertar dato» › «Dato nuevo»",
  ],
  [
    "Quien usa poco",
    "Quien usa poco 🎄",
    4,
    "🎄",
    "«🎄» no se puede imprimir en los documentos ni en la imagen que se ve al compartir: quítalo o escríbelo con palabras",
  ],
  [
    "Quien usa poco",
    "Quien usa 20% menos",
    4,
    "20%",
    "usa «Insertar dato» en lugar de «20%», un porcentaje que está a mano: dice lo mismo «Referidos: descuento de quien invita»",
  ],
  [
    "[membresías](/membresias)",
    "[membresías](/membresia)",
    6,
    "[membresías](/membresia)",
    `${link}; el sitio no tiene la página «/membresia»`,
  ],
  ["(#datos-patrocinados)", "(#datos)", 2, "[datos patrocinados](#datos)", `${link}; en este texto no hay «#datos»`],
  [
    "[membresías](/membresias)",
    "[membresías](https://wim.example)",
    6,
    "https://wim.example",
    `quita «https://wim.example» y ${link}`,
  ],
  [
    "[membresías](/membresias)",
    "[membresías](wim)",
    6,
    "[membresías](wim)",
    `${link}; «wim» no es una página del sitio`,
  ],
  [
    "Quien usa poco",
    "Quien <b>usa</b> poco",
    4,
    "<b>",
    "usa «Negritas» en lugar de «<b>»: un texto legal no lleva etiquetas",
  ],
  ["Quien usa poco", "![foto](/foto.png) Quien usa poco", 4, "![foto](/foto.png)", "quita una imagen"],
  ["Los GB de cada", "> Los GB de cada", 6, "> Los GB de cada membresía", "quita una cita"],
  [
    "Un paquete dura",
    "\n\n| A | B |\n| - | - |\n| 1 | 2 | Se avisa. |\n\nUn paquete dura",
    7,
    "Se avisa.",
    "pasa «Se avisa.» abajo de la tabla, con una línea en blanco antes: en esta fila no se ve",
  ],
  ["Los GB de cada", "~~Los~~ GB de cada", 6, "~~Los~~", "quita texto tachado"],
];

test("what is wrong is refused with its clause and its words, and nothing is written", async () => {
  const { replace, numstat } = await openLegalText(id);
  for (const [from, to, line, words, message] of refusals) {
    const { status, body } = await replace("volumen", from, to);
    expect(status).toBe(200);
    expect(body.stamp).toBeUndefined();
    const [finding] = body.findings;
    expect(finding, to).toMatchObject({ kind: "error", path: ["volumen", "body", line] });
    expect(finding?.message, to).toContain(message);
    expect(finding?.line?.words, to).toContain(words);
    expect(finding?.where).toBe(`Cláusula 4 «Gestión por volumen de datos», en «${finding?.line?.start}»`);
  }
  expect(numstat()).toBe("");
});

test("a body that would add, lose or double a clause is refused, and so is one without words", async () => {
  const { clauseOf, send, numstat } = await openLegalText(id);
  const { title, stamp } = await clauseOf("velocidad");
  const said = async (body: string, at = stamp) =>
    linesOf((await send("PUT", "/clauses/velocidad", { title, body, stamp: at })).body.findings).join();
  expect(await said("1. Una.\n\n## Velocidad [#velocidad]\n\n1. Dos.")).toContain("quita el título");
  expect(await said("```\n1. Una.")).toContain("así se perdería la cláusula «Optimización de tráfico»");
  expect(await said("1. Una.")).toContain("Cláusula 5 «Velocidad»: escribe al menos seis palabras");
  expect((await send("GET", "?version=9")).body.message).toBe("No hay una versión 9.");
  expect((await send("GET", "?version=..%2F1")).status).toBe(400);
  const nowhere = await send("PUT", "/clauses/nada", { title, body: "1. Una.", stamp });
  expect(linesOf(nowhere.body.findings).join()).toContain("no hay una cláusula #nada");
  expect(numstat()).toBe("");
  // A title reads as on its page.
  const { body, stamp: before } = await clauseOf("optimizacion");
  const named = { title: "En {{plazo.paquete}}", body, stamp: before };
  const renamed = await send("PUT", "/clauses/optimizacion", named);
  expect(await said("```\n1. Una.", renamed.body.stamp)).toContain("así se perdería la cláusula «En 30\u00a0días»");
});

test("two tabs: what was written over another's change is refused, and both keep what they typed", async () => {
  const { clauseOf, replace, send, root } = await openLegalText(id);
  const stale = await clauseOf("velocidad");
  await replace("volumen", "Quien usa poco", "Quien gasta poco");
  const { status, body } = await send("PUT", "/clauses/velocidad", {
    title: "Otra",
    body: stale.body,
    stamp: stale.stamp,
  });
  expect([status, body.message]).toEqual([409, expect.stringContaining("en otra pestaña.")]);
  expect(textOf(root, first)).toContain("Quien gasta poco");
  expect(textOf(root, first)).not.toContain("## Otra");
});

test("a clause is added with its address for good, and goes again; one that others link to stays", async () => {
  const { open, send, root, numstat } = await openLegalText(id);
  const { stamp } = await open();
  const clause = {
    id: "eventos",
    title: "Uso en eventos",
    body: "1. En eventos masivos, las llamadas de emergencia van primero.",
    depth: 2,
    after: "velocidad",
  };
  const added = await send("POST", "/clauses", { ...clause, stamp });
  expect(added.body.text?.clauses.find(({ id: each }) => each === "eventos")).toMatchObject({ number: "6" });
  expect(numstat()).toBe(`4\t0\t${first}`);
  const again = await send("POST", "/clauses", { ...clause, stamp: added.body.stamp });
  expect(linesOf(again.body.findings)).toEqual([
    "Cláusula 6 «Uso en eventos»: la dirección #eventos ya es de otra cláusula",
  ]);
  const ofPage = await send("POST", "/clauses", { ...clause, id: "texto", stamp: added.body.stamp });
  expect(linesOf(ofPage.body.findings).join()).toContain("la página ya usa la dirección #texto: elige otra");
  const gone = await send("DELETE", `/clauses/eventos?stamp=${added.body.stamp}`);
  expect(gone.body.findings).toEqual([]);
  expect(numstat()).toBe("");
  const within = await send("DELETE", `/clauses/inspeccion?stamp=${gone.body.stamp}`);
  expect(linesOf(within.body.findings).join()).toContain("en este texto no hay «#inspeccion»");
  put(root, "src/content/pages/somewhere.ts", `export const to = "/${id}#glosario";\n`);
  const outside = await send("DELETE", `/clauses/glosario?stamp=${gone.body.stamp}`);
  expect(linesOf(outside.body.findings).join()).toContain(
    "cambia antes el enlace de una página que solo cambia quien desarrolla el sitio (src/content/pages/somewhere.ts)",
  );
  put(root, "src/content/data/questions.ts", `// /${id}#glosario\n${textOf(root, "src/content/data/questions.ts")}`);
  const listed = await send("DELETE", `/clauses/glosario?stamp=${gone.body.stamp}`);
  expect(linesOf(listed.body.findings).join()).toContain("cambia antes el enlace de «Preguntas frecuentes»");
});

test("what stands before the clauses is changed value by value, and its rules are those of the gate", async () => {
  const { open, send, numstat } = await openLegalText(id);
  const { head, stamp } = await open();
  const said = async (change: object) =>
    linesOf((await send("PUT", "/head", { ...head, ...change, stamp })).body.findings).join();
  expect(await said({ inForce: "2026-11-22" })).toBe("En vigor desde: elige hoy o un día que venga: ese ya pasó");
  expect(await said({ inForce: "2027-02-30" })).toContain("escribe un día que exista");
  expect(await said({ summary: ["Uno.", "Dos.", ""] })).toContain("En corto: escribe tres oraciones");
  expect(await said({ title: "A" })).toContain("Título: el título es demasiado corto");
  expect(await said({ title: "Código <b>de tráfico</b>" })).toContain("Título: quita «<b>»: se leería tal cual");
  expect(await said({ summary: ["Uno.", "**Dos**.", "Tres."] })).toContain("En corto: quita «**»");
  expect(await said({ summary: ["Son 30 días.", "Dos.", "Tres."] })).toContain("en lugar de «30 días»");
  expect(numstat()).toBe("");
  const saved = await send("PUT", "/head", { ...head, inForce: "2026-12-01", stamp });
  expect(saved.body.text).toMatchObject({ inForce: "2026-12-01" });
  expect(numstat()).toBe(`1\t1\t${first}`);
});

test("what somebody broke by hand is shown with its line, and can be mended clause by clause", async () => {
  const { root, workspace, open, replace, clauseOf, send } = await openLegalText(id);
  const broken = textOf(root, first)
    .replace("{{plazo.membresia}}", "{{plazo.nada}}")
    .replace("Quien usa poco", "Quien usa 5% poco");
  writeFileSync(join(root, first), broken);
  workspace.changed(first);
  expect(linesOf((await open()).findings)).toEqual([
    expect.stringMatching(
      /^Cláusula 4 «Gestión por volumen de datos», en «Cada membresía incluye una cantidad…»: no hay/,
    ),
    expect.stringMatching(/en «Quien usa 5% poco pagaría…»: usa «Insertar dato» en lugar de «5%»/),
  ]);
  expect(
    (await replace("velocidad", "El Operador no lo hace.", "El Operador nunca lo hace.")).body.stamp,
  ).toBeDefined();
  const { title, body, stamp } = await clauseOf("volumen");
  const mended = body.replace("{{plazo.nada}}", "{{plazo.membresia}}").replace("5% ", "");
  expect((await send("PUT", "/clauses/volumen", { title, body: mended, stamp })).body.text?.findings).toEqual([]);
});

test("what the site's reader refuses undoes the write", async () => {
  const { root, replace, numstat } = await openLegalText(id);
  // A published file that was edited by hand stops every reader of the text; this one is of a version long gone.
  put(root, `src/content/legal/${id}/0.published.json`, "{}\n");
  const { body } = await replace("velocidad", "El Operador no lo hace.", "El Operador nunca lo hace.");
  expect(body.stamp).toBeUndefined();
  expect(linesOf(body.findings).join()).toContain(`src/content/legal/${id}/0.published.json: se editó a mano`);
  expect(numstat()).toBe("");
});
