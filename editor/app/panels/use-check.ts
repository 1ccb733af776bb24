import { useCallback, useRef, useState } from "react";
import type { Checked } from "#editor/api.ts";
import { ask } from "#editor/app/ask.ts";

export type Check = {
  isRunning: boolean;
  checked: Checked | undefined;
  /** Nothing changed since, and all of it is good. */
  isGood: boolean;
  fault: string;
  /** @returns whether all of it is good. */
  run: () => Promise<boolean>;
  cancel: () => void;
  /** Something changed: what was said is of yesterday. */
  forget: () => void;
};

const isAllGood = (checked: Checked | undefined) => checked?.parts.every(({ isGood }) => isGood) ?? false;

/** What the gate would say of what is on the disk now. */
export function useCheck(): Check {
  const [checked, setChecked] = useState<Checked>();
  const [isRunning, setRunning] = useState(false);
  const [fault, setFault] = useState("");
  const stop = useRef<AbortController>(undefined);

  const cancel = useCallback(() => stop.current?.abort(), []);
  const forget = useCallback(() => setChecked(undefined), []);
  const run = useCallback(async () => {
    stop.current?.abort();
    const mine = new AbortController();
    stop.current = mine;
    setRunning(true);
    setFault("");
    setChecked(undefined);
    try {
      const answer = await ask<Checked>("POST", "/api/check", {}, mine.signal);
      setChecked(answer);
      return isAllGood(answer);
    } catch (error) {
      setFault(mine.signal.aborted ? "Se canceló." : error instanceof Error ? error.message : String(error));
      return false;
    } finally {
      if (stop.current === mine) setRunning(false);
    }
  }, []);
  return { isRunning, checked, isGood: isAllGood(checked), fault, run, cancel, forget };
}
