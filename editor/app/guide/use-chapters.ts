import { useEffect, useState } from "react";
import type { Chapter } from "./guide-chapters.tsx";

type Chapters = { chapters?: readonly Chapter[]; fault?: string };

/** Loads the pages of the guide on demand; `fault` is an error message. */
export function useChapters(): Chapters {
  const [found, setFound] = useState<Chapters>({});
  useEffect(() => {
    import("./guide-chapters.tsx").then(
      ({ chapters }) => setFound({ chapters }),
      () => setFound({ fault: "Sin conexión con el editor: recarga la página para leer la ayuda." }),
    );
  }, []);
  return found;
}
