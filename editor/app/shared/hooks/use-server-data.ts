import { useState } from "react";
import { sendRequest } from "#editor/app/shared/request.ts";
import { useKeyedEffect } from "./use-keyed-effect.ts";

/** `answeredKey`: the `reloadKey` of the last request that was answered, also with an error. */
type ServerData<Value> = { value?: Value; errorMessage?: string; answeredKey?: number | string };

/**
 * Loads data from the editor's server with a GET request.
 *
 * @param address - undefined to send no request.
 * @param reloadKey - a new value repeats the request; the previous answer stays until the new one arrives.
 * @returns the answer as `value`, or why there is none as `errorMessage`; both undefined while loading.
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
