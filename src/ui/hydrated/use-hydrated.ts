import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => {};

/** False in the HTML and in the browser's first render, then true. For parts that need script. */
export function useHydrated() {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
