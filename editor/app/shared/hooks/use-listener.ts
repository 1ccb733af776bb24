import { useEffect, useEffectEvent } from "react";

/** Listens to an event while the component is mounted. Always calls the listener of the last render. */
export function useListener<Type extends Event>(
  target: EventTarget,
  type: string,
  listener: (event: Type) => void,
): void {
  const runListener = useEffectEvent(listener);
  useEffect(() => {
    const controller = new AbortController();
    target.addEventListener(type, (event) => runListener(event as Type), { signal: controller.signal });
    return () => controller.abort();
  }, [target, type]);
}
