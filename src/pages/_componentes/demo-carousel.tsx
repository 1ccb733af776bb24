import { Carousel, type CarouselCopy } from "#ui/carousel/carousel.tsx";
import { Stars } from "#ui/stars/stars.tsx";
import styles from "./gallery.module.css";

type DemoCarouselProps = {
  label: string;
  opinions: readonly { text: string; author: string }[];
  autoplayMs?: number;
  copy: CarouselCopy;
};

export function DemoCarousel({ label, opinions, autoplayMs, copy }: DemoCarouselProps) {
  return (
    <Carousel
      label={label}
      slidesPerView={3}
      showsNextSlide
      autoplayMs={autoplayMs}
      copy={copy}
      slides={opinions.map(({ text, author }) => ({
        key: author,
        content: (
          <figure className={styles.opinion}>
            <Stars value={5} label="5 de 5 estrellas" />
            <blockquote>{text}</blockquote>
            <figcaption>{author}</figcaption>
          </figure>
        ),
      }))}
    />
  );
}
