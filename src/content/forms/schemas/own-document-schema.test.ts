import { expect, test } from "vitest";
import { validateData } from "#content/forms/read-data.ts";
import { createOwnDocumentsSchema, refuseSilentReplacements } from "./own-document-schema.ts";

const documents = new Map([
  ["/politica#version-1", { id: "politica-1", name: "Política, versión 1", isPublishedText: true }],
  ["/politica#version-2", { id: "politica-2", name: "Política, versión 2", isPublishedText: false }],
]);
const schema = createOwnDocumentsSchema(documents);
const upload = (sign: string) => ({ sha256: sign.repeat(64), bytes: 309, name: "aviso firmado.pdf" });
const published = { document: "/politica#version-1", upload: upload("a") };
const said = { since: "2026-01-15", reason: "Es el que se firmó." };

test("an own PDF of a published version says since when and why; that of a draft need not", () => {
  const messages = (row: object) =>
    validateData(schema, [row]).map(({ path, message }) => `${path.join(".")}: ${message}`);
  const missing = "falta: esta versión ya se publicó, y lo publicado no cambia sin decirlo";
  expect(messages(published)).toEqual([`0.since: ${missing}`, `0.reason: ${missing}`]);
  expect(messages({ ...published, ...said })).toEqual([]);
  expect(messages({ ...published, ...said, since: "2999-01-01" })).toEqual([
    "0.since: elige hoy: se muestra desde que lo publicas",
  ]);
  expect(messages({ ...published, document: "/politica#version-2" })).toEqual([]);
});

test("another PDF of a published version needs another day", () => {
  const known = schema.parse([{ ...published, ...said }]);
  const refuse = (row: object) =>
    refuseSilentReplacements(schema.parse([{ ...published, ...said, ...row }]), known, documents).map(
      ({ path }) => path,
    );
  expect(refuse({})).toEqual([]);
  expect(refuse({ reason: "Se firmó otra vez." })).toEqual([]);
  expect(refuse({ upload: upload("b") })).toEqual([[0, "since"]]);
  expect(refuse({ upload: upload("b"), since: "2026-02-01" })).toEqual([]);
});
