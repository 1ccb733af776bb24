import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { centralTimeZone, toLocalDay } from "#domain/calendar/civil-time.ts";
import { parseLegalPath } from "#domain/legal/version-paths.ts";
import { getErrorMessage } from "#domain/text/error-message.ts";
import type { Menu } from "#editor/api/api.ts";
import type { PendingChanges } from "#editor/api/publish-api.ts";
import { repeat } from "#editor/app/shared/repeat.ts";
import { NoConnectionError, sendRequest } from "#editor/app/shared/request.ts";

/** Events: `list`, when a list was changed outside its form; `published`, when files have
 * changed on disk, with those that were published as `detail`. */
export const saveEvents = new EventTarget();

/** To call when files have changed on disk: reads the menu, the pending changes and the opened files again. */
export function announceFiles(published: readonly string[] = []): void {
  saveEvents.dispatchEvent(new CustomEvent("published", { detail: published }));
  saveEvents.dispatchEvent(new Event("list"));
}

/** Builds a key of the pending changes outside a legal text's folder. These may change facts in the text. */
export function buildPendingChangesKey(text: string, pending: PendingChanges | undefined): string {
  const changes = pending?.changes.filter(({ file }) => parseLegalPath(file)?.id !== text);
  return JSON.stringify([changes, pending?.todos]);
}

const retryMs = 2_000;

const today = () => toLocalDay(new Date(), centralTimeZone);

/**
 * Loads the menu and the pending changes, and reloads them when they may have changed.
 *
 * @param open - id of the open entry. Another one reloads the menu, because the entry's form may offer data of other
 * lists, such as registry numbers for a promotion.
 */
export function useMenuAndPending(open: string) {
  const [menu, setMenu] = useState<Menu>();
  const [known, setKnown] = useState<PendingChanges>();
  /** The `turn` of the last finished request, even if the request failed. */
  const [knownTurn, setKnownTurn] = useState(-1);
  /** Error message if the menu does not load; empty otherwise. */
  const [fault, setFault] = useState("");
  /** Incremented when a file changes. */
  const [turn, setTurn] = useState(0);
  const [reading, setReading] = useState(0);
  /** The files that were pending during a running publication, in this tab or another; undefined if none is running. */
  const publishing = useRef<readonly string[]>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: unread, `reading` and `open` repeat the same request.
  useEffect(
    () =>
      repeat(async (signal) => {
        try {
          setMenu(await sendRequest<Menu>("GET", "/api/menu", undefined, signal));
          setFault("");
          return undefined;
        } catch (error) {
          if (signal.aborted) return undefined;
          const isOffline = error instanceof NoConnectionError;
          setFault(isOffline ? "Sin conexión con el editor: se intenta otra vez." : getErrorMessage(error));
          return retryMs;
        }
      }),
    [reading, open],
  );

  useEffect(
    () =>
      repeat(async (signal) => {
        const before = publishing.current;
        // Without an answer, the bar keeps its state; the next change of a file repeats the request.
        const now = await sendRequest<PendingChanges>("GET", "/api/pending", undefined, signal).catch(() => undefined);
        if (signal.aborted) return undefined;
        setKnownTurn(turn);
        const waits = now?.changes.map(({ file }) => file) ?? [];
        if (now) {
          setKnown(now);
          publishing.current = now.isPublishing ? [...new Set([...(before ?? []), ...waits])] : undefined;
        }
        if (publishing.current) return retryMs;
        if (now && before) announceFiles(before.filter((file) => !waits.includes(file)));
        return undefined;
      }),
    [turn],
  );

  // Reload after midnight: the open tab still has yesterday's date.
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

  /** To call when a file changed: reloads the pending changes. */
  const reloadPending = useCallback(() => setTurn((count) => count + 1), []);
  /** To call when facts may have changed too: reloads the menu. */
  const reloadMenu = useCallback(() => setReading((count) => count + 1), []);
  useEffect(() => {
    const renew = () => {
      reloadPending();
      reloadMenu();
    };
    saveEvents.addEventListener("list", renew);
    return () => saveEvents.removeEventListener("list", renew);
  }, [reloadPending, reloadMenu]);
  // A file has changed, and the pending changes are being read again.
  const isOutdated = knownTurn !== turn;
  const pending = useMemo(() => known && { ...known, isOutdated }, [known, isOutdated]);
  return { menu, pending, fault, turn, reloadPending, reloadMenu };
}

/** Selects the facts that legal texts may use: all except those that only rows may use. */
export const selectLegalFacts = ({ facts }: Menu): Menu["facts"] =>
  Object.fromEntries(Object.entries(facts).filter(([, { isRowFact }]) => !isRowFact));
