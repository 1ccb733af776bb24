import { expect, test } from "vitest";
import { formatDataModule } from "#content/forms/data-module.ts";
import { validateData } from "#content/forms/read-data.ts";
import { checkChangedList } from "#content/forms/testing/check-messages.ts";
import { buildDay } from "#content/site/dates/build-day.ts";
import { createOwnDocumentsSchema, refuseSilentReplacements } from "./own-document-schema.ts";

const documents = new Map([
  ["/politica#version-1", { id: "politica-1", name: "Política, versión 1", isPublishedText: true }],
  ["/politica#version-2", { id: "politica-2", name: "Política, versión 2", isPublishedText: false }],
]);
const schema = createOwnDocumentsSchema(documents);
const upload = (sign: string) => ({ sha256: sign.repeat(64), bytes: 309, name: "aviso firmado.pdf" });
const published = { document: "/politica#version-1", upload: upload("a") };
const replacement = { since: "2026-01-15", reason: "Es el que se firmó." };

test("an operator's PDF of a published version states its day and reason; that of a draft need not", () => {
  const messages = (row: object) =>
    validateData(schema, [row]).map(({ path, message }) => `${path.join(".")}: ${message}`);
  const missing = "falta: esta versión ya se publicó, y lo publicado no cambia sin decirlo";
  expect(messages(published)).toEqual([`0.since: ${missing}`, `0.reason: ${missing}`]);
  expect(messages({ ...published, ...replacement })).toEqual([]);
  expect(messages({ ...published, ...replacement, since: "2999-01-01" })).toEqual([
    "0.since: elige hoy: se muestra desde que lo publicas",
  ]);
  expect(messages({ ...published, document: "/politica#version-2" })).toEqual([]);
});

test("a PDF of a published version is shown from today, and its replacement gives another reason", () => {
  const known = schema.parse([{ ...published, ...replacement }]);
  const refuse = (row: object, publishedRows = known) =>
    refuseSilentReplacements(schema.parse([{ ...published, ...replacement, ...row }]), publishedRows, documents).map(
      ({ path, suggestedValue }) => [path.join("."), suggestedValue].filter(Boolean).join(" "),
    );
  const other = { upload: upload("b"), reason: "Se firmó otra vez." };
  const notToday = `0.since ${buildDay}`;
  expect(refuse({})).toEqual([]);
  expect(refuse({ reason: other.reason })).toEqual([]);
  expect(refuse({ upload: other.upload })).toEqual([notToday, "0.reason"]);
  expect(refuse({ ...other })).toEqual([notToday]);
  expect(refuse({ ...other, since: "2026-02-01" })).toEqual([notToday]);
  expect(refuse({ upload: other.upload, since: buildDay })).toEqual(["0.reason"]);
  expect(refuse({ ...other, since: buildDay })).toEqual([]);
  // The PDF is replaced twice on the same day.
  expect(
    refuse({ ...other, since: buildDay }, schema.parse([{ ...published, ...replacement, since: buildDay }])),
  ).toEqual([]);
  // The first PDF of the version, whose reason cannot repeat another.
  expect(refuse({}, [])).toEqual([notToday]);
  expect(refuse({ since: buildDay }, [])).toEqual([]);
});

test("only PDFs of published versions have their day checked", () => {
  const draft = schema.parse([{ document: "/politica#version-2", upload: upload("a") }]);
  expect(refuseSilentReplacements(draft, [], documents)).toEqual([]);
});

const address = "/registro-membresias/formato-simplificado/1349808";
const file = "https://drive.google.com/file/d/1AbCdEfGhIjKlMnOpQrStUvWxYz012345/view?usp=sharing";
const registration = { document: address, file };
const rowLabel = "Documento 1 («Folio 1349808: Membresía Rookie»)";

test.each<[what: string, rows: object[], message: string[]]>([
  [
    "a registration and a version of a legal text",
    [
      registration,
      { document: "/terminos-y-condiciones#version-1", file, since: "2026-01-15", reason: "Es el que se firmó." },
    ],
    [],
  ],
  [
    "a version that is not there",
    [{ document: "/terminos-y-condiciones#version-9", file }],
    [
      "Documento 1 («/terminos-y-condiciones#version-9») › Documento: no conocemos el documento «/terminos-y-condiciones#version-9»: lo más parecido es «Términos y condiciones, versión N» (en el archivo, «/terminos-y-condiciones#version-N»)",
    ],
  ],
  [
    "the same document twice",
    [registration, registration],
    ["Documento 2 («Folio 1349808: Membresía Rookie») › Documento: ya está en el lugar 1 de la lista"],
  ],
  [
    "the address of a folder",
    [{ document: address, file: "https://drive.google.com/drive/folders/1AbCdEfGhIjKlMnOpQrStUvWxYz012345" }],
    [`${rowLabel} › Archivo en Google Drive: es la dirección de una carpeta: abre el archivo y comparte ese`],
  ],
  [
    "what is no shared file",
    [{ document: address, file: "formato.pdf" }],
    [
      `${rowLabel} › Archivo en Google Drive: copia la dirección con «Compartir» en Google Drive, como https://drive.google.com/file/d/…/view`,
    ],
  ],
])("checks the operator's own documents: %s", async (_what, rows, expectedReport) => {
  const lines = await checkChangedList("documentos", () => formatDataModule(rows));
  // Only the lawyers decide on the existing versions.
  expect(
    lines.map((line) => line.replace(/(?<=lo más parecido .* versión |lo más parecido .*#version-)\d+/g, "N")),
  ).toEqual(expectedReport);
});
