import { type EffectCallback, useEffect, useEffectEvent } from "react";

/**
 * Runs an effect after the first render, and again after a render with another key. Everything else that the effect
 * reads may change without running it.
 *
 * @param key - compared by `Object.is`.
 * @param effect - may return a function that undoes it, like the effect of `useEffect`.
 */
export function useKeyedEffect<Key>(key: Key, effect: (key: Key) => ReturnType<EffectCallback>): void {
  const runEffect = useEffectEvent(effect);
  useEffect(() => runEffect(key), [key]);
}
