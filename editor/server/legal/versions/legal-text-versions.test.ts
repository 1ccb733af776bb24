import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { LegalTextChanges, SaveLegalTextResult } from "#editor/api/requests/legal-text-api.ts";
import { editList, editPrice, membershipsPath } from "#editor/testing/edit-list.ts";
import { openTestLegalText } from "#editor/testing/open-test-legal-text.ts";
import { readFileIn, runGit, writeFileIn } from "#editor/testing/servers/site-repository.ts";

const id = "gestion-de-trafico";

const first = `src/content/legal/${id}/1.md`;
const frozen = `src/content/legal/${id}/1.published.json`;
const legalTerms = "src/content/data/legal-terms.ts";
const second = `src/content/legal/${id}/2.md`;

const listMessages = ({ diagnostics }: Pick<SaveLegalTextResult, "diagnostics">) =>
  diagnostics.map(({ path, message }) => `${path.join(".")}: ${message}`);

test("a version is published with a reason and then locked, and the next one must keep the notice period", async () => {
  const { root, workspace, open, send, savePart, remove, readClause, replace } = await openTestLegalText(id);
  const { revision, obstacles } = await open();
  expect(obstacles).toEqual([
    {
      kind: "error",
      path: ["head", "inForce"],
      where: "En vigor desde",
      message: "elige el día en que entra en vigor",
    },
  ]);
  expect(listMessages((await send("POST", "/versions/1/freeze", { revision, reason: "Para probar." })).body)).toEqual([
    "head.inForce: elige el día en que entra en vigor",
  ]);
  const early = await send("POST", "/versions", { inForce: "2027-01-01" });
  expect(early.body.message).toContain("Edita la versión 1: todavía es borrador");

  const dated = await savePart("head", { inForce: "2026-12-01" });
  const findAdviceOn = (id: string) => dated.body.openLegalText?.obstacles?.find(({ path }) => path[0] === id);
  expect(findAdviceOn("resumen")?.message).toContain("dice «por confirmar» a mano");
  expect(findAdviceOn("optimizacion")).toMatchObject({
    kind: "advice",
    path: ["optimizacion", "body"],
    // An unconfirmed fact is named only once, by its link.
    message: "tiene datos por confirmar",
    fixes: [{ label: expect.stringMatching(/^Confirmar «.+»$/), location: expect.stringMatching(/^pendientes\/\d+$/) }],
  });
  const bare = await send("POST", "/versions/1/freeze", { revision: dated.body.revision });
  expect(listMessages(bare.body)).toEqual(["nueva.reason: escribe por qué se publica así"]);
  expect(existsSync(join(root, `src/content/legal/${id}/1.published.json`))).toBe(false);
  const published = await send("POST", "/versions/1/freeze", { revision: dated.body.revision, reason: "Para probar." });
  expect(published.body.openLegalText).toMatchObject({
    isLocked: true,
    nextVersion: { earliest: "2026-12-23", noticeDays: 30, legalNoticeDays: 30 },
  });
  expect(readFileIn(root, `src/content/legal/${id}/1.published.json`)).toContain('"reason": "Para probar."');

  const { title } = await readClause("velocidad");
  const changed = await savePart("velocidad", { title: `${title}.` });
  expect([changed.status, changed.body.message]).toEqual([409, expect.stringContaining("la 1 ya no cambia")]);
  expect((await remove("glosario")).status).toBe(409);

  const day = async (inForce: string) => listMessages((await send("POST", "/versions", { inForce })).body).join();
  expect(await day("2026-11-22")).toBe("nueva.inForce: elige hoy o un día que venga: ese ya pasó");
  expect(await day("2026-12-01")).toContain(
    "elige un día después de la versión 1, en vigor desde el 1\u00a0de diciembre",
  );
  expect(await day("2026-12-22")).toContain("elige el 23\u00a0de diciembre de 2026 o un día posterior");
  expect(existsSync(join(root, second))).toBe(false);
  const next = await send("POST", "/versions", { inForce: "2026-12-23" });
  expect(next.body.openLegalText).toMatchObject({
    version: "2",
    data: { head: { inForce: "2026-12-23" } },
    isLocked: false,
  });
  expect(readFileIn(root, second)).toBe(
    readFileIn(root, first)
      .replace('version: "1"', 'version: "2"')
      .replace("inForce: 2026-12-01", "inForce: 2026-12-23"),
  );

  await replace("velocidad", "El Operador no lo hace.", "El Operador no lo hace nunca.");
  const gone = await remove("marco-legal");
  expect(gone.body.diagnostics).toEqual([]);
  const { body: changes } = await send<LegalTextChanges>("GET", "/changes");
  expect(changes.comparedVersion).toBe("Versión 1, en vigor desde el 1\u00a0de diciembre de 2026");
  expect(changes.changes.map((each) => [each.id, each.kind])).toEqual([
    [" dia", "changed"],
    ["velocidad", "changed"],
    ["marco-legal", "removed"],
  ]);
  const request = { revision: gone.body.revision, reason: "Para probar." };
  expect(listMessages((await send("POST", "/versions/2/freeze", request)).body)).toEqual([
    expect.stringContaining("el texto dice que es la versión 1, y es la 2"),
  ]);
  editList<{ trafficCode: { version: number } }>({ root, workspace }, legalTerms, ({ trafficCode }) => {
    trafficCode.version = 2;
  });
  const { openLegalText: text } = (await send("POST", "/versions/2/freeze", request)).body;
  expect(text?.versions).toEqual([
    { version: "2", inForce: "2026-12-23", isPublished: true },
    { version: "1", inForce: "2026-12-01", isPublished: true },
  ]);
});

