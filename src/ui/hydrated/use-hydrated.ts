import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the HTML and in the browser's first render, then true: parts that need script appear only then. */
export function useHydrated() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
