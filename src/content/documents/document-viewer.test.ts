import { expect, test } from "vitest";
import { createDocumentLinks } from "./document-viewer.ts";

const text = { label: "Versión en texto", href: "/aviso-de-privacidad-accesible" };

test("a document of the site is framed, opened and downloaded from the site itself", () => {
  const view = createDocumentLinks({ kind: "built", path: "/documentos/no-hay.pdf" }, "Aviso", text);
  expect(view).toEqual({
    title: "Aviso",
    embedHref: "/documentos/no-hay.pdf#navpanes=0&view=FitH",
    pictures: [],
    openHref: "/documentos/no-hay.pdf",
    downloadHref: "/documentos/no-hay.pdf",
    downloadLabel: "Descargar el PDF",
    text,
  });
});

test("a shared document comes from the sharing service, and its view names that service", () => {
  const view = createDocumentLinks({ kind: "shared", fileId: "1a_B-c/?#" }, "Aviso");
  expect(view.embedHref).toBe("https://drive.google.com/file/d/1a_B-c%2F%3F%23/preview");
  expect(view.service).toBe("Google Drive");
  expect(view.pictures).toEqual([]);
  expect(view.bytes).toBeUndefined();
});
