import { Carousel, type CarouselTexts } from "#ui/carousel/carousel.tsx";
import { Phone } from "#ui/phone/phone.tsx";
import styles from "./app-carousel.module.css";
import { AppScreen, type AppScreenProps } from "./app-screen.tsx";

type AppCarouselProps = {
  /** Accessible name of the carousel. */
  label: string;
  screens: readonly (AppScreenProps & {
    /** Shown next to the picture. */
    title: string;
    caption: string;
  })[];
  texts: CarouselTexts;
};

/** A carousel of app screens, each inside a drawn phone, without autoplay. */
export function AppCarousel({ label, screens, texts }: AppCarouselProps) {
  return (
    <Carousel
      label={label}
      perView={3}
      texts={texts}
      slides={screens.map(({ title, caption, ...screen }) => ({
        key: screen.id,
        content: (
          <figure className={styles.slide} data-no-print>
            <Phone>
              <AppScreen {...screen} />
            </Phone>
            <figcaption className={styles.caption}>
              <b>{title}</b>
              {caption}
            </figcaption>
          </figure>
        ),
      }))}
    />
  );
}
