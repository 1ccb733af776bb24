import { useEffect, useRef, useState } from "react";
import controls from "#editor/app/shared/buttons/controls.module.css";
import layout from "#editor/app/shared/layout.module.css";
import styles from "./guide-article.module.css";
import type { RenderedGuidePage } from "./guide-chapters.tsx";
import { guideHash } from "./guide-subjects.ts";

/**
 * A page of the guide «Ayuda», or the list of its pages.
 *
 * @param part - id or subject of a page; any other value shows the list.
 */
export function GuideArticle({ part }: { part: string }) {
  const { chapters, fault } = useGuideChapters();
  const heading = useRef<HTMLHeadingElement>(null);
  const at = chapters?.findIndex(({ id, about }) => id === part || about.includes(part)) ?? -1;
  const chapter = chapters?.[at];
  const title = chapter?.title ?? "Ayuda";
  const isHere = chapters !== undefined;
  useEffect(() => {
    document.title = `${title} · Editor de wim`;
    if (isHere) heading.current?.focus();
  }, [title, isHere]);
  if (!chapters) return <p role="status">{fault ?? "Abriendo la ayuda…"}</p>;
  return (
    <article className={`${layout.wide} ${styles.guide}`}>
      <h1 ref={heading} tabIndex={-1} className={layout.title}>
        {title}
      </h1>
      {chapter ? chapter.body : <Contents chapters={chapters} />}
      {chapter && <Steps before={chapters[at - 1]} after={chapters[at + 1]} />}
    </article>
  );
}

const hrefOf = ({ id }: RenderedGuidePage) => `#${guideHash}/${id}`;

function Contents({ chapters }: { chapters: readonly RenderedGuidePage[] }) {
  return (
    <>
      <p>Cada página explica una tarea, con las palabras de los botones.</p>
      <ol>
        {chapters.map((chapter) => (
          <li key={chapter.id}>
            <a className={controls.link} href={hrefOf(chapter)}>
              {chapter.title}
            </a>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Links to the list of pages, to the previous page and to the next page. */
function Steps({ before, after }: { before: RenderedGuidePage | undefined; after: RenderedGuidePage | undefined }) {
  return (
    <nav className={`${layout.row} ${styles.steps}`} aria-label="Más ayuda">
      <a className={controls.link} href={`#${guideHash}`}>
        Toda la ayuda
      </a>
      {before && <a className={controls.link} href={hrefOf(before)}>{`Anterior: ${before.title}`}</a>}
      {after && <a className={controls.link} href={hrefOf(after)}>{`Siguiente: ${after.title}`}</a>}
    </nav>
  );
}

type Chapters = { chapters?: readonly RenderedGuidePage[]; fault?: string };

/** Loads the pages of the guide on demand; `fault` is an error message. */
function useGuideChapters(): Chapters {
  const [found, setFound] = useState<Chapters>({});
  useEffect(() => {
    import("./guide-chapters.tsx").then(
      ({ renderedGuidePages }) => setFound({ chapters: renderedGuidePages }),
      () => setFound({ fault: "Sin conexión con el editor: recarga la página para leer la ayuda." }),
    );
  }, []);
  return found;
}
