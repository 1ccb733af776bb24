import type { DocumentView } from "#domain/document-view.ts";
import { fill } from "#domain/fill.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import styles from "./document-viewer.module.css";

/** A page shows one document. */
const frameName = "documento-compartido";

type DocumentViewerProps = {
  view: DocumentView;
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
  };
  /** Heading level of the document's title in the host page. */
  headingLevel: 2 | 3;
};

/**
 * A document: in a frame where there is room and a mouse, and everywhere to open, download and read as text. Our own
 * loads when the frame is near. Another service's frame has no address: only the link above it leads there, so that
 * nothing is requested before, not even by browsers that load lazy frames at once, as they do without script.
 */
export function DocumentViewer({ view, words, headingLevel }: DocumentViewerProps) {
  const { title, openHref, downloadHref, downloadLabel, text, service } = view;
  const Heading = `h${headingLevel}` as const;
  const frame = { className: styles.page, width: 800, height: 900 };
  const frameTitle = fill(words.frame, { title });
  return (
    <Stack gap={3}>
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
            <p>
              <ButtonLink href={view.embedHref} target={frameName}>
                {words.load}
              </ButtonLink>
            </p>
            <iframe {...frame} title={frameTitle} name={frameName} />
          </Disclosure>
        ) : (
          <iframe {...frame} title={frameTitle} src={view.embedHref} loading="lazy" />
        )}
      </div>
    </Stack>
  );
}
