import type { DocumentView } from "#domain/document-view.ts";
import { fill } from "#domain/fill.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import styles from "./document-viewer.module.css";

type DocumentViewerProps = {
  view: DocumentView;
  words: {
    open: string;
    /** Opens the frame, where another service shows the document. */
    show: string;
    /** Whose service that is, as `{service}`. */
    serviceNote: string;
    /** What a screen reader calls the frame; the document is `{title}`. */
    frame: string;
  };
  /** Rank of the document's title in the page that hosts it. */
  headingLevel: 2 | 3;
};

/**
 * A document in a frame where there is room and a mouse; everywhere, to open, to download and to read as text.
 * A frame that is not displayed is never loaded; one of another service waits, closed, until it is opened.
 */
export function DocumentViewer({ view, words, headingLevel }: DocumentViewerProps) {
  const { title, openHref, downloadHref, downloadLabel, text, service } = view;
  const Heading = `h${headingLevel}` as const;
  const frame = <Frame href={view.embedHref} title={fill(words.frame, { title })} />;
  return (
    <div className={styles.viewer}>
      <Heading className={styles.title}>{title}</Heading>
      <div className={styles.acts}>
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
      <div className={styles.frame}>
        {service ? (
          <Disclosure summary={words.show}>
            <p>{fill(words.serviceNote, { service })}</p>
            {frame}
          </Disclosure>
        ) : (
          frame
        )}
      </div>
    </div>
  );
}

function Frame({ href, title }: { href: string; title: string }) {
  return <iframe className={styles.page} src={href} title={title} loading="lazy" width="800" height="900" />;
}
