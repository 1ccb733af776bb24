import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the HTML and in the browser's first render, then true. For parts that need script. */
export function useHydrated() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
