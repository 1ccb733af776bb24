import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Diagnostic } from "#editor/api/api.ts";
import { insertClause } from "#editor/api/legal-text-parts.ts";
import type { ClauseRow, LegalTextChanges, LegalTextData } from "#editor/api/requests/legal-text-api.ts";
import { openTestLegalText } from "#editor/testing/open-test-legal-text.ts";
import { readFileIn, writeFileIn } from "#editor/testing/servers/site-repository.ts";

const id = "gestion-de-trafico";
const first = `src/content/legal/${id}/1.md`;

const listLines = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.map(({ where, message }) => `${where}: ${message}`);

test("a changed sentence is one line in git without special spaces, is rendered with its number, and can be restored", async () => {
  const { root, open, save, send, replace, readNumstat } = await openTestLegalText(id);
  const before = readFileIn(root, first);
  const { data } = await open();
  const { body } = await replace("velocidad", "no la aplica por los GB", "no la aplica,\u00a0ni\u200b por los GB");
  expect(body.diagnostics).toEqual([]);
  expect(readNumstat()).toBe(`1\t1\t${first}`);
  expect(readFileIn(root, first)).toContain("El Operador no la aplica, ni por los GB usados");
  expect(body.openLegalText?.renderings.velocidad?.html).toMatch(
    /<li id="velocidad-2"><span data-number="">5\.2<\/span> <strong>Cuándo y para qué\.<\/strong> El Operador no la aplica, ni por/,
  );
  const { body: changes } = await send<LegalTextChanges>("GET", "/changes");
  expect(changes.comparedVersion).toBe("lo que está publicado en el sitio");
  expect(changes.changes).toMatchObject([{ id: "velocidad", number: "5", kind: "changed" }]);
  await save(() => data, undefined, true);
  expect(readFileIn(root, first)).toBe(before);
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

test("an error is refused with its clause and words, and nothing is written", async () => {
  const { open, savePart, readNumstat } = await openTestLegalText(id);
  // Opened once, because a refused change leaves the text unchanged.
  const opened = await open();
  const volume = opened.data.clauses.find((clause) => clause.id === "volumen")?.body ?? "";
  for (const [from, to, line, words, message] of refusals) {
    expect(volume).toContain(from);
    const { status, body } = await savePart("volumen", { body: volume.replace(from, to) }, opened);
    expect(status).toBe(200);
    expect(body.revision).toBeUndefined();
    const [diagnostic] = body.diagnostics;
    expect(diagnostic, to).toMatchObject({ kind: "error", path: ["volumen", "body", line] });
    expect(diagnostic?.message, to).toContain(message);
    expect(diagnostic?.line?.words, to).toContain(words);
    expect(diagnostic?.where).toBe(`Cláusula 4 «Gestión por volumen de datos», en «${diagnostic?.line?.start}»`);
  }
  expect(readNumstat()).toBe("");
});

test("a body that would add, remove or duplicate a clause is refused, and so is a body with too few words", async () => {
  const { request, savePart, readNumstat } = await openTestLegalText(id);
  const saveBody = async (body: string) => listLines((await savePart("velocidad", { body })).body.diagnostics).join();
  expect(await saveBody("1. Una.\n\n## Velocidad [#velocidad]\n\n1. Dos.")).toContain("quita el título");
  expect(await saveBody("```\n1. Una.")).toContain("así se perdería la cláusula «Optimización de tráfico»");
  expect(await saveBody("1. Una.")).toContain("Cláusula 5 «Velocidad»: escribe al menos seis palabras");
  const text = `/api/lists/${id}`;
  expect((await request("GET", `${text}?version=9`)).body.message).toBe("No hay una versión 9.");
  expect((await request("GET", `${text}?version=..%2F1`)).status).toBe(400);
  expect((await request("PUT", text, { data: { clauses: [] }, revision: "" })).status).toBe(409);
  expect(readNumstat()).toBe("");
  // Messages show a title as on its page.
  await savePart("optimizacion", { title: "En {{plazo.paquete}}" });
  expect(await saveBody("```\n1. Una.")).toContain("así se perdería la cláusula «En 30\u00a0días»");
});

test("a clause is added with a permanent address and removed again; one that others link to cannot be removed", async () => {
  const { save, remove, root, readNumstat } = await openTestLegalText(id);
  const clause = {
    id: "eventos",
    title: "Uso en eventos",
    body: "1. En eventos masivos, las llamadas de emergencia van primero.",
    depth: 2,
  } as const;
  const added = await save((data) => insertClause(data, clause, "velocidad"), undefined, true);
  expect(added.body.openLegalText?.renderings.eventos).toMatchObject({ number: "6" });
  expect(readNumstat()).toBe(`4\t0\t${first}`);
  const gone = await remove("eventos");
  expect(gone.body.diagnostics).toEqual([]);
  expect(readNumstat()).toBe("");
  const within = await remove("inspeccion");
  expect(listLines(within.body.diagnostics).join()).toContain("en este texto no hay «#inspeccion»");
  writeFileIn(root, "src/content/pages/somewhere.ts", `export const to = "/${id}#glosario";\n`);
  const outside = await remove("glosario");
  expect(listLines(outside.body.diagnostics).join()).toContain(
    "cambia antes el enlace de una página que solo cambia quien desarrolla el sitio (src/content/pages/somewhere.ts)",
  );
  writeFileIn(
    root,
    "src/content/data/questions.ts",
    `// /${id}#glosario\n${readFileIn(root, "src/content/data/questions.ts")}`,
  );
  const listed = await remove("glosario");
  expect(listLines(listed.body.diagnostics).join()).toContain("cambia antes el enlace de «Preguntas frecuentes»");
});

test("a value of the head is saved separately, and refused unless only its style is wrong", async () => {
  const { open, savePart, readNumstat } = await openTestLegalText(id);
  const opened = await open();
  const saveHead = async (change: object) =>
    listLines((await savePart("head", change, opened)).body.diagnostics).join();
  expect(await saveHead({ inForce: "2026-11-22" })).toBe("En vigor desde: elige hoy o un día que venga: ese ya pasó");
  expect(await saveHead({ inForce: "2027-02-30" })).toContain("escribe un día que exista");
  expect(await saveHead({ summary: ["Uno.", "Dos.", ""] })).toContain("En corto: escribe tres oraciones");
  expect(await saveHead({ title: "A" })).toContain("Título: el título es demasiado corto");
  expect(await saveHead({ title: "Código <b>de tráfico</b>" })).toContain("Título: quita «<b>»: se leería tal cual");
  expect(await saveHead({ summary: ["Uno.", "**Dos**.", "Tres."] })).toContain("En corto: quita «**»");
  expect(await saveHead({ summary: ["Son 30 días.", "Dos.", "Tres."] })).toContain("en lugar de «30 días»");
  expect(readNumstat()).toBe("");
  const saved = await savePart("head", { inForce: "2026-12-01" });
  expect(saved.body.openLegalText?.data.head).toMatchObject({ inForce: "2026-12-01" });
  expect(readNumstat()).toBe(`1\t1\t${first}`);
  const hardSummary = ["Uno.", "Dos.", "Es tu línea. ".repeat(30).trim()];
  const { body } = await savePart("head", { summary: hardSummary });
  expect(body.openLegalText?.data.head.summary).toEqual(hardSummary);
  expect(listLines(body.diagnostics).join()).toContain("En corto: acórtalo");
});

test("errors made by hand are shown with their line, and can be fixed clause by clause", async () => {
  const { root, workspace, open, replace, readClause, savePart } = await openTestLegalText(id);
  const broken = readFileIn(root, first)
    .replace("{{plazo.membresia}}", "{{plazo.nada}}")
    .replace("Quien usa poco", "Quien usa 5% poco");
  writeFileSync(join(root, first), broken);
  workspace.invalidate(first);
  expect(listLines((await open()).diagnostics)).toEqual([
    expect.stringMatching(
      /^Cláusula 4 «Gestión por volumen de datos», en «Cada membresía incluye una cantidad…»: no hay/,
    ),
    expect.stringMatching(/en «Quien usa 5% poco pagaría…»: usa «Insertar dato» en lugar de «5%»/),
  ]);
  expect(
    (await replace("velocidad", "El Operador no lo hace.", "El Operador nunca lo hace.")).body.revision,
  ).toBeDefined();
  const { body } = await readClause("volumen");
  const mended = body.replace("{{plazo.nada}}", "{{plazo.membresia}}").replace("5% ", "");
  expect((await savePart("volumen", { body: mended })).body.openLegalText?.diagnostics).toEqual([]);
});

test("a write that the site's parser refuses is undone", async () => {
  const { root, replace, readNumstat } = await openTestLegalText(id);
  // Breaks the frozen file, so that the site cannot read the text.
  writeFileIn(root, `src/content/legal/${id}/0.published.json`, "{}\n");
  const { body } = await replace("velocidad", "El Operador no lo hace.", "El Operador nunca lo hace.");
  expect(body.revision).toBeUndefined();
  expect(listLines(body.diagnostics).join()).toContain(`src/content/legal/${id}/0.published.json: se editó a mano`);
  expect(readNumstat()).toBe("");
});

test("of two parts saved together, an invalid one is left out; with `isWhole` neither is saved", async () => {
  const { root, save, readNumstat } = await openTestLegalText(id);
  const editBody = (body: string) =>
    body.replace("El Operador no lo hace.", "Nunca.").replace("usa poco", "usa 5% menos");
  const editRow = (row: ClauseRow) => ({ ...row, body: editBody(row.body) });
  const change = ({ head, clauses }: LegalTextData) => ({ head, clauses: clauses.map(editRow) });
  expect((await save(change, undefined, true)).body.revision).toBeUndefined();
  const { body } = await save(change);
  expect(body).toMatchObject({ refusedParts: ["volumen"], diagnostics: [{ path: ["volumen", "body", 4] }] });
  expect(readFileIn(root, first)).toContain("Nunca.");
  expect(readNumstat()).toBe(`1\t1\t${first}`);
});
