import { expect, test } from "vitest";
import { findLegalText } from "#content/legal/legal-texts.ts";
import { findLegalDocument } from "./own-documents.ts";

test("a shared file replaces only the version of the text that it was shared for", () => {
  const text = findLegalText("terminos-y-condiciones");
  const shared = { "terminos-y-condiciones-1": { kind: "shared", fileId: "1AbC" } } as const;
  expect(findLegalDocument(text, "1", shared)).toEqual({ kind: "shared", fileId: "1AbC" });
  expect(findLegalDocument(text, "2", shared)).toEqual({
    kind: "built",
    path: "/documentos/terminos-y-condiciones-2.pdf",
  });
});
