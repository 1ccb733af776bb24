import { useCallback, useRef, useState } from "react";
import type { Checked } from "#editor/api.ts";
import { askLines } from "#editor/app/ask.ts";

export type Check = {
  isRunning: boolean;
  /** As far as it is known. */
  checked: Checked | undefined;
  /** Nothing changed since, and all of it is good. */
  isGood: boolean;
  /** How far it is or how it ended, in one line; empty before the first. */
  words: string;
  run: () => Promise<void>;
  cancel: () => void;
  /** Something changed: what was said is of yesterday. */
  forget: () => void;
};

const isAllGood = (checked: Checked | undefined) => checked?.parts.every(({ state }) => state === "good") ?? false;

/** What the gate would say of what is on the disk now. */
export function useCheck(): Check {
  const [checked, setChecked] = useState<Checked>();
  const [isRunning, setRunning] = useState(false);
  const [fault, setFault] = useState("");
  const stop = useRef<AbortController>(undefined);
  const isOld = useRef(false);

  const cancel = useCallback(() => stop.current?.abort(), []);
  const forget = useCallback(() => {
    isOld.current = true;
    if (!stop.current) setChecked(undefined);
  }, []);
  const run = useCallback(async () => {
    if (stop.current) return;
    const mine = new AbortController();
    stop.current = mine;
    isOld.current = false;
    setRunning(true);
    setFault("");
    setChecked(undefined);
    try {
      await askLines<Checked>("/api/check", setChecked, mine.signal);
      // Typed meanwhile: it may have been read before or after.
      if (isOld.current) throw new Error("Algo cambió mientras se comprobaba: comprueba otra vez.");
    } catch (error) {
      setChecked(undefined);
      setFault(mine.signal.aborted ? "Se canceló." : error instanceof Error ? error.message : String(error));
    } finally {
      stop.current = undefined;
      setRunning(false);
    }
  }, []);
  const isGood = !isRunning && isAllGood(checked);
  return { isRunning, checked, isGood, words: wordsOf({ isRunning, checked, fault }), run, cancel, forget };
}

type Told = { isRunning: boolean; checked: Checked | undefined; fault: string };

function wordsOf({ isRunning, checked, fault }: Told): string {
  if (!isRunning) {
    if (!checked) return fault;
    if (!isAllGood(checked)) return "Hay algo por corregir antes de publicar.";
    // What is good says only what deserves a second look.
    const looks = new Set(checked.parts.flatMap(({ lines }) => lines)).size;
    if (looks === 0) return "Todo está bien: se puede publicar.";
    return `Se puede publicar. ${looks === 1 ? "Queda una cosa" : `Quedan ${looks} cosas`} por revisar.`;
  }
  const at = checked?.parts.findIndex(({ state }) => state === "runs") ?? -1;
  if (!checked || at < 0) return "Comprobando…";
  return `Comprobando ${at + 1} de ${checked.parts.length}: ${checked.parts[at]?.name}`;
}
