/** Sends each event of the approval to another program of the company, as one POST of JSON. */

export type WebhookEvent = {
  event: "waiting" | "returned" | "published";
  title: string;
  author: string;
  /** Who approved or returned it. */
  by?: string;
  note?: string;
};

export type SendWebhook = (event: WebhookEvent) => void;

const timeoutMs = 10_000;
/** Pauses before the second attempt and those after it. */
const defaultPausesMs = [2_000, 10_000, 60_000] as const;

type WebhookOptions = {
  /** Address that receives the events; undefined: none are sent. */
  address: string | undefined;
  /** Address of the editor, for a link in the event. */
  editorUrl: string;
  pausesMs?: readonly number[];
  logFailure?: (message: string) => void;
};

/** @returns a function that sends in the background. A failed delivery does not undo the event that it reports. */
export function createWebhookSender({
  address,
  editorUrl,
  pausesMs = defaultPausesMs,
  logFailure = console.error,
}: WebhookOptions): SendWebhook {
  if (address === undefined) return () => {};
  const attempt = async (body: string): Promise<string | undefined> => {
    try {
      const headers = { "content-type": "application/json" };
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await fetch(address, { method: "POST", headers, body, redirect: "error", signal });
      await response.body?.cancel();
      return response.ok ? undefined : `contestó ${response.status}`;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };
  const send = async (event: WebhookEvent) => {
    const body = JSON.stringify({ ...event, editor: editorUrl });
    let failure = await attempt(body);
    for (const pauseMs of pausesMs) {
      if (failure === undefined) return;
      await new Promise<void>((resolve) => void setTimeout(resolve, pauseMs));
      failure = await attempt(body);
    }
    if (failure !== undefined)
      logFailure(`EDITOR_WEBHOOK_URL: no se pudo avisar de «${event.title}» (${event.event}): ${failure}.`);
  };
  return (event) => void send(event);
}
