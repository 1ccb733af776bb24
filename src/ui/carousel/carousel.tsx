import type { KeyboardEvent, ReactNode } from "react";
import { Announcement } from "#ui/announcement/announcement.tsx";
import { useAnnouncement } from "#ui/announcement/use-announcement.ts";
import { Icon, type IconName } from "#ui/icon/icon.tsx";
import styles from "./carousel.module.css";
import { type AutoplayMs, useCarousel } from "./use-carousel.ts";

export type CarouselCopy = {
  /** Role description: "carrusel". */
  role: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
  /** Announced when autoplay pauses. */
  paused: string;
  /** Announced when autoplay resumes. */
  playing: string;
  /** Accessible name of a slide: its position, with `{n}` and `{total}`. */
  slidePosition: string;
};

type CarouselProps = {
  /** Accessible name of the carousel. */
  label: string;
  slides: readonly { key: string; content: ReactNode }[];
  /** Number of slides side by side from 60 rem up; from 40 rem there are two, on phones one. */
  slidesPerView: 3 | 4;
  /** Whether phones show a part of the next slide. */
  showsNextSlide?: boolean;
  /** Whether the position is shown next to the buttons; it is announced anyway. */
  showsPosition?: boolean;
  /** Milliseconds until autoplay shows the next slide. Without it, there is no autoplay. */
  autoplayMs?: AutoplayMs | undefined;
  copy: CarouselCopy;
};

/**
 * Slides in a loop. Without script, the slides are a row that scrolls by touch or keyboard; script adds the loop and
 * the buttons' effect without changing the size. A press before the script has loaded takes effect once it has loaded.
 * No slide is ever hidden from screen readers.
 */
export function Carousel({
  label,
  slides,
  slidesPerView,
  showsNextSlide,
  showsPosition = true,
  autoplayMs,
  copy,
}: CarouselProps) {
  const { viewport, canMove, showsAllSlides, selected, wantsPlay, togglePlay, go, setPointedAt, setFocusInside } =
    useCarousel(autoplayMs);
  const [announcement, announce] = useAnnouncement();
  const slideCount = slides.length;
  const formatPosition = (index: number) =>
    copy.slidePosition.replace("{n}", `${index + 1}`).replace("{total}", `${slideCount}`);
  const moveBy = (step: 1 | -1) => {
    const index = go(step);
    if (index !== undefined) announce(formatPosition(index));
  };

  function onToggle() {
    togglePlay();
    announce(wantsPlay ? copy.paused : copy.playing);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!canMove || (event.key !== "ArrowLeft" && event.key !== "ArrowRight")) return;
    event.preventDefault();
    moveBy(event.key === "ArrowRight" ? 1 : -1);
  }

  return (
    <section
      className={styles.carousel}
      aria-roledescription={copy.role}
      aria-label={label}
      data-moves={canMove || undefined}
      data-fits={showsAllSlides || undefined}
      data-peek={showsNextSlide || undefined}
      data-per-view={slidesPerView}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms. */}
      <div
        className={styles.viewport}
        ref={viewport}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the arrow keys must reach it.
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerEnter={() => setPointedAt(true)}
        onPointerLeave={() => setPointedAt(false)}
        onFocus={() => setFocusInside(true)}
        onBlur={() => setFocusInside(false)}
      >
        <div className={styles.track}>
          {slides.map(({ key, content }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
            <div key={key} className={styles.slide} role="group" aria-label={formatPosition(index)}>
              {content}
            </div>
          ))}
        </div>
      </div>
      <div className={styles.controls} data-no-print>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only observes the focus of its buttons. */}
        <div className={styles.pair} onFocus={() => setFocusInside(true)} onBlur={() => setFocusInside(false)}>
          <Control icon="previous" text={copy.previous} onClick={() => moveBy(-1)} />
          <Control icon="next" text={copy.next} onClick={() => moveBy(1)} />
        </div>
        {autoplayMs && (
          <Control icon={wantsPlay ? "pause" : "play"} text={wantsPlay ? copy.pause : copy.play} onClick={onToggle} />
        )}
        {showsPosition && (
          <p className={styles.place} aria-hidden="true">
            <b>{selected + 1}</b> / {slideCount}
          </p>
        )}
        <Announcement text={announcement} />
      </div>
    </section>
  );
}

type ControlProps = { icon: IconName; text: string; onClick: () => void };

function Control({ icon, text, ...native }: ControlProps) {
  return (
    <button className={styles.control} type="button" aria-label={text} {...native}>
      <Icon name={icon} size="m" />
    </button>
  );
}
