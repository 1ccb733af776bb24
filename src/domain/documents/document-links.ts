/** The links and labels with which a page offers a document: to view on the page, to open, to download. */
export type DocumentLinks = {
  /** Title of the document: "Aviso de privacidad, versión 1". */
  title: string;
  /** URL for the frame: the file itself for the site's PDFs, the service's preview for shared files. */
  embedHref: string;
  /** Pictures of the document's pages, in order, for browsers that show no PDF in frames; may be empty. */
  pictures: readonly PagePicture[];
  openHref: string;
  downloadHref: string;
  /** Label with the action and, if known, the file's size. */
  downloadLabel: string;
  bytes?: number;
  /** The document's text as a web page. */
  text?: { label: string; href: string };
  /** Name of the external service that shows the document, if any. It gets no request until the visitor asks. */
  service?: string;
};

export type PagePicture = {
  src: string;
  /** CSS pixels of the picture's natural size. */
  width: number;
  height: number;
};
