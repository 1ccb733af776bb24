/** Tells another program of the company what waits, returned or is published, by one POST of JSON for each. */

export type Notice = {
  event: "waiting" | "returned" | "published";
  title: string;
  author: string;
  /** Who approved or returned it. */
  by?: string;
  note?: string;
};

export type SendNotice = (notice: Notice) => void;

const timeoutMs = 10_000;
/** Pauses before the second attempt and those after it. */
const defaultPausesMs = [2_000, 10_000, 60_000] as const;

type NoticeOptions = {
  /** Address that gets the notices; undefined: nobody is told. */
  address: string | undefined;
  /** Address of the editor, for a link in the notice. */
  editorUrl: string;
  pausesMs?: readonly number[];
  logFailure?: (message: string) => void;
};

/** @returns a function that sends in the background: what it tells of has happened, whether or not anybody is told. */
export function createNoticeSender({
  address,
  editorUrl,
  pausesMs = defaultPausesMs,
  logFailure = console.error,
}: NoticeOptions): SendNotice {
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
  const send = async (notice: Notice) => {
    const body = JSON.stringify({ ...notice, editor: editorUrl });
    let failure = await attempt(body);
    for (const pauseMs of pausesMs) {
      if (failure === undefined) return;
      await new Promise<void>((resolve) => void setTimeout(resolve, pauseMs));
      failure = await attempt(body);
    }
    if (failure !== undefined)
      logFailure(`EDITOR_NOTICE_URL: no se pudo avisar de «${notice.title}» (${notice.event}): ${failure}.`);
  };
  return (notice) => void send(notice);
}
