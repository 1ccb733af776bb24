import type { BenefitLook, PlanId } from "#domain/plans/plan.ts";
import { Carousel, type CarouselCopy } from "#ui/carousel/carousel.tsx";
import { Pictogram } from "#ui/pictogram/pictogram.tsx";
import { PlanMark } from "#ui/plan-mark/plan-mark.tsx";
import { Tint } from "#ui/tint/tint.tsx";
import styles from "./benefit-carousel.module.css";

type BenefitSlide = {
  id: string;
  name: string;
  /** The benefit's purpose in a few words. */
  description: string;
  look: BenefitLook;
  /**
   * For each status, such as «incluido», its label, a phrase with the names of the memberships that have it, and the
   * memberships that are drawn.
   */
  statuses: readonly { label: string; plans: string; marked?: readonly PlanId[] }[];
  /** Link to the activation guide; absent while that page does not exist. */
  guide?: { label: string; href: string };
};

type BenefitCarouselProps = {
  /** Accessible name of the carousel. */
  label: string;
  slides: readonly BenefitSlide[];
  /** Milliseconds until the next benefit, if one is visible (`phone`) or four are (`desktop`). */
  autoplayMs: { phone: number; desktop: number };
  copy: CarouselCopy;
};

/** A carousel of benefits, included or optional: four side by side if they fit, one on phones. */
export function BenefitCarousel({ label, slides, autoplayMs, copy }: BenefitCarouselProps) {
  return (
    <Carousel
      label={label}
      slidesPerView={4}
      autoplayMs={autoplayMs}
      copy={copy}
      slides={slides.map((slide) => ({ key: slide.id, content: <Slide {...slide} /> }))}
    />
  );
}

function Slide({ name, description, look, statuses, guide }: BenefitSlide) {
  return (
    <Tint color={look.color}>
      <div className={styles.benefit}>
        <div className={styles.picture}>
          <Pictogram name={look.picture} />
        </div>
        <div>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.description}>{description}</p>
        </div>
        <dl className={styles.plans}>
          {statuses.map(({ label, plans, marked = [] }) => (
            <div key={label}>
              <dt>
                <span>{label}</span>
                {marked.map((id) => (
                  <PlanMark key={id} plan={id} />
                ))}
              </dt>
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
