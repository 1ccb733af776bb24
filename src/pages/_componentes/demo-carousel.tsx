import { Carousel, type CarouselTexts } from "#ui/carousel/carousel.tsx";
import { Stars } from "#ui/stars/stars.tsx";
import styles from "./gallery.module.css";

type DemoCarouselProps = {
  label: string;
  opinions: readonly { text: string; author: string }[];
  autoplayMs?: number;
  texts: CarouselTexts;
};

export function DemoCarousel({ label, opinions, autoplayMs, texts }: DemoCarouselProps) {
  return (
    <Carousel
      label={label}
      slidesPerView={3}
      showsNextSlide
      autoplayMs={autoplayMs}
      texts={texts}
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
