import type { BenefitLook } from "#domain/plan.ts";
import { Carousel, type CarouselTexts } from "#ui/carousel/carousel.tsx";
import { Pictogram } from "#ui/pictogram/pictogram.tsx";
import { Tint } from "#ui/tint/tint.tsx";
import styles from "./benefit-carousel.module.css";

type BenefitSlide = {
  id: string;
  name: string;
  /** What it is for, in a few words. */
  gives: string;
  look: BenefitLook;
  /** Memberships where it stands so, as a phrase under its label; only where there are any. */
  standings: readonly { label: string; plans: string }[];
  /** How to activate it; absent while that page is not there. */
  guide?: { label: string; href: string };
};

type BenefitCarouselProps = {
  /** What the carousel is about. */
  label: string;
  slides: readonly BenefitSlide[];
  /** Milliseconds each benefit stays, where one shows and where four do. */
  autoplayMs: { phone: number; desktop: number };
  texts: CarouselTexts;
};

/** What comes with a membership or may be added to it: four side by side where there is room, one on phones. */
export function BenefitCarousel({ label, slides, autoplayMs, texts }: BenefitCarouselProps) {
  return (
    <Carousel
      label={label}
      perView={{ phone: 1, tablet: 2, desktop: 4 }}
      autoplayMs={autoplayMs}
      texts={texts}
      slides={slides.map((slide) => ({ key: slide.id, content: <Slide {...slide} /> }))}
    />
  );
}

function Slide({ name, gives, look, standings, guide }: BenefitSlide) {
  return (
    <Tint color={look.color}>
      <div className={styles.benefit}>
        <div className={styles.picture}>
          <Pictogram name={look.picture} />
        </div>
        <div>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.gives}>{gives}</p>
        </div>
        <dl className={styles.plans}>
          {standings.map(({ label, plans }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{plans}</dd>
            </div>
          ))}
        </dl>
        {guide && (
          <a className={styles.guide} href={guide.href}>
            {guide.label}
          </a>
        )}
      </div>
    </Tint>
  );
}
