import { useCallback, useRef, useState } from "react";
import { getErrorMessage } from "#domain/text/error-message.ts";
import type { ContentCheckState } from "#editor/api/publish-api.ts";
import { sendStreamingRequest } from "#editor/app/shared/request.ts";

export type ContentCheck = ReturnType<typeof useContentCheck>;

const isAllGood = (checked: ContentCheckState | undefined) =>
  checked?.parts.every(({ state }) => state === "good") ?? false;

/** Runs the checks that a publication has to pass, on the files on disk, and holds their results. */
export function useContentCheck() {
  const [checked, setChecked] = useState<ContentCheckState>();
  const [isRunning, setRunning] = useState(false);
  const [fault, setFault] = useState("");
  const [isOutdated, setOutdated] = useState(false);
  const stop = useRef<AbortController>(undefined);
  const isOld = useRef(false);

  const cancel = useCallback(() => stop.current?.abort(), []);
  /** To call when a file has changed: drops a good result; a bad one stays until the next check. */
  const markOutdated = useCallback(() => {
    isOld.current = true;
    setOutdated(true);
    if (!stop.current) setChecked((known) => (isAllGood(known) ? undefined : known));
  }, []);
  /** To call after a publication: drops the result. */
  const clear = useCallback(() => {
    if (!stop.current) setChecked(undefined);
  }, []);
  const run = useCallback(async () => {
    if (stop.current) return;
    const mine = new AbortController();
    stop.current = mine;
    isOld.current = false;
    setRunning(true);
    setFault("");
    setOutdated(false);
    setChecked(undefined);
    try {
      await sendStreamingRequest<ContentCheckState>("/api/check", setChecked, { signal: mine.signal });
      // A file was saved during the check, and it is unknown whether the check read the old or the new file.
      if (isOld.current) throw new Error("Algo cambió mientras se comprobaba: comprueba otra vez.");
    } catch (error) {
      setChecked(undefined);
      setFault(mine.signal.aborted ? "Se canceló." : getErrorMessage(error));
    } finally {
      stop.current = undefined;
      setRunning(false);
    }
  }, []);
  // All parts passed, and nothing has changed since.
  const isGood = !isRunning && isAllGood(checked);
  const message = formatMessage({ isRunning, checked, fault, isOutdated });
  return { isRunning, checked, isGood, message, run, cancel, markOutdated, clear };
}

type Told = { isRunning: boolean; checked: ContentCheckState | undefined; fault: string; isOutdated: boolean };

function formatMessage({ isRunning, checked, fault, isOutdated }: Told): string {
  if (!isRunning) {
    if (!checked) return fault;
    if (!isAllGood(checked))
      return isOutdated
        ? "Lo último que comprobaste tenía algo por corregir. Comprueba otra vez."
        : "Hay algo por corregir antes de publicar.";
    // All parts passed, so their lines are advice.
    const looks = new Set(checked.parts.flatMap(({ lines }) => lines.map(({ message }) => message))).size;
    if (looks === 0) return "Todo está bien: se puede publicar.";
    return `Se puede publicar. ${looks === 1 ? "Queda una cosa" : `Quedan ${looks} cosas`} por revisar.`;
  }
  const at = checked?.parts.findIndex(({ state }) => state === "runs") ?? -1;
  if (!checked || at < 0) return "Comprobando…";
  return `Comprobando ${at + 1} de ${checked.parts.length}: ${checked.parts[at]?.name}`;
}
