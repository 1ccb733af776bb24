/** A lawyer's work on a text over two months, in a temporary folder, with the build's code. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, inject, test, vi } from "vitest";
import { type LegalText, legalTexts } from "#content/legal/legal-texts.ts";
import { describeOutdatedText } from "#content/legal/versions/outdated-texts.ts";
import {
  readDisplayedVersions,
  readFrozenVersions,
  readWithdrawnVersions,
} from "#content/legal/versions/read-legal-text.ts";
import type { VersionNotes } from "#content/legal/versions/version-notes.ts";
import { renderLegalFeed } from "#documents/files/legal-feed.ts";
import { renderLegalDocument } from "#documents/pdf/legal-document.ts";
import { createTypstCompiler, loadTypstResources } from "#documents/pdf/typst-compiler.ts";
import type { LegalFacts } from "#domain/legal/resolve-fact-names.ts";
import { LegalPage } from "#pages/_templates/legal-text/legal-text-page.tsx";
import { freezeLegalVersion } from "#scripts/legal-publish.ts";

// Keeps the test independent of this machine's value.
vi.hoisted(() => vi.stubEnv("WIM_VITALS", ""));

const source = (version: string, inForce: string, clause: string) => `---
title: Política de paquetes
version: "${version}"
inForce: ${inForce}
summary:
  - Compras un paquete en la app.
  - Dura lo que dice la cláusula.
  - Lo usas cuando quieras.
---

## Paquetes [#paquetes]

1. Un paquete dura {{plazo.paquete}} naturales.
2. ${clause}
`;

const thirty = { "plazo.paquete": "30\u00a0días" };
const fortyFive = { "plazo.paquete": "45\u00a0días" };
const look = loadTypstResources();

function place() {
  const folder = mkdtempSync(join(inject("sharedFolder"), "wim-legal-"));
  const notes: Record<string, VersionNotes> = {};
  const listNotes = (_textId: string, version: string) => notes[version] ?? {};
  const write = (version: string, inForce: string, clause: string) =>
    writeFileSync(join(folder, `${version}.md`), source(version, inForce, clause));
  const textWith = (facts: LegalFacts): LegalText => ({
    id: "politica-de-paquetes",
    textPath: "/politica-de-uso",
    versions: readDisplayedVersions(folder, facts, listNotes),
    withdrawn: readWithdrawnVersions(folder, listNotes),
  });
  const pageOn = (day: string, facts: LegalFacts) =>
    renderToStaticMarkup(<LegalPage text={textWith(facts)} day={day} />);
  const getPdf = (version: string, facts: LegalFacts) => {
    const text = textWith(facts);
    const foundVersion = [...text.versions, ...text.withdrawn].find((each) => each.version === version);
    if (!foundVersion) throw new Error(`no version ${version}`);
    return createTypstCompiler(look)(renderLegalDocument(text, foundVersion)).pdf;
  };
  const feedOn = (day: string, facts: LegalFacts) => {
    const xml = renderLegalFeed([textWith(facts)], "https://wim.example", day);
    return [...xml.matchAll(/<title type="html"><!\[CDATA\[(.*?)\]\]>[\s\S]*?<updated>(.*?)T/g)].map(
      ([, title, on]) => `${on} ${title}`,
    );
  };
  return { folder, write, notes, listNotes, pageOn, getPdf, feedOn };
}

const textIn = (html: string) => parse(html).querySelector("#texto")?.structuredText ?? "";

test("a published version stays unchanged until the next version comes into force on its day", () => {
  const { folder, write, pageOn, getPdf, feedOn } = place();
  write("1", "2026-01-15", "No se reembolsa.");
  freezeLegalVersion({ folder, version: "1", day: "2026-01-10", facts: thirty });
  const page = pageOn("2026-02-01", thirty);
  const pdf = getPdf("1", thirty);
  expect(textIn(page)).toContain("Un paquete dura 30\u00a0días naturales.");
  expect(describeOutdatedText(folder, thirty)).toEqual([]);

  // A fact changes: the gate reports where and what to do, and the published text stays unchanged.
  const [where, mend, ...more] = describeOutdatedText(folder, fortyFive);
  expect(where).toBe(`${folder}/1.md, cláusula 1 «Paquetes» (#paquetes): «30\u00a0días» → «45\u00a0días»`);
  expect(mend).toContain(`Escribe la siguiente en ${folder}/2.md, o deshaz el cambio.`);
  expect(more).toEqual([]);
  expect(pageOn("2026-02-01", fortyFive)).toBe(page);
  expect(getPdf("1", fortyFive).equals(pdf)).toBe(true);

  // The next version is written: the gate passes, and readers do not see the version yet.
  write("2", "2026-03-15", "No se reembolsa, salvo por ley.");
  expect(describeOutdatedText(folder, fortyFive)).toEqual([]);
  expect(pageOn("2026-02-01", fortyFive)).toBe(page);

  // The version cannot be published with less notice than the contract requires.
  expect(() => freezeLegalVersion({ folder, version: "2", day: "2026-02-20", facts: fortyFive })).toThrow(
    "30 días de aviso",
  );
  freezeLegalVersion({ folder, version: "2", day: "2026-02-10", facts: fortyFive });
  expect(() => freezeLegalVersion({ folder, version: "2", day: "2026-02-11", facts: fortyFive })).toThrow(
    "ya está publicada",
  );

  // Until its first day, the version is announced above the one in force, with its differences and its PDF.
  const before = parse(pageOn("2026-03-14", thirty));
  expect(before.querySelector("#texto")?.structuredText).toBe(textIn(page));
  const announced = before.querySelector("#proxima-version");
  expect(announced?.structuredText).toContain("Versión 2, en vigor desde el 15\u00a0de marzo de 2026");
  expect(announced?.querySelectorAll("del").map(({ text }) => text)).toEqual(["(se quita: 30)"]);
  const added = announced?.querySelectorAll("ins").map(({ text }) => text);
  expect(added).toEqual(["(se agrega: 45)", "(se agrega: , salvo por ley)"]);
  expect(announced?.querySelector('a[href$="politica-de-paquetes-2.pdf"]')).not.toBeNull();
  expect(feedOn("2026-03-14", thirty)).toEqual([
    "2026-02-10 Política de paquetes: se anuncia la versión 2",
    "2026-01-15 Política de paquetes, versión 1",
    "2026-01-10 Política de paquetes: se anuncia la versión 1",
  ]);

  // From its day on, the page shows the new version, and the differences stay readable even if facts change.
  const after = parse(pageOn("2026-03-15", thirty));
  expect(after.querySelector("#texto")?.structuredText).toContain("Un paquete dura 45\u00a0días naturales.");
  expect(after.querySelector("#proxima-version")).toBeNull();
  const changes = after.querySelector("#cambios-version-1")?.parentNode;
  expect(changes?.querySelectorAll("del").map(({ text }) => text)).toEqual(["(se quita: 30)"]);
  expect(feedOn("2026-03-15", thirty)[0]).toBe("2026-03-15 Política de paquetes, versión 2");
  expect(getPdf("1", fortyFive).equals(pdf)).toBe(true);
});

test.each(legalTexts)("no two elements of $textPath have the same id, whatever other versions there are", (text) => {
  const [version] = text.versions;
  const versions: LegalText["versions"] = [
    { ...version, version: "3", inForce: "2026-03-01" },
    { ...version, version: "2", inForce: "2026-02-01" },
    { ...version, version: "1", inForce: "2026-01-01" },
  ];
  const page = renderToStaticMarkup(<LegalPage text={{ ...text, versions }} day="2026-02-15" />);
  const ids = parse(page)
    .querySelectorAll("[id]")
    .map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(["cambios-version-1", "cambios-version-3"]));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test("an operator's value that is no longer set is not a change; a value that changed is one", () => {
  const { folder, write } = place();
  const clause = "Lo vende {{operador.nombre}}, con teléfono {{operador.telefono}}.";
  write("1", "2026-01-15", clause);
  const known = { ...thirty, "operador.nombre": "Uno, S.A.", "operador.telefono": "55 1234 5678" };
  freezeLegalVersion({ folder, version: "1", day: "2026-01-10", facts: known, unsetVariables: ["WIM_POSTAL_ADDRESS"] });

  const standIns = { ...known, "operador.nombre": "[Razón social]", "operador.telefono": "55 0000 0000" };
  const variables = ["WIM_LEGAL_NAME", "supportPhone"];
  expect(describeOutdatedText(folder, standIns, variables)).toEqual([]);
  expect(describeOutdatedText(folder, { ...standIns, ...fortyFive }, variables)[0]).toMatch(
    /: «30\u00a0días» → «45\u00a0días»$/,
  );
  expect(describeOutdatedText(folder, { ...known, "operador.nombre": "Dos, S.A." }, [])[0]).toMatch(/«Uno» → «Dos»$/);
});

test("a difference in the measurement of visits counts only if the operator has configured it", () => {
  const { folder, write } = place();
  write("1", "2026-01-15", "De una visita recibimos: {{visitas.datos}}");
  const measured = { ...thirty, "visitas.datos": "Página visitada. En algunas visitas, la rapidez." };
  freezeLegalVersion({ folder, version: "1", day: "2026-01-10", facts: measured });

  const notMeasured = { ...thirty, "visitas.datos": "Página visitada." };
  expect(describeOutdatedText(folder, notMeasured)).toEqual([]);
  expect(describeOutdatedText(folder, notMeasured, [])[0]).toMatch(/se quita « En algunas visitas, la rapidez.»$/);
});

test("a version without a day, or dated before the published one, can never be published", () => {
  const { folder, write } = place();
  write("1", "pendiente", "No se reembolsa.");
  const freezeAgain = (version: string) => () =>
    freezeLegalVersion({ folder, version, day: "2026-01-10", reason: "Porque sí", facts: thirty });
  expect(freezeAgain("1")).toThrow("escribe en «En vigor desde» (inForce) el día");
  expect(freezeAgain("3")).toThrow("No existe");
  write("2", "2026-01-10", "No se reembolsa.");
  expect(() => freezeLegalVersion({ folder, version: "2", day: "2026-01-10", facts: thirty })).toThrow(
    "la versión 1 no se ha publicado, y dejaría de verse: publícala antes",
  );
  freezeLegalVersion({ folder, version: "2", day: "2026-01-10", reason: "La 1 no se usó", facts: thirty });
  write("1", "2026-02-10", "No se reembolsa.");
  expect(freezeAgain("1")).toThrow(
    "La versión 2 ya está publicada, en vigor desde el 10\u00a0de enero de 2026: la 1 va después.",
  );

  // With a reason, a version can be published without notice; the reason is stored with the text.
  write("3", "2026-01-20", "No se reembolsa.");
  freezeLegalVersion({ folder, version: "3", day: "2026-01-15", reason: "Lo ordena la autoridad", facts: thirty });
  expect(readFrozenVersions(folder)[0]).toMatchObject({ version: "3", reason: "Lo ordena la autoridad" });
});

test("an announced version is withdrawn, another one takes effect before its day, and what was promised stays readable", () => {
  const { folder, write, notes, listNotes, pageOn, getPdf, feedOn } = place();
  const freeze = (version: string, day: string, reason?: string) =>
    freezeLegalVersion({ folder, version, day, facts: thirty, findNotes: listNotes, reason });
  write("1", "2026-01-15", "No se reembolsa.");
  freeze("1", "2026-01-10");
  write("2", "2026-03-15", "Se reembolsa todo, siempre.");
  freeze("2", "2026-02-10");
  const announcement = getPdf("2", thirty);

  // The authority orders a change that must take effect before the announced version.
  write("3", "2026-02-21", "Se reembolsa lo que ordena la autoridad.");
  expect(() => freeze("3", "2026-02-20", "Lo ordena la autoridad")).toThrow(
    "elige un día después de la versión 2, en vigor desde el 15\u00a0de marzo de 2026; si esta va a regir antes, o en lugar de ella, retira antes la 2 en «Retiros y fe de erratas»",
  );
  notes["2"] = { withdrawn: { day: "2026-02-20", reason: "El plazo estaba mal." } };
  freeze("3", "2026-02-20", "Lo ordena la autoridad");

  // Nothing announces the withdrawn version any more, but its address, words and PDF stay, marked as withdrawn.
  const on = (day: string) => parse(pageOn(day, thirty));
  expect(on("2026-02-20").querySelector("#proxima-version")?.structuredText).not.toContain("Versión 2");
  const ruling = on("2026-03-16");
  expect(ruling.querySelector("#texto")?.structuredText).toContain("lo que ordena la autoridad");
  const withdrawn = ruling.querySelector("#versiones-retiradas");
  expect(withdrawn?.structuredText).toContain("Versión 2, retirada el 20\u00a0de febrero de 2026: nunca rigió");
  expect(withdrawn?.structuredText).toContain("Motivo: El plazo estaba mal.");
  expect(withdrawn?.structuredText).toContain("Se reembolsa todo, siempre.");
  expect(withdrawn?.querySelector("#cambios-version-2")).not.toBeNull();
  expect(withdrawn?.querySelector('a[href$="politica-de-paquetes-2.pdf"]')).not.toBeNull();
  expect(ruling.querySelector("#cambios-version-1")).not.toBeNull();
  expect(getPdf("2", thirty).equals(announcement)).toBe(false);
  expect(readFrozenVersions(folder).map(({ version }) => version)).toEqual(["3", "2", "1"]);
  expect(feedOn("2026-03-16", thirty).slice(0, 4)).toEqual([
    "2026-02-21 Política de paquetes, versión 3",
    "2026-02-20 Política de paquetes: se retira la versión 2, que nunca rigió",
    "2026-02-20 Política de paquetes: se anuncia la versión 3",
    "2026-02-10 Política de paquetes: se anuncia la versión 2",
  ]);

  // The announced changes follow as a separate version, together with the terms that are now in force.
  write("4", "2026-03-22", "Se reembolsa casi todo.");
  freeze("4", "2026-02-20");
});

test("errata are shown with the version on its page and in its PDF, and its words stay unchanged", () => {
  const { folder, write, notes, listNotes, pageOn, getPdf } = place();
  write("1", "2026-01-15", "No se rembolsa.");
  freezeLegalVersion({ folder, version: "1", day: "2026-01-10", facts: thirty, findNotes: listNotes });
  const [before, pdf] = [textIn(pageOn("2026-02-01", thirty)), getPdf("1", thirty)];
  notes["1"] = { errata: [{ day: "2026-01-20", text: "Donde dice «rembolsa», debe decir «reembolsa»." }] };
  const after = textIn(pageOn("2026-02-01", thirty));
  expect(after).toContain("20\u00a0de enero de 2026: Donde dice «rembolsa», debe decir «reembolsa».");
  expect(after).toContain("No se rembolsa.");
  expect(after.length).toBeGreaterThan(before.length);
  expect(getPdf("1", thirty).equals(pdf)).toBe(false);

  // The note stays with its version after another version takes effect.
  write("2", "2026-03-15", "No se reembolsa.");
  freezeLegalVersion({ folder, version: "2", day: "2026-02-10", facts: thirty, findNotes: listNotes });
  const later = parse(pageOn("2026-03-15", thirty));
  expect(later.querySelector("#texto")?.structuredText).not.toContain("debe decir");
  expect(later.querySelector("#cambios-version-1")?.parentNode?.structuredText).toContain(
    "Fe de erratas de la versión 1. 20\u00a0de enero de 2026: Donde dice «rembolsa»",
  );
});
