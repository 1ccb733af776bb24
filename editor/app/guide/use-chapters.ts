import { useEffect, useState } from "react";
import type { Chapter } from "./guide-chapters.tsx";

type Chapters = { chapters?: readonly Chapter[]; fault?: string };

/** Loads the guide on demand, so that editing never waits for it. */
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
