import { Carousel, type CarouselTexts } from "#ui/carousel/carousel.tsx";
import { Stars } from "#ui/stars/stars.tsx";
import styles from "./testimonial-carousel.module.css";

type Testimonial = { stars: number; text: string; author: string; city: string };

type TestimonialCarouselProps = {
  /** Accessible name of the carousel. */
  label: string;
  items: readonly Testimonial[];
  /** The stars as text, with `{stars}`: "{stars} de 5 estrellas". */
  starsText: string;
  /** Milliseconds per testimonial. */
  autoplayMs: number;
  texts: CarouselTexts;
};

/** Customers' testimonials, three side by side if they fit. */
export function TestimonialCarousel({ label, items, starsText, autoplayMs, texts }: TestimonialCarouselProps) {
  return (
    <Carousel
      label={label}
      perView={3}
      peek
      autoplayMs={autoplayMs}
      texts={texts}
      slides={items.map((item) => ({
        key: item.author,
        content: <Opinion {...item} starsLabel={starsText.replace("{stars}", `${item.stars}`)} />,
      }))}
    />
  );
}

function Opinion({ stars, text, author, city, starsLabel }: Testimonial & { starsLabel: string }) {
  return (
    <figure className={styles.opinion}>
      <Stars value={stars} label={starsLabel} />
      <blockquote className={styles.text}>
        <p>{text}</p>
      </blockquote>
      <figcaption className={styles.author}>
        {author}, {city}
      </figcaption>
    </figure>
  );
}
