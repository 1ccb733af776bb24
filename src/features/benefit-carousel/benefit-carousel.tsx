import type { BenefitLook } from "#domain/plans/plan.ts";
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
  /** Memberships with each standing, as a phrase under its label; standings without memberships are left out. */
  standings: readonly { label: string; plans: string }[];
  /** How to activate it; absent while that page does not exist. */
  guide?: { label: string; href: string };
};

type BenefitCarouselProps = {
  /** What the carousel is about. */
  label: string;
  slides: readonly BenefitSlide[];
  /** Milliseconds per benefit, where one is visible and where four are. */
  autoplayMs: { phone: number; desktop: number };
  texts: CarouselTexts;
};

/** Benefits that come with a membership or can be added: four side by side where there is room, one on phones. */
export function BenefitCarousel({ label, slides, autoplayMs, texts }: BenefitCarouselProps) {
  return (
    <Carousel
      label={label}
      perView={4}
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
