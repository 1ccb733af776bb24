import Autoplay from "embla-carousel-autoplay";
import useEmblaCarousel from "embla-carousel-react";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";

const calmQuery = "(prefers-reduced-motion: reduce)";
const options = { loop: true, align: "start", breakpoints: { [calmQuery]: { duration: 0 } } } as const;

/** Milliseconds per slide: one value, or two by window width, with `desktop` from 60 rem up. */
export type AutoplayMs = number | { phone: number; desktop: number };

/** Media query of the carousel's desktop layout, same as in its stylesheet. */
const desktopQuery = "(min-width: 60rem)";

function delays(autoplayMs: AutoplayMs) {
  if (typeof autoplayMs === "number") return { delay: autoplayMs };
  return { delay: autoplayMs.phone, breakpoints: { [desktopQuery]: { delay: autoplayMs.desktop } } };
}

/**
 * The carousel's movement. Autoplay runs only while the carousel is not paused, hovered or focused, and the page is
 * visible. With reduced motion, autoplay starts only by the play button.
 *
 * @param autoplayMs - milliseconds per slide; without it, there is no autoplay.
 */
export function useCarousel(autoplayMs: AutoplayMs | undefined) {
  const [plugins] = useState(() =>
    autoplayMs ? [Autoplay({ ...delays(autoplayMs), playOnInit: false, stopOnFocusIn: false })] : [],
  );
  const [viewport, embla] = useEmblaCarousel(options, plugins);
  const [selected, setSelected] = useState(0);
  const [stops, setStops] = useState(0);
  const [wish, setWish] = useState<"play" | "pause">();
  const [pointedAt, setPointedAt] = useState(false);
  const [focusInside, setFocusInside] = useState(false);
  /** A step that was asked for before the carousel could move. */
  const early = useRef(0);
  const calm = useSyncExternalStore(
    onCalmChange,
    () => matchMedia(calmQuery).matches,
    () => false,
  );

  const wantsPlay = wish ? wish === "play" : !calm;
  const playing = wantsPlay && !pointedAt && !focusInside;

  useEffect(() => {
    if (!embla) return;
    // Keep the slide to which the visitor swiped before the script ran.
    const root = embla.rootNode();
    const width = embla.slideNodes()[0]?.offsetWidth ?? 0;
    const reached = width > 0 ? Math.round(root.scrollLeft / width) : 0;
    root.scrollLeft = 0;
    embla.scrollTo(reached, true);
    if (early.current > 0) embla.scrollNext();
    if (early.current < 0) embla.scrollPrev();

    const read = () => {
      setSelected(embla.selectedScrollSnap());
      setStops(embla.scrollSnapList().length);
    };
    read();
    embla.on("select", read).on("reInit", read);
    return () => {
      embla.off("select", read).off("reInit", read);
    };
  }, [embla]);

  useEffect(() => {
    const autoplay = embla?.plugins().autoplay;
    if (!embla || !autoplay || !playing) return;
    const play = () => autoplay.play();
    play();
    embla.on("reInit", play);
    return () => {
      embla.off("reInit", play);
      autoplay.stop();
    };
  }, [embla, playing]);

  return {
    viewport,
    /** False before the script runs, and if all slides fit into the view. */
    moves: stops > 1,
    fits: stops === 1,
    selected,
    wantsPlay,
    toggle: () => setWish(wantsPlay ? "pause" : "play"),
    /** @returns the index of the target slide. */
    go(step: 1 | -1) {
      early.current = step;
      if (step === 1) embla?.scrollNext();
      else embla?.scrollPrev();
      return embla?.selectedScrollSnap() ?? 0;
    },
    setPointedAt,
    setFocusInside,
  };
}

function onCalmChange(notify: () => void) {
  const query = matchMedia(calmQuery);
  query.addEventListener("change", notify);
  return () => query.removeEventListener("change", notify);
}
