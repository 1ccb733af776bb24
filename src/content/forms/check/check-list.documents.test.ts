import { expect, test } from "vitest";
import { formatDataModule } from "#content/forms/data-module.ts";
import { checkChangedList } from "#content/forms/testing/check-messages.ts";

const address = "/registro-membresias/formato-simplificado/1349808";
const file = "https://drive.google.com/file/d/1AbCdEfGhIjKlMnOpQrStUvWxYz012345/view?usp=sharing";
const registration = { document: address, file };
const row = "Documento 1 («Folio 1349808: Membresía Rookie»)";

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
    [`${row} › Archivo en Google Drive: es la dirección de una carpeta: abre el archivo y comparte ese`],
  ],
  [
    "what is no shared file",
    [{ document: address, file: "formato.pdf" }],
    [
      `${row} › Archivo en Google Drive: copia la dirección con «Compartir» en Google Drive, como https://drive.google.com/file/d/…/view`,
    ],
  ],
])("checks the operator's own documents: %s", async (_what, rows, expectedReport) => {
  const lines = await checkChangedList("documentos", () => formatDataModule(rows));
  // Only the lawyers decide on the existing versions.
  expect(
    lines.map((line) => line.replace(/(?<=lo más parecido .* versión |lo más parecido .*#version-)\d+/g, "N")),
  ).toEqual(expectedReport);
});
