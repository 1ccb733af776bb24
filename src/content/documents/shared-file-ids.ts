import { data } from "#content/data/own-documents.ts";
import { readData } from "#content/forms/read-data.ts";
import { replacementDocumentsSchema } from "#content/forms/schemas/replacement-document-schema.ts";
import { parseSharedFileId } from "#domain/site/shared-file-id.ts";
import { replaceableDocuments } from "./replaceable-documents.ts";

/** Files that the operator shares in place of built documents: the service's file id by document id. */
export const sharedFileIds: Readonly<Record<string, string>> = Object.fromEntries(
  readData("src/content/data/own-documents.ts", replacementDocumentsSchema, data).flatMap(({ document, file }) => {
    const [known, fileId] = [replaceableDocuments.get(document), parseSharedFileId(file)];
    return known && fileId ? [[known.id, fileId]] : [];
  }),
);
