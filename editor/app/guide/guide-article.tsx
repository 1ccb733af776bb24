import { useEffect, useRef, useState } from "react";
import controls from "#editor/app/shared/buttons/controls.module.css";
import layout from "#editor/app/shared/layout.module.css";
import styles from "./guide-article.module.css";
import type { RenderedGuidePage } from "./guide-chapters.tsx";
import { guideHash } from "./guide-subjects.ts";

/** The page of the guide «Ayuda» with this id or subject, or else the list of its pages. */
export function GuideArticle({ part }: { part: string }) {
  const { pages, errorMessage } = useGuidePages();
  const heading = useRef<HTMLHeadingElement>(null);
  const pageIndex = pages?.findIndex(({ id, about }) => id === part || about.includes(part)) ?? -1;
  const page = pages?.[pageIndex];
  const title = page?.title ?? "Ayuda";
  const isLoaded = pages !== undefined;
  useEffect(() => {
    document.title = `${title} · Editor de wim`;
    if (isLoaded) heading.current?.focus();
  }, [title, isLoaded]);
  if (!pages) return <p role="status">{errorMessage ?? "Abriendo la ayuda…"}</p>;
  return (
    <article className={`${layout.wide} ${styles.guide}`}>
      <h1 ref={heading} tabIndex={-1} className={layout.title}>
        {title}
      </h1>
      {page ? page.body : <PageList chapters={pages} />}
      {page && <NeighbourLinks previousPage={pages[pageIndex - 1]} nextPage={pages[pageIndex + 1]} />}
    </article>
  );
}

const formatHref = ({ id }: RenderedGuidePage) => `#${guideHash}/${id}`;

function PageList({ chapters }: { chapters: readonly RenderedGuidePage[] }) {
  return (
    <>
      <p>Cada página explica una tarea, con las palabras de los botones.</p>
      <ol>
        {chapters.map((chapter) => (
          <li key={chapter.id}>
            <a className={controls.link} href={formatHref(chapter)}>
              {chapter.title}
            </a>
          </li>
        ))}
      </ol>
    </>
  );
}

function NeighbourLinks({
  previousPage,
  nextPage,
}: {
  previousPage: RenderedGuidePage | undefined;
  nextPage: RenderedGuidePage | undefined;
}) {
  return (
    <nav className={`${layout.row} ${styles.steps}`} aria-label="Más ayuda">
      <a className={controls.link} href={`#${guideHash}`}>
        Toda la ayuda
      </a>
      {previousPage && (
        <a className={controls.link} href={formatHref(previousPage)}>{`Anterior: ${previousPage.title}`}</a>
      )}
      {nextPage && <a className={controls.link} href={formatHref(nextPage)}>{`Siguiente: ${nextPage.title}`}</a>}
    </nav>
  );
}

type GuidePagesState = { pages?: readonly RenderedGuidePage[]; errorMessage?: string };

function useGuidePages(): GuidePagesState {
  const [guidePages, setGuidePages] = useState<GuidePagesState>({});
  useEffect(() => {
    import("./guide-chapters.tsx").then(
      ({ renderedGuidePages }) => setGuidePages({ pages: renderedGuidePages }),
      () => setGuidePages({ errorMessage: "Sin conexión con el editor: recarga la página para leer la ayuda." }),
    );
  }, []);
  return guidePages;
}
