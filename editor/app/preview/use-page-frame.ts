import { useCallback, useEffect, useRef, useState } from "react";
import type { PickedText } from "#editor/api/api.ts";
import { viewParameter } from "#editor/api/view-parameter.ts";
import type { EditorMessage, PageLoadedMessage, PageMessage } from "./frame/page-messages.ts";
import { buildPageAddress, type ScrollTarget } from "./page-view.ts";
import { usePageRetry } from "./use-page-retry.ts";

type PageFrameOptions = {
  origin: string;
  /** Undefined if the open entry has no page yet. */
  page: string | undefined;
  /** The view as returned by `buildViewQuery`. */
  view: string;
  sought: ScrollTarget | undefined;
  /** A new number reloads the page, since its content may have changed. */
  turn: number;
  isPhone: boolean;
  /** Whether a click in the page reports the text. */
  isPicking: boolean;
  /** Called with the text that the user pointed at, and the address of its page; must be a stable function. */
  onPick: (picked: PickedText, address: string) => void;
};

export type PageFrame = ReturnType<typeof usePageFrame>;

/** Maximum time from the `load` event to the page's report; the page's script may run after `load`. */
const silentMs = 10_000;
/** Maximum time for a page to load. The first page after a start takes half of this on a slow machine. */
const unansweredMs = 45_000;

/** Opens pages in the preview's frame, tracks the page that is shown, and retries a page that does not load. */
export function usePageFrame(options: PageFrameOptions) {
  const { origin, page, view, sought, turn, isPhone, isPicking, onPick } = options;
  const frame = useRef<HTMLIFrameElement>(null);
  /** The last report of a page that has loaded. */
  const [at, setAt] = useState<PageLoadedMessage>();
  /** Path of the page that is shown or being opened. */
  const [path, setPath] = useState(page ?? "");
  const [isOpening, setOpening] = useState(true);
  const [round, setRound] = useState(0);

  // `asked`: the page of the form. `here`: the shown page, which the user may have reached by links.
  const asked = useRef<string>(undefined);
  const here = useRef<string>(undefined);
  /** Whether the page has loaded, so that it can receive messages. */
  const isHere = useRef(false);
  /** Whether the page failed to load. */
  const isLost = useRef(false);
  /** Number of openings. The page's address contains it as `v`, so that each report can be matched with its opening. */
  const openings = useRef(0);
  const stamp = useRef("");
  const late = useRef<ReturnType<typeof setTimeout>>(undefined);

  const again = useCallback(() => setRound((count) => count + 1), []);
  const rescue = usePageRetry(() => buildPageAddress(here.current ?? page ?? "/", view), again);
  const { resetRetries, reportArrival } = rescue;
  const lost = useCallback(() => {
    isLost.current = true;
    rescue.reportFailure();
  }, [rescue.reportFailure]);
  /** Opens the page again, with all retries. */
  const retry = useCallback(() => {
    resetRetries();
    again();
  }, [resetRetries, again]);
  const expect = useCallback(
    (ms: number) => {
      clearTimeout(late.current);
      late.current = setTimeout(lost, ms);
    },
    [lost],
  );
  useEffect(() => () => clearTimeout(late.current), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new `turn` or `view` gets all tries again.
  useEffect(resetRetries, [page, view, turn, resetRetries]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` and `round` open it again.
  useEffect(() => {
    // A form with another page was opened: forget the page that the user had reached by links.
    if (page !== asked.current) here.current = undefined;
    const wanted = page === undefined ? undefined : (here.current ?? page);
    asked.current = page;
    isHere.current = false;
    isLost.current = false;
    openings.current += 1;
    stamp.current = `${openings.current}`;
    setOpening(wanted !== undefined);
    setPath(wanted ?? "");
    if (wanted === undefined) clearTimeout(late.current);
    else expect(unansweredMs);
    // `replace` adds no history entry, so that the back button only affects the editor.
    const address = wanted === undefined ? "about:blank" : `${origin}${buildPageAddress(wanted, view, stamp.current)}`;
    frame.current?.contentWindow?.location.replace(address);
  }, [origin, page, view, turn, round, expect]);

  /** Target to scroll to; kept until the page has scrolled, because the page may reload first. */
  const toShow = useRef<ScrollTarget>(undefined);
  const say = useCallback((words: EditorMessage) => frame.current?.contentWindow?.postMessage(words, origin), [origin]);
  const show = useCallback(() => {
    if (isHere.current && toShow.current) say({ editor: "show", ...toShow.current });
  }, [say]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row may have the same name on another page.
  useEffect(() => {
    toShow.current = sought;
    show();
  }, [page, sought, show]);

  useEffect(() => {
    const tell = () => {
      say({ editor: "look", isPhone });
      say({ editor: "pick", isOn: isPicking });
    };
    const arrive = (said: PageLoadedMessage) => {
      const search = new URLSearchParams(said.search);
      // The page of an earlier opening reloaded itself, which aborted the current opening: open again.
      if (!isHere.current && (search.get("v") ?? stamp.current) !== stamp.current) return again();
      here.current = said.path;
      clearTimeout(late.current);
      // A form of the site opened this page without the view parameter: open again.
      if ((search.get(viewParameter) ?? "") !== view) return again();
      if (said.status >= 500) return lost();
      reportArrival();
      setAt(said);
      setPath(said.path);
      setOpening(false);
      tell();
      isHere.current = true;
      show();
    };
    const hear = ({ source, origin: from, data }: MessageEvent<PageMessage>) => {
      if (source !== frame.current?.contentWindow || from !== origin) return;
      if (data?.page === "at") arrive(data);
      else if (data?.page === "picked") onPick(readPicked(data), buildPageAddress(here.current ?? "/", view));
      else if (data?.page === "shown") toShow.current = undefined;
      else if (data?.page === "stale" && (isHere.current || isLost.current)) retry();
      else if (data?.page === "leaves" && isHere.current) {
        isHere.current = data.path === undefined;
        setOpening(!isHere.current);
        if (data.path === undefined) return;
        here.current = data.path;
        stamp.current = "";
        setPath(data.path);
        expect(unansweredMs);
      }
    };
    addEventListener("message", hear);
    if (isHere.current) tell();
    return () => removeEventListener("message", hear);
  }, [origin, view, isPhone, isPicking, onPick, again, reportArrival, expect, lost, retry, say, show]);

  return {
    frame,
    path,
    at,
    isOpening: isOpening && !rescue.failure,
    onLoad: () => {
      if (page !== undefined && !isHere.current) expect(silentMs);
    },
    retry,
    failure: rescue.failure,
    isOver: rescue.isOver,
  };
}

/** Only the known parts of a report, as text and number. */
const readPicked = ({ tag, text, nth, id }: PickedText): PickedText => ({
  tag: String(tag),
  text: String(text).slice(0, maxPickedLetters),
  nth: Math.max(0, Number(nth) || 0),
  id: String(id),
});

/** Longer texts are no sentences; the editor's server refuses them. */
const maxPickedLetters = 5_000;
