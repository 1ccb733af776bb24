import { type EffectCallback, useEffect, useEffectEvent } from "react";

/**
 * Runs an effect after the first render, and after each render with a new key. Other values that the effect reads do
 * not rerun it.
 */
export function useKeyedEffect<Key>(key: Key, effect: (key: Key) => ReturnType<EffectCallback>): void {
  const runEffect = useEffectEvent(effect);
  useEffect(() => runEffect(key), [key]);
}
