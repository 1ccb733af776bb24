/** A document as a page offers it: shown on the page, to open, to download. */
export type DocumentView = {
  /** Names the document: "Aviso de privacidad, versión 1". */
  title: string;
  /** What the frame shows: the file itself for our own PDFs, the service's preview for shared files. */
  embedHref: string;
  /** Its pages in order, where there are pictures of them: in place of the frame where browsers show no PDF in one. */
  pictures: readonly PagePicture[];
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

/** A page of a document as a picture. */
export type PagePicture = {
  src: string;
  /** CSS pixels at its natural size. */
  width: number;
  height: number;
};
