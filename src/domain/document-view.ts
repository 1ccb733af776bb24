/** A document as a page shows it: in a frame, to open, to download. */
export type DocumentView = {
  /** Names the document: "Aviso de privacidad, versión 1". */
  title: string;
  /** What the frame shows; for our own PDFs the file itself, for shared files the service's preview. */
  embedHref: string;
  openHref: string;
  downloadHref: string;
  /** Says the act, and the file's size where it is known. */
  downloadLabel: string;
  /** Size of the file, where it is known. */
  bytes?: number;
  /** The text of the document as a page. */
  text?: { label: string; href: string };
  /** Whose service shows it, if not ours: nothing is asked from it until the visitor opens the frame. */
  service?: string;
};
