/** The pages of a built document as pictures, which the build renders from the same source as its PDF. */
import { globSync, readFileSync } from "node:fs";
import type { PagePicture } from "#domain/documents/document-links.ts";
import type { SiteDocument } from "./own-documents.ts";

type BuiltPath = Extract<SiteDocument, { kind: "built" }>["path"];

/** Folder of a document's pictures. A picture's name has the page's number and a content hash: `1.5d41402a.svg`. */
export const getPictureFolder = (document: BuiltPath) =>
  document.replace(/^\/documentos\/(.+)\.pdf$/, "/documentos/paginas/$1") as `/documentos/paginas/${string}`;

/** Finds the pictures of a document's pages; empty if there are none. The build makes documents before pages. */
export function findPagePictures(document: BuiltPath): PagePicture[] {
  const folder = getPictureFolder(document);
  const names = globSync("*.svg", { cwd: `public${folder}` });
  return names
    .toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
    .map((name) => ({ src: `${folder}/${name}`, ...parseSize(readFileSync(`public${folder}/${name}`, "utf8")) }));
}

/** The size stated in a picture's root element. */
function parseSize(svg: string): { width: number; height: number } {
  const [, width, height] = /^<svg [^>]*width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  return { width: Number(width), height: Number(height) };
}
