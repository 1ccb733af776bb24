import type { DocumentLinks } from "#domain/documents/document-links.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import styles from "./document-viewer.module.css";
import { PagePictures } from "./page-pictures.tsx";

/** Name of the frame; a constant, because a page shows only one document. */
const frameName = "documento-compartido";

type DocumentViewerProps = {
  view: DocumentLinks;
  /** Heading instead of the document's title, if the page already shows the title. */
  heading?: string;
  copy: {
    open: string;
    /** Label of the disclosure that contains the frame; for documents that another service hosts. */
    show: string;
    /** Note with the name of the other service, `{service}`. */
    serviceNote: string;
    /** Label of the link that loads the document into the frame. */
    load: string;
    /** Accessible name of the frame, with the document's `{title}`. */
    frame: string;
    /** Instructions for a document of one page. */
    onePageInstructions: string;
    /** Instructions for a document of `{pages}` pages. */
    multiPageInstructions: string;
    /** Alternative text of a page's picture, with `{page}`, `{pages}` and `{title}`. */
    picture: string;
  };
  headingLevel: 2 | 3;
};

/**
 * A document, with links to open, download and read it as text. Wide screens with a mouse show the document in a frame,
 * other devices as pictures of its pages. The frame for another service's document has no `src`, because browsers
 * without script load even a lazy `src` immediately; a link loads the document into the frame.
 */
export function DocumentViewer({ view, heading, copy, headingLevel }: DocumentViewerProps) {
  const { title, pictures, openHref, downloadHref, downloadLabel, text, service } = view;
  const Heading = `h${headingLevel}` as const;
  const frame = { className: styles.frame, width: 800, height: 900 };
  const frameTitle = fillPlaceholders(copy.frame, { title });
  return (
    <Stack gap={3}>
      {/* The heading is not printed, because the document's first page has the title. */}
      <Heading className={styles.title} data-no-print>
        {heading ?? title}
      </Heading>
      <div className={styles.acts} data-no-print>
        <ButtonLink href={openHref} variant="quiet" wide>
          {copy.open}
        </ButtonLink>
        <ButtonLink href={downloadHref} variant="quiet" icon="download" wide download={service === undefined}>
          {downloadLabel}
        </ButtonLink>
        {text && (
          <a className={styles.text} href={text.href}>
            {text.label}
          </a>
        )}
      </div>
      {service ? (
        <div data-no-print>
          <Disclosure summary={copy.show}>
            <p>{fillPlaceholders(copy.serviceNote, { service })}</p>
            <p>
              <ButtonLink href={view.embedHref} target={frameName}>
                {copy.load}
              </ButtonLink>
            </p>
            <iframe {...frame} title={frameTitle} name={frameName} />
          </Disclosure>
        </div>
      ) : (
        <>
          <div className={styles.own}>
            <iframe {...frame} title={frameTitle} src={view.embedHref} loading="lazy" />
          </div>
          {pictures.length > 0 && <PagePictures title={title} pictures={pictures} copy={copy} />}
        </>
      )}
    </Stack>
  );
}
