import type { DocumentView } from "#domain/document-view.ts";
import { fill } from "#domain/fill.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import styles from "./document-viewer.module.css";
import { PagePictures } from "./page-pictures.tsx";

type DocumentViewerProps = {
  view: DocumentView;
  words: {
    open: string;
    /** Label of the fold with the frame, if another service shows the document. */
    show: string;
    /** Names that service, as `{service}`. */
    serviceNote: string;
    /** Names the frame for screen readers; `{title}` is the document. */
    frame: string;
    /** How to use the picture of the only page. */
    onePicture: string;
    /** How to use the pictures of `{pages}` pages. */
    pictures: string;
    /** Describes the picture of a page, with `{page}`, `{pages}` and `{title}`. */
    picture: string;
  };
  /** Heading level of the document's title in the host page. */
  headingLevel: 2 | 3;
};

/**
 * A document: in a frame where there is room and a mouse, elsewhere as pictures of its pages, and everywhere to open,
 * download and read as text. What is not displayed never loads; a third-party frame waits in a closed fold until it is
 * opened, on phones too.
 */
export function DocumentViewer({ view, words, headingLevel }: DocumentViewerProps) {
  const { title, pictures, openHref, downloadHref, downloadLabel, text, service } = view;
  const Heading = `h${headingLevel}` as const;
  const frame = <Frame href={view.embedHref} title={fill(words.frame, { title })} />;
  return (
    <div className={styles.viewer}>
      <Heading className={styles.title}>{title}</Heading>
      <div className={styles.acts} data-no-print>
        <ButtonLink href={openHref} wide>
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
            {frame}
          </Disclosure>
        </div>
      ) : (
        <>
          <div className={styles.own}>{frame}</div>
          {pictures.length > 0 && <PagePictures title={title} pictures={pictures} words={words} />}
        </>
      )}
    </div>
  );
}

function Frame({ href, title }: { href: string; title: string }) {
  return <iframe className={styles.frame} src={href} title={title} loading="lazy" width="800" height="900" />;
}
