import type { DocumentView } from "#domain/site/document-view.ts";
import { fill } from "#domain/text/fill.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import styles from "./document-viewer.module.css";
import { PagePictures } from "./page-pictures.tsx";

/** A page shows one document. */
const frameName = "documento-compartido";

type DocumentViewerProps = {
  view: DocumentView;
  /** Instead of the document's title, where the page has that. */
  heading?: string;
  words: {
    open: string;
    /** Label of the fold with the frame, if another service shows the document. */
    show: string;
    /** Names that service, as `{service}`. */
    serviceNote: string;
    /** The link that opens the document in that frame. */
    load: string;
    /** Names the frame for screen readers; `{title}` is the document. */
    frame: string;
    /** How to use the picture of the only page. */
    onePicture: string;
    /** How to use the pictures of `{pages}` pages. */
    pictures: string;
    /** Describes the picture of a page, with `{page}`, `{pages}` and `{title}`. */
    picture: string;
  };
  /** Its level in the host page. */
  headingLevel: 2 | 3;
};

/**
 * A document: in a frame where there is room and a mouse, elsewhere as pictures of its pages, and everywhere to open,
 * download and read as text. Our own loads when it is near. Another service's frame has no address: only the link above
 * it leads there, so that nothing is requested before, not even by browsers that load lazy frames at once, as they do
 * without script.
 */
export function DocumentViewer({ view, heading, words, headingLevel }: DocumentViewerProps) {
  const { title, pictures, openHref, downloadHref, downloadLabel, text, service } = view;
  const Heading = `h${headingLevel}` as const;
  const frame = { className: styles.frame, width: 800, height: 900 };
  const frameTitle = fill(words.frame, { title });
  return (
    <Stack gap={3}>
      {/* On paper the first page of the document has it. */}
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
