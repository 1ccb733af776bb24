/** Data and copy for the view of a document in a page. */
import { statSync } from "node:fs";
import type { DocumentLinks } from "#domain/documents/document-links.ts";
import { formatFileSize } from "#domain/text/numbers/file-size.ts";
import type { SiteDocument } from "./own-documents.ts";
import { findPagePictures } from "./page-pictures.ts";

const downloadLabel = "Descargar el PDF";

export const documentViewerCopy = {
  open: "Abrir el PDF",
  /** Label of the button that opens the frame of a document from another service. */
  show: "Ver el documento en esta página",
  serviceNote: "Viene de {service}. El sitio no le pide nada hasta que elijas mostrarlo.",
  load: "Mostrar el documento",
  frame: "Documento: {title}",
  /** Instructions for the page picture of a document of one page. */
  onePageInstructions: "Toca la página para verla sola y ampliarla con los dedos.",
  /** Instructions for the page pictures of a longer document. */
  multiPageInstructions: "Son {pages} páginas: deslízalas. Toca una para verla sola y ampliarla con los dedos.",
  /** Alternative text of a page picture. Each picture links to its own file. */
  picture: "Página {page} de {pages} de «{title}», en imagen",
} as const;

/** Label of the link to the page that has a document as text. */
export const readAsTextLabel = "Léelo como texto";

/** The service whose preview shows the files that the operator shares. */
export const fileSharingService = { name: "Google Drive", origin: "https://drive.google.com" } as const;

/** @param text - link to the page that has the document as text. */
export function createDocumentLinks(
  document: SiteDocument,
  title: string,
  text?: DocumentLinks["text"],
): DocumentLinks {
  const titleAndText = { title, ...(text && { text }) };
  if (document.kind !== "shared") {
    const { path } = document;
    const bytes = document.kind === "uploaded" ? document.bytes : findDocumentBytes(path);
    return {
      ...titleAndText,
      // Viewers that support these parameters hide their thumbnail column.
      embedHref: `${path}#navpanes=0&view=FitH`,
      pictures: document.kind === "built" ? findPagePictures(document.path) : [],
      openHref: path,
      downloadHref: path,
      downloadLabel: bytes === undefined ? downloadLabel : `${downloadLabel} (${formatFileSize(bytes)})`,
      ...(bytes !== undefined && { bytes }),
    };
  }
  const id = encodeURIComponent(document.fileId);
  return {
    ...titleAndText,
    embedHref: `${fileSharingService.origin}/file/d/${id}/preview`,
    pictures: [],
    openHref: `${fileSharingService.origin}/file/d/${id}/view`,
    downloadHref: `${fileSharingService.origin}/uc?export=download&id=${id}`,
    downloadLabel,
    service: fileSharingService.name,
  };
}

/** @returns undefined if there is no such file. The build makes documents before pages. */
function findDocumentBytes(path: string): number | undefined {
  return statSync(`public${path}`, { throwIfNoEntry: false })?.size;
}