test("a version waiting for «Publicar» can become a draft again, and a published version lists missing facts", async () => {
  const { root, open, send, savePart, readClause, ask } = await openTestLegalText(id);
  const dated = await savePart("head", { inForce: "2026-12-01" });
  const freezing = { revision: dated.body.revision, reason: "Para probar." };
  const published = await send("POST", "/versions/1/freeze", freezing);
  expect(published.body.openLegalText).toMatchObject({
    isLocked: true,
    frozen: { state: "ready", confirmedValues: [] },
  });
  const { body: pending } = await ask("GET", "/api/pending");
  expect(pending.changes).toMatchObject([{ file: first, publication: frozen }]);
  expect(pending.changes[0].changes.at(-1)).toEqual({
    where: "Publicación",
    before: "",
    after: "Se publica la versión 1, en vigor desde el 1\u00a0de diciembre de 2026. Motivo: Para probar.",
  });

  const undone = await send("DELETE", "/versions/1/freeze");
  expect(undone.body.openLegalText).toMatchObject({ isLocked: false, data: { head: { inForce: "2026-12-01" } } });
  expect(undone.body.openLegalText?.frozen).toBeUndefined();
  expect(existsSync(join(root, `src/content/legal/${id}/1.published.json`))).toBe(false);

  await send("POST", "/versions/1/freeze", freezing);
  runGit(root, "add", "--all", "src/content/legal");
  runGit(root, "commit", "--quiet", "-m", "Publica");
  const sample = await open();
  expect(sample.frozen).toMatchObject({ state: "sample", confirmedValues: [] });
  expect(sample.frozen?.missingFacts).toContain("Soporte: Correo de soporte");
  expect(sample.obstacles).toBeUndefined();
  expect((await readClause("velocidad")).html).toContain("5.1");
});

test("a published version with draft changes is reported, because pages show the frozen version", async () => {
  const { root, publish, send, ask } = await openTestLegalText(id);
  await publish();
  runGit(root, "add", "--all");
  runGit(root, "commit", "--quiet", "-m", "Versión 1");
  await send("POST", "/versions", { inForce: "2027-02-01" });
  const { body } = await ask("POST", "/api/publish", { title: "Versión 2" });
  expect(body).toMatchObject({ hiddenVersions: [{ id, version: "2" }] });
});

test("a pending version is not published if its text has changed", async () => {
  const { root, workspace, publish, ask } = await openTestLegalText(id);
  await publish();
  writeFileIn(root, first, readFileIn(root, first).replace("El Operador no lo hace.", "El Operador lo hace."));
  workspace.invalidate(first);
  const { status, body } = await ask("POST", "/api/publish", { title: "Versión 1" });
  expect([status, body.message]).toEqual([
    409,
    expect.stringContaining("versión 1: lo que se publica dice otra cosa que su texto; deshaz"),
  ]);
});

test("a version that would be frozen differently today is refused with both wordings, and can be frozen again", async () => {
  const contract = "contrato-de-adhesion";
  const { open, send, publish: freeze, ask, root, workspace } = await openTestLegalText(contract);
  const frozenText = `src/content/legal/${contract}/1.published.json`;
  const publish = async () => (await ask("POST", "/api/publish", { title: "Un contrato" })).body;
  editPrice({ root, workspace }, 900);
  const opened = await freeze();
  expect(opened.frozen).toMatchObject({ state: "ready", refreezeChanges: [] });

  await ask("POST", "/api/discard", { file: membershipsPath });
  const stale = expect.stringMatching(/^cláusula \d.* «.+»: .*«900» → «850»/);
  expect((await open()).frozen).toMatchObject({ state: "ready", refreezeChanges: [stale] });
  const { todos } = (await ask("GET", "/api/pending")).body;
  expect(todos).toContainEqual({
    location: contract,
    label: opened.data.head.title,
    what: expect.stringMatching(/^la versión 1 espera «Publicar», y sus palabras ya no son las de hoy/),
    isContradiction: true,
  });
  expect(await publish()).toEqual({
    message: expect.stringMatching(
      /^La versión 1 del texto legal «Contrato de adhesión» se fijó antes .*cláusula .*«900» → «850».*«Volver a fijar sus palabras»\.$/,
    ),
    fixes: [{ label: "Ve al texto legal «Contrato de adhesión»", location: contract }],
  });
  expect(runGit(root, "rev-list", "--count", "HEAD")).toBe("1");

  const again = await send("POST", "/versions/1/freeze", { revision: (await open()).revision });
  expect(again.body.openLegalText).toMatchObject({ frozen: { state: "ready", refreezeChanges: [] } });
  expect(readFileIn(root, frozenText)).toContain('"reason": "Para probar."');
  expect(await publish()).toHaveProperty("commit");
  const published = readFileIn(root, frozenText);

  // A version that visitors have seen is never frozen again.
  editPrice({ root, workspace }, 900);
  expect((await open()).frozen).toMatchObject({ refreezeChanges: [] });
  const late = await send("POST", "/versions/1/freeze", { revision: (await open()).revision });
  expect(late.status === 409 || late.body.diagnostics.length > 0).toBe(true);
  expect(readFileIn(root, frozenText)).toBe(published);
});
