import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { viewParameter } from "#editor/server/preview/view-parameter.ts";
import type { At, FromPage, Look, Show } from "./page-messages.ts";
import { addressIn, type Sought } from "./page-seen.ts";
import { type PageRescue, usePageRescue } from "./use-page-rescue.ts";

type PageFrameOptions = {
  origin: string;
  /** Undefined: what is open has no page yet. */
  page: string | undefined;
  /** What it is looked at as; empty for as it is. */
  view: string;
  sought: Sought | undefined;
  /** Another number: the page may say something else, and is read again. */
  turn: number;
  isNight: boolean;
  isPaper: boolean;
  isPhone: boolean;
};

export type PageFrame = Pick<PageRescue, "trouble" | "isOver"> & {
  frame: RefObject<HTMLIFrameElement | null>;
  /** Where it is, or is going. */
  path: string;
  /** What it said of itself once it was there. */
  at: At | undefined;
  isOpening: boolean;
  /** Of the frame: the browser has all that it gets. */
  onLoad: () => void;
  /** The person asks for it again. */
  retry: () => void;
};

/** A page that is whole says so as soon as its script runs, which the browser's last word does not wait for. */
const silentMs = 10_000;
/** The first page after a start, on a slow machine, takes half of it. */
const unansweredMs = 45_000;

/** Opens pages in the frame, hears where they are, and asks again for one that does not come. */
export function usePageFrame(options: PageFrameOptions): PageFrame {
  const { origin, page, view, sought, turn, isNight, isPaper, isPhone } = options;
  const frame = useRef<HTMLIFrameElement>(null);
  const [at, setAt] = useState<At>();
  const [path, setPath] = useState(page ?? "");
  const [isOpening, setOpening] = useState(true);
  const [round, setRound] = useState(0);

  // Who followed a link stays there while the form asks for the same page.
  const asked = useRef<string>(undefined);
  const here = useRef<string>(undefined);
  /** A page that is being opened does not hear yet. */
  const isHere = useRef(false);
  /** Nor does one that did not come. */
  const isLost = useRef(false);
  /** Of each opening, in its address: who says that it is there is known by it. */
  const openings = useRef(0);
  const stamp = useRef("");
  const late = useRef<ReturnType<typeof setTimeout>>(undefined);

  const again = useCallback(() => setRound((count) => count + 1), []);
  const rescue = usePageRescue(() => addressIn(here.current ?? page ?? "/", view), again);
  const { begin, came } = rescue;
  const lost = useCallback(() => {
    isLost.current = true;
    rescue.lost();
  }, [rescue.lost]);
  const retry = useCallback(() => {
    begin();
    again();
  }, [begin, again]);
  const expect = useCallback(
    (ms: number) => {
      clearTimeout(late.current);
      late.current = setTimeout(lost, ms);
    },
    [lost],
  );
  useEffect(() => () => clearTimeout(late.current), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` and what it is looked at as give a new chance; a new round is a try.
  useEffect(begin, [page, view, turn, begin]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` and `round` open it again.
  useEffect(() => {
    // Until the new page says that it is here, the one before is nobody's.
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
    // `replace`: the back button is for the editor, not for each state of the page.
    const address = wanted === undefined ? "about:blank" : `${origin}${addressIn(wanted, view, stamp.current)}`;
    frame.current?.contentWindow?.location.replace(address);
  }, [origin, page, view, turn, round, expect]);

  /** Until it was gone to: the page may be read again before. */
  const toShow = useRef<Sought>(undefined);
  const say = useCallback((words: Look | Show) => frame.current?.contentWindow?.postMessage(words, origin), [origin]);
  const show = useCallback(() => {
    if (isHere.current && toShow.current) say({ editor: "show", ...toShow.current });
  }, [say]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row may have the same name on another page.
  useEffect(() => {
    toShow.current = sought;
    show();
  }, [page, sought, show]);

  useEffect(() => {
    const tell = () => say({ editor: "look", isNight, isPaper, isPhone });
    const arrive = (said: At) => {
      const search = new URLSearchParams(said.search);
      // One from before: where it loaded itself again, the one that is wanted was given up for it.
      if (!isHere.current && (search.get("v") ?? stamp.current) !== stamp.current) return again();
      here.current = said.path;
      clearTimeout(late.current);
      // A form of the page asks for another one, and for nothing else.
      if ((search.get(viewParameter) ?? "") !== view) return again();
      if (said.status >= 500) return lost();
      came();
      setAt(said);
      setPath(said.path);
      setOpening(false);
      tell();
      isHere.current = true;
      show();
    };
    const hear = ({ source, origin: from, data }: MessageEvent<FromPage>) => {
      if (source !== frame.current?.contentWindow || from !== origin) return;
      if (data?.page === "at") arrive(data);
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
  }, [origin, view, isNight, isPaper, isPhone, again, came, expect, lost, retry, say, show]);

  return {
    frame,
    path,
    at,
    isOpening: isOpening && !rescue.trouble,
    onLoad: () => {
      if (page !== undefined && !isHere.current) expect(silentMs);
    },
    retry,
    trouble: rescue.trouble,
    isOver: rescue.isOver,
  };
}
