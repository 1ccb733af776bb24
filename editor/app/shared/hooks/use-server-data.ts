import { useState } from "react";
import { sendRequest } from "#editor/app/shared/request.ts";
import { useKeyedEffect } from "./use-keyed-effect.ts";

/** `answeredKey`: `reloadKey` of the last answered request, even if the answer was an error. */
type ServerData<Value> = { value?: Value; errorMessage?: string; answeredKey?: number | string };

/**
 * Loads data from the editor's server with a GET request.
 *
 * @param address - undefined sends no request.
 * @param reloadKey - a new value repeats the request; the previous data stays until the new one arrives.
 * @returns the data as `value`, or else an `errorMessage`; both undefined while loading.
 */
export function useServerData<Value>(address: string | undefined, reloadKey: number | string = 0): ServerData<Value> {
  const [answer, setAnswer] = useState<ServerData<Value>>({});
  useKeyedEffect(`${reloadKey} ${address}`, () => {
    if (address === undefined) return;
    const controller = new AbortController();
    sendRequest<Value>("GET", address, undefined, controller.signal)
      .then((value) => setAnswer({ value, answeredKey: reloadKey }))
      .catch((error: Error) => {
        if (!controller.signal.aborted)
          setAnswer((known) => ({ ...known, errorMessage: error.message, answeredKey: reloadKey }));
      });
    return () => controller.abort();
  });
  return answer;
}
