import { useCallback, useEffect, useRef, useState } from "react";
import { centralTimeZone, toLocalDay } from "#domain/calendar/civil-time.ts";
import { parseLegalPath } from "#domain/legal/version-paths.ts";
import { getErrorMessage } from "#domain/text/error-message.ts";
import type { Menu } from "#editor/api/api.ts";
import type { PendingChanges } from "#editor/api/requests/publish-api.ts";
import { startPolling } from "#editor/app/shared/hooks/repeat.ts";
import { useKeyedEffect } from "#editor/app/shared/hooks/use-keyed-effect.ts";
import { useListener } from "#editor/app/shared/hooks/use-listener.ts";
import { NoConnectionError, sendRequest } from "#editor/app/shared/request.ts";

/**
 * Events. `list`: a list was changed outside its form. `published`: files have changed on disk; `detail` lists the
 * published ones. `repository`: somebody published, or a proposal has changed.
 */
export const contentEvents = new EventTarget();

/** Reloads the menu, the pending changes and the opened files; call this when files have changed on disk. */
export function announceChangedFiles(publishedFiles: readonly string[] = []): void {
  contentEvents.dispatchEvent(new CustomEvent("published", { detail: publishedFiles }));
  contentEvents.dispatchEvent(new Event("list"));
}

/** Builds a key of the pending changes outside a legal text's folder, which may change facts in the text. */
export function buildPendingChangesKey(text: string, pending: PendingChanges | undefined): string {
  const changes = pending?.changes.filter(({ file }) => parseLegalPath(file)?.id !== text);
  return JSON.stringify([changes, pending?.todos]);
}

const retryMs = 2_000;

const getToday = () => toLocalDay(new Date(), centralTimeZone);

/**
 * Loads the menu and the pending changes, and reloads them when they may have changed.
 *
 * @param openId - id of the open entry. A new entry reloads the menu, because its form may offer data of other lists,
 *   such as registry numbers for a promotion.
 */
export function useMenuAndPending(openId: string) {
  const [menu, setMenu] = useState<Menu>();
  const [pendingChanges, setPendingChanges] = useState<PendingChanges>();
  /** The `reloadCount` of the last finished request, even if the request failed. */
  const [loadedReloadCount, setLoadedReloadCount] = useState(-1);
  const [errorMessage, setErrorMessage] = useState("");
  const [reloadCount, setReloadCount] = useState(0);
  const [menuReloadCount, setMenuReloadCount] = useState(0);
  /** Paths of the files that were pending when a publication, in any tab, began; undefined if none is running. */
  const pathsInPublication = useRef<readonly string[]>(undefined);

  useKeyedEffect(`${menuReloadCount} ${openId}`, () =>
    startPolling(async (signal) => {
      try {
        setMenu(await sendRequest<Menu>("GET", "/api/menu", undefined, signal));
        setErrorMessage("");
        return undefined;
      } catch (error) {
        if (signal.aborted) return undefined;
        const isOffline = error instanceof NoConnectionError;
        setErrorMessage(isOffline ? "Sin conexión con el editor: se intenta otra vez." : getErrorMessage(error));
        return retryMs;
      }
    }),
  );

  useEffect(
    () =>
      startPolling(async (signal) => {
        const previousPaths = pathsInPublication.current;
        // Without a response, the bar keeps its state; the next change of a file repeats the request.
        const newPending = await sendRequest<PendingChanges>("GET", "/api/pending", undefined, signal).catch(
          () => undefined,
        );
        if (signal.aborted) return undefined;
        setLoadedReloadCount(reloadCount);
        const pendingPaths = newPending?.changes.map(({ file }) => file) ?? [];
        if (newPending) {
          setPendingChanges(newPending);
          pathsInPublication.current = newPending.isPublishing
            ? [...new Set([...(previousPaths ?? []), ...pendingPaths])]
            : undefined;
        }
        if (pathsInPublication.current) return retryMs;
        if (newPending && previousPaths)
          announceChangedFiles(previousPaths.filter((file) => !pendingPaths.includes(file)));
        return undefined;
      }),
    [reloadCount],
  );

  // Reloads after midnight, because the open tab still has yesterday's date.
  useListener(document, "visibilitychange", () => {
    if (document.visibilityState === "visible" && menu && menu.today < getToday()) reloadAll();
  });

  const reloadPending = useCallback(() => setReloadCount((count) => count + 1), []);
  const reloadAll = () => {
    reloadPending();
    setMenuReloadCount((count) => count + 1);
  };
  useListener(contentEvents, "list", reloadAll);
  // If outdated, a file has changed, and the pending changes are being read again.
  return {
    menu,
    pending: pendingChanges && { ...pendingChanges, isOutdated: loadedReloadCount !== reloadCount },
    errorMessage,
    turn: reloadCount,
    reloadPending,
  };
}

export const selectLegalFacts = (facts: Menu["facts"]): Menu["facts"] =>
  Object.fromEntries(Object.entries(facts).filter(([, { isRowFact }]) => !isRowFact));
