import type { PictureView } from "#domain/uploads/upload-addresses.ts";
import { Carousel, type CarouselCopy } from "#ui/carousel/carousel.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { Stars } from "#ui/stars/stars.tsx";
import styles from "./testimonial-carousel.module.css";

type Testimonial = {
  stars: number;
  text: string;
  author: string;
  city: string;
  picture?: PictureView;
};

/** Shown in place of testimonials until there are some: a question, and the legal text that answers it. */
type LegalAnswer = {
  text: string;
  /** Number shown as the answer. */
  figure: string;
  excerpt: {
    source: string;
    number: string;
    /** The paragraph; the words in the middle are marked. */
    parts: readonly [before: string, words: string, after: string];
    href: string | undefined;
  };
};

type TestimonialCarouselProps = {
  /** Accessible name of the carousel. */
  label: string;
  items: readonly (Testimonial | LegalAnswer)[];
  /** The stars as text, with `{stars}`: "{stars} de 5 estrellas". */
  starsText: string;
  /** Label of the link to an excerpt's clause. */
  sourceLabel: string;
  /** Milliseconds per testimonial. */
  autoplayMs: number;
  copy: CarouselCopy;
};

/** CSS pixels. */
const portraitWidthPx = 96;

/** Customers' testimonials, three side by side if they fit. */
export function TestimonialCarousel({
  label,
  items,
  starsText,
  sourceLabel,
  autoplayMs,
  copy,
}: TestimonialCarouselProps) {
  return (
    <Carousel
      label={label}
      slidesPerView={3}
      showsNextSlide
      showsPosition={items.some((item) => "author" in item)}
      autoplayMs={autoplayMs}
      copy={copy}
      slides={items.map((item) => ({
        key: item.text,
        content:
          "excerpt" in item ? (
            <Evidence {...item} sourceLabel={sourceLabel} />
          ) : (
            <Opinion {...item} starsLabel={starsText.replace("{stars}", `${item.stars}`)} />
          ),
      }))}
    />
  );
}

/** Length of an excerpt below which its letters are larger, so that it fills its paper. */
const maxShortCharacters = 65;

/** The words of a figure, which are smaller than its digits. */
const figureWords = /(\p{L}[\p{L}.\s]*)/u;

type EvidenceProps = LegalAnswer & { sourceLabel: string };

/** A question, the figure that answers it, and the clause with the figure as a piece torn from the text. */
function Evidence({ figure, text, excerpt: { source, number, parts, href }, sourceLabel }: EvidenceProps) {
  const [before, words, after] = parts;
  return (
    <figure className={styles.opinion} data-evidence>
      <p className={styles.claim}>
        <b className={styles.figure}>
          {figure.split(figureWords).map((part, index) => (index % 2 === 1 ? <small key={part}>{part}</small> : part))}
        </b>{" "}
        {text}
      </p>
      <blockquote className={styles.excerpt} data-short={parts.join("").length < maxShortCharacters || undefined}>
        <b>
          {source} {number}
        </b>{" "}
        <p>
          {before}
          <mark>{words}</mark>
          {after}
        </p>
      </blockquote>
      {href && (
        <figcaption>
          <a className="lone-link" href={href}>
            {sourceLabel}
            <span className="visually-hidden">
              : {source} {number}
            </span>
          </a>
        </figcaption>
      )}
    </figure>
  );
}

type OpinionProps = Testimonial & { starsLabel: string };

function Opinion({ stars, text, author, city, picture, starsLabel }: OpinionProps) {
  return (
    <figure className={styles.opinion}>
      <Stars value={stars} label={starsLabel} />
      <blockquote className={styles.text}>
        <p>{text}</p>
      </blockquote>
      {picture && (
        <Picture
          {...picture}
          width={portraitWidthPx}
          height={Math.round((portraitWidthPx * picture.height) / picture.width)}
          sizes={`${portraitWidthPx}px`}
        />
      )}
      <figcaption className={styles.author}>{[author, city].filter(Boolean).join(", ")}</figcaption>
    </figure>
  );
}
