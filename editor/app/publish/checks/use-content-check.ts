import { useCallback, useRef, useState } from "react";
import { getErrorMessage } from "#domain/text/error-message.ts";
import type { ContentCheckState } from "#editor/api/requests/publish-api.ts";
import { sendStreamingRequest } from "#editor/app/shared/request.ts";

export type ContentCheck = ReturnType<typeof useContentCheck>;

const haveAllPassed = (checkState: ContentCheckState | undefined) =>
  checkState?.parts.every(({ state }) => state === "passed") ?? false;

/** Runs the checks of a publication on the files on disk, and holds their results. */
export function useContentCheck() {
  const [checkState, setCheckState] = useState<ContentCheckState>();
  const [isRunning, setRunning] = useState(false);
  const [errorMessage, setErrorMessage] = useState("");
  const [isOutdated, setOutdated] = useState(false);
  const currentRun = useRef<AbortController>(undefined);
  const isFileChanged = useRef(false);

  const cancel = useCallback(() => currentRun.current?.abort(), []);
  /** Call this when a file has changed. Drops a passed result; a failed one stays until the next check. */
  const markOutdated = useCallback(() => {
    isFileChanged.current = true;
    setOutdated(true);
    if (!currentRun.current) setCheckState((current) => (haveAllPassed(current) ? undefined : current));
  }, []);
  /** Drops the result; call this after a publication. */
  const clear = useCallback(() => {
    if (!currentRun.current) setCheckState(undefined);
  }, []);
  const runCheck = useCallback(async () => {
    if (currentRun.current) return;
    const ownRun = new AbortController();
    currentRun.current = ownRun;
    isFileChanged.current = false;
    setRunning(true);
    setErrorMessage("");
    setOutdated(false);
    setCheckState(undefined);
    try {
      await sendStreamingRequest<ContentCheckState>("/api/check", setCheckState, { signal: ownRun.signal });
      // A file was saved during the check, which may have read the old or the new content.
      if (isFileChanged.current) throw new Error("Algo cambió mientras se comprobaba: comprueba otra vez.");
    } catch (error) {
      setCheckState(undefined);
      setErrorMessage(ownRun.signal.aborted ? "Se canceló." : getErrorMessage(error));
    } finally {
      currentRun.current = undefined;
      setRunning(false);
    }
  }, []);
  // All parts passed, and nothing has changed since.
  const hasPassed = !isRunning && haveAllPassed(checkState);
  const message = formatMessage({ isRunning, checkState, errorMessage, isOutdated });
  return { isRunning, checkState, hasPassed, message, run: runCheck, cancel, markOutdated, clear };
}

type CheckStatus = {
  isRunning: boolean;
  checkState: ContentCheckState | undefined;
  errorMessage: string;
  isOutdated: boolean;
};

function formatMessage({ isRunning, checkState, errorMessage, isOutdated }: CheckStatus): string {
  if (!isRunning) {
    if (!checkState) return errorMessage;
    if (!haveAllPassed(checkState))
      return isOutdated
        ? "Lo último que comprobaste tenía algo por corregir. Comprueba otra vez."
        : "Hay algo por corregir antes de publicar.";
    // All parts passed, so their lines are advice.
    const adviceCount = new Set(checkState.parts.flatMap(({ lines }) => lines.map(({ message }) => message))).size;
    if (adviceCount === 0) return "Todo está bien: se puede publicar.";
    return `Se puede publicar. ${adviceCount === 1 ? "Queda una cosa" : `Quedan ${adviceCount} cosas`} por revisar.`;
  }
  const runningIndex = checkState?.parts.findIndex(({ state }) => state === "running") ?? -1;
  if (!checkState || runningIndex < 0) return "Comprobando…";
  return `Comprobando ${runningIndex + 1} de ${checkState.parts.length}: ${checkState.parts[runningIndex]?.name}`;
}
