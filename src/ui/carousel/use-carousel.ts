import Autoplay from "embla-carousel-autoplay";
import useEmblaCarousel from "embla-carousel-react";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";

const reducedMotionQuery = "(prefers-reduced-motion: reduce)";
const options = { loop: true, align: "start", breakpoints: { [reducedMotionQuery]: { duration: 0 } } } as const;

/** Milliseconds per slide: one value, or two by window width, with `desktop` from 60 rem up. */
export type AutoplayMs = number | { phone: number; desktop: number };

/** Media query of the carousel's desktop layout, same as in its stylesheet. */
const desktopQuery = "(min-width: 60rem)";

function buildDelays(autoplayMs: AutoplayMs) {
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
    autoplayMs ? [Autoplay({ ...buildDelays(autoplayMs), playOnInit: false, stopOnFocusIn: false })] : [],
  );
  const [viewport, embla] = useEmblaCarousel(options, plugins);
  const [selected, setSelected] = useState(0);
  const [stops, setStops] = useState(0);
  const [wish, setWish] = useState<"play" | "pause">();
  const [pointedAt, setPointedAt] = useState(false);
  const [focusInside, setFocusInside] = useState(false);
  /** Steps that the visitor requested before the carousel could move. */
  const early = useRef(0);
  const prefersReducedMotion = useSyncExternalStore(
    subscribeToReducedMotion,
    () => matchMedia(reducedMotionQuery).matches,
    () => false,
  );

  const wantsPlay = wish ? wish === "play" : !prefersReducedMotion;
  const isPlaying = wantsPlay && !pointedAt && !focusInside;

  useEffect(() => {
    if (!embla) return;
    // Keep the slide to which the visitor swiped before the script ran.
    const root = embla.rootNode();
    const width = embla.slideNodes()[0]?.offsetWidth ?? 0;
    const reachedIndex = width > 0 ? Math.round(root.scrollLeft / width) : 0;
    root.scrollLeft = 0;
    embla.scrollTo(reachedIndex, true);
    if (early.current > 0) embla.scrollNext();
    if (early.current < 0) embla.scrollPrev();

    const readState = () => {
      setSelected(embla.selectedScrollSnap());
      setStops(embla.scrollSnapList().length);
    };
    readState();
    embla.on("select", readState).on("reInit", readState);
    return () => {
      embla.off("select", readState).off("reInit", readState);
    };
  }, [embla]);

  useEffect(() => {
    const autoplay = embla?.plugins().autoplay;
    if (!embla || !autoplay || !isPlaying) return;
    const startAutoplay = () => autoplay.play();
    startAutoplay();
    embla.on("reInit", startAutoplay);
    return () => {
      embla.off("reInit", startAutoplay);
      autoplay.stop();
    };
  }, [embla, isPlaying]);

  return {
    viewport,
    /** This is false before the script runs, and if all slides fit into the view. */
    canMove: stops > 1,
    showsAllSlides: stops === 1,
    selected,
    wantsPlay,
    togglePlay: () => setWish(wantsPlay ? "pause" : "play"),
    /** @returns the index of the target slide; undefined if the carousel cannot move yet. It then moves later. */
    go(step: 1 | -1) {
      early.current = step;
      if (step === 1) embla?.scrollNext();
      else embla?.scrollPrev();
      return embla?.selectedScrollSnap();
    },
    setPointedAt,
    setFocusInside,
  };
}

function subscribeToReducedMotion(notify: () => void) {
  const query = matchMedia(reducedMotionQuery);
  query.addEventListener("change", notify);
  return () => query.removeEventListener("change", notify);
}
