import { useCallback, useEffect, useRef, useState } from "react";
import { centralTimeZone, dayAt } from "#domain/calendar/civil-time.ts";
import type { Menu, Pending } from "#editor/api/api.ts";
import { ask, NoConnection } from "#editor/app/shared/request.ts";

/** Told of what reached the disk apart from the forms, `list`, and of the files that were `published`. */
export const written = new EventTarget();

type News = {
  menu: Menu | undefined;
  pending: Pending | undefined;
  /** Of the menu, which nothing can be done without. */
  fault: string;
  /** Grows with each change of a file. */
  turn: number;
  /** A file changed: what waits to be published is asked again. */
  changed: () => void;
  /** Facts may have changed too: the menu is asked again. */
  renewed: () => void;
};

/** What waits beside a legal text. Once it is another, what the open text says of the rest of the site may be old. */
export function pendingNotice(text: string, pending: Pending | undefined): string {
  const changes = pending?.changes.filter(({ file }) => !file.startsWith(`src/content/legal/${text}/`));
  return JSON.stringify([changes, pending?.todos]);
}

const retryMs = 2_000;

const today = () => dayAt(new Date(), centralTimeZone);

/**
 * What there is to edit and what waits to be published.
 *
 * @param open - what is open. A form offers what others say, a promotion the numbers of the registry: with another one
 *   the menu is asked again.
 */
export function useNews(open: string): News {
  const [menu, setMenu] = useState<Menu>();
  const [pending, setPending] = useState<Pending>();
  const [fault, setFault] = useState("");
  const [turn, setTurn] = useState(0);
  const [reading, setReading] = useState(0);
  /** While «Publicar» runs: the files that waited for it. The tab that began it may be closed. */
  const publishing = useRef<readonly string[]>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `reading` and `open` ask again.
  useEffect(() => {
    const stop = new AbortController();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const read = () =>
      void ask<Menu>("GET", "/api/menu", undefined, stop.signal)
        .then((answer) => {
          setMenu(answer);
          setFault("");
        })
        .catch((error: Error) => {
          if (stop.signal.aborted) return;
          setFault(error instanceof NoConnection ? "Sin conexión con el editor: se intenta otra vez." : error.message);
          waiting = setTimeout(read, retryMs);
        });
    read();
    return () => {
      stop.abort();
      clearTimeout(waiting);
    };
  }, [reading, open]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks again.
  useEffect(() => {
    const stop = new AbortController();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const read = async () => {
      const before = publishing.current;
      // Without an answer the bar keeps what it knew: the next change asks again.
      const now = await ask<Pending>("GET", "/api/pending", undefined, stop.signal).catch(() => undefined);
      if (stop.signal.aborted) return;
      if (now) {
        setPending(now);
        const waits = now.changes.map(({ file }) => file);
        publishing.current = now.isPublishing ? [...new Set([...(before ?? []), ...waits])] : undefined;
      }
      if (publishing.current) waiting = setTimeout(read, retryMs);
      else if (now && before) {
        const left = now.changes.map(({ file }) => file);
        const files = before.filter((file) => !left.includes(file));
        written.dispatchEvent(new CustomEvent("published", { detail: files }));
        written.dispatchEvent(new Event("list"));
      }
    };
    void read();
    return () => {
      stop.abort();
      clearTimeout(waiting);
    };
  }, [turn]);

  // A tab that stays open over night would count from yesterday.
  const day = menu?.today;
  useEffect(() => {
    const renewDay = () => {
      if (document.visibilityState === "hidden" || day === undefined || day >= today()) return;
      setReading((count) => count + 1);
      setTurn((count) => count + 1);
    };
    document.addEventListener("visibilitychange", renewDay);
    return () => document.removeEventListener("visibilitychange", renewDay);
  }, [day]);

  const changed = useCallback(() => setTurn((count) => count + 1), []);
  const renewed = useCallback(() => setReading((count) => count + 1), []);
  useEffect(() => {
    const renew = () => {
      changed();
      renewed();
    };
    written.addEventListener("list", renew);
    return () => written.removeEventListener("list", renew);
  }, [changed, renewed]);
  return { menu, pending, fault, turn, changed, renewed };
}
