import { expect, test } from "vitest";
import { parseSharedFileId } from "./shared-file-id.ts";

const id = "1AbCdEfGhIjKlMnOpQrStUvWxYz012345";

test.each([
  id,
  `https://drive.google.com/file/d/${id}/view?usp=sharing`,
  `https://drive.google.com/file/u/1/d/${id}/edit`,
  `https://drive.google.com/open?id=${id}`,
  `https://drive.google.com/uc?export=download&id=${id}`,
])("keeps the id of the file in %s", (pastedText) => {
  expect(parseSharedFileId(pastedText)).toBe(id);
});

test.each([
  "folio-1349808.pdf",
  `https://drive.google.com/drive/folders/${id}`,
  "https://drive.google.com/file/d/corto/view",
  `https://drive.google.com.ejemplo.mx/file/d/${id}/view`,
  `https://docs.google.com/document/d/${id}/edit`,
])("finds no file in %s", (pastedText) => {
  expect(parseSharedFileId(pastedText)).toBeUndefined();
});
