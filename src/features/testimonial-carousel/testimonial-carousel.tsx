import type { PictureView } from "#domain/uploads/upload-addresses.ts";
import { Carousel, type CarouselCopy } from "#ui/carousel/carousel.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { Stars } from "#ui/stars/stars.tsx";
import styles from "./testimonial-carousel.module.css";

/**
 * Without an author, the text is a question by the operator, in place of a testimonial: it has no stars, and a link to
 * the page where visitors can check it.
 */
type Testimonial = {
  stars: number;
  text: string;
  author?: string;
  city?: string;
  picture?: PictureView;
  /** The figure that answers the question, and the object that it is on. */
  figure?: string;
  look?: "sim" | "ticket" | "bubble" | "pass" | "stamp";
  check?: { label: string; href: string } | undefined;
};

type TestimonialCarouselProps = {
  /** Accessible name of the carousel. */
  label: string;
  items: readonly Testimonial[];
  /** The stars as text, with `{stars}`: "{stars} de 5 estrellas". */
  starsText: string;
  /** Milliseconds per testimonial. */
  autoplayMs: number;
  copy: CarouselCopy;
};

/** CSS pixels. */
const portraitWidthPx = 96;

/** Customers' testimonials, three side by side if they fit. */
export function TestimonialCarousel({ label, items, starsText, autoplayMs, copy }: TestimonialCarouselProps) {
  return (
    <Carousel
      label={label}
      slidesPerView={3}
      showsNextSlide
      showsPosition={items.some(({ author }) => author)}
      autoplayMs={autoplayMs}
      copy={copy}
      slides={items.map((item) => ({
        key: item.text,
        content: <Opinion {...item} starsLabel={starsText.replace("{stars}", `${item.stars}`)} />,
      }))}
    />
  );
}

type OpinionProps = Testimonial & { starsLabel: string };

/** The words of a figure, which are smaller than its digits. */
const figureWords = /(\p{L}[\p{L}.\s]*)/u;

function Opinion({ stars, figure, look, text, author, city, picture, check, starsLabel }: OpinionProps) {
  return (
    <figure className={styles.opinion} data-look={look} data-cut={look === "sim" ? "object" : undefined}>
      {author ? (
        <>
          <Stars value={stars} label={starsLabel} />
          <blockquote className={styles.text}>
            <p>{text}</p>
          </blockquote>
        </>
      ) : (
        <>
          <b className={styles.figure}>
            {figure
              ?.split(figureWords)
              .map((part, index) => (index % 2 === 1 ? <small key={part}>{part}</small> : part))}
          </b>
          <p className={styles.text}>{text}</p>
        </>
      )}
      {picture && (
        <Picture
          {...picture}
          width={portraitWidthPx}
          height={Math.round((portraitWidthPx * picture.height) / picture.width)}
          sizes={`${portraitWidthPx}px`}
        />
      )}
      <figcaption className={styles.author}>
        {author
          ? [author, city].filter(Boolean).join(", ")
          : check && (
              <a className="lone-link" href={check.href}>
                {check.label}
              </a>
            )}
      </figcaption>
    </figure>
  );
}
