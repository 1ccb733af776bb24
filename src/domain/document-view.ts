/** A document as a page offers it: shown in a frame, to open, to download. */
export type DocumentView = {
  /** Names the document: "Aviso de privacidad, versión 1". */
  title: string;
  /** What the frame shows: the file itself for our own PDFs, the service's preview for shared files. */
  embedHref: string;
  openHref: string;
  downloadHref: string;
  /** Names the action, and the file's size where it is known. */
  downloadLabel: string;
  /** Size of the file, where it is known. */
  bytes?: number;
  /** The document's text as a page. */
  text?: { label: string; href: string };
  /** The third party whose service shows it, if any: nothing is requested from it until the visitor asks to see it. */
  service?: string;
};
