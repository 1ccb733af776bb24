import { useEffect, useState } from "react";
import type { GuideChapter } from "./guide-chapters.tsx";

type Chapters = { chapters?: readonly GuideChapter[]; fault?: string };

/** Loads the pages of the guide on demand; `fault` is an error message. */
export function useGuideChapters(): Chapters {
  const [found, setFound] = useState<Chapters>({});
  useEffect(() => {
    import("./guide-chapters.tsx").then(
      ({ guideChapters }) => setFound({ chapters: guideChapters }),
      () => setFound({ fault: "Sin conexión con el editor: recarga la página para leer la ayuda." }),
    );
  }, []);
  return found;
}
