/** The links and labels with which a page offers a document: to view on the page, to open, to download. */
export type DocumentView = {
  /** Names the document: "Aviso de privacidad, versión 1". */
  title: string;
  /** URL for the frame: the file itself for the site's PDFs, the service's preview for shared files. */
  embedHref: string;
  /** Pictures of its pages, in order, for browsers that show no PDF in frames; may be empty. */
  pictures: readonly PagePicture[];
  openHref: string;
  downloadHref: string;
  /** Names the action, and the file's size if known. */
  downloadLabel: string;
  /** Size of the file, if known. */
  bytes?: number;
  /** The document's text as a web page. */
  text?: { label: string; href: string };
  /** Name of the other service that shows it, if any: nothing is requested from it until the visitor asks for it. */
  service?: string;
};

/** A page of a document as a picture. */
export type PagePicture = {
  src: string;
  /** CSS pixels at its natural size. */
  width: number;
  height: number;
};
