import type { DocumentView } from "#domain/site/document-view.ts";
import { fill } from "#domain/text/facts/fill.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import styles from "./document-viewer.module.css";
import { PagePictures } from "./page-pictures.tsx";

/** Fixed, as a page shows only one document. */
const frameName = "documento-compartido";

type DocumentViewerProps = {
  view: DocumentView;
  /** Replaces the document's title if the page already shows that. */
  heading?: string;
  words: {
    open: string;
    /** Label of the disclosure with the frame, if another service hosts the document. */
    show: string;
    /** Note that names that service, with `{service}`. */
    serviceNote: string;
    /** Label of the link that opens the document in that frame. */
    load: string;
    /** Accessible name of the frame; `{title}` is the document's. */
    frame: string;
    /** Instructions for the picture of a single page. */
    onePicture: string;
    /** Instructions for the pictures of `{pages}` pages. */
    pictures: string;
    /** Describes the picture of a page, with `{page}`, `{pages}` and `{title}`. */
    picture: string;
  };
  /** Level of its heading. */
  headingLevel: 2 | 3;
};

/**
 * A document: in a frame on wide screens with a mouse, elsewhere as pictures of its pages; in both cases with links to
 * open, download and read it as text. The frame of our own document loads lazily. The frame of another service's
 * document has no `src`; the link above loads the document into it. With a lazy `src`, browsers without script would
 * request it at once.
 */
export function DocumentViewer({ view, heading, words, headingLevel }: DocumentViewerProps) {
  const { title, pictures, openHref, downloadHref, downloadLabel, text, service } = view;
  const Heading = `h${headingLevel}` as const;
  const frame = { className: styles.frame, width: 800, height: 900 };
  const frameTitle = fill(words.frame, { title });
  return (
    <Stack gap={3}>
      {/* Not printed, as the document's first page has the title. */}
      <Heading className={styles.title} data-no-print>
        {heading ?? title}
      </Heading>
      <div className={styles.acts} data-no-print>
        <ButtonLink href={openHref} variant="quiet" wide>
          {words.open}
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
          <Disclosure summary={words.show}>
            <p>{fill(words.serviceNote, { service })}</p>
            <p>
              <ButtonLink href={view.embedHref} target={frameName}>
                {words.load}
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
          {pictures.length > 0 && <PagePictures title={title} pictures={pictures} words={words} />}
        </>
      )}
    </Stack>
  );
}
