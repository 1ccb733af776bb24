import { type EffectCallback, useEffect, useEffectEvent } from "react";

/**
 * Runs an effect after the first render, and after each render with a new key. Other values that the effect reads do
 * not rerun it.
 *
 * @param key - compared by `Object.is`.
 * @param effect - may return a cleanup function, like the effect of `useEffect`.
 */
export function useKeyedEffect<Key>(key: Key, effect: (key: Key) => ReturnType<EffectCallback>): void {
  const runEffect = useEffectEvent(effect);
  useEffect(() => runEffect(key), [key]);
}
