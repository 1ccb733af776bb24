import { Phone } from "#ui/phone/phone.tsx";
import { AppScreen, type AppScreenProps } from "./app-screen.tsx";
import styles from "./app-tour.module.css";

type AppTourProps = {
  /** Accessible name of the group of screens. */
  label: string;
  /** Role description of the group of screens. */
  role: string;
  /** The screens, at most four, because app-tour.module.css has a place for each. */
  screens: readonly (AppScreenProps & {
    /** Label of the screen's button. */
    title: string;
    /** A sentence about the screen. */
    caption: string;
  })[];
};

/** One drawn phone with several screens of the app, chosen by their labels. Works without script. */
export function AppTour({ label, role, screens }: AppTourProps) {
  return (
    <fieldset className={styles.tour} aria-roledescription={role} data-no-print>
      <legend className="visually-hidden">{label}</legend>
      <div className={styles.screens}>
        {screens.map(({ id, title, caption }, index) => [
          <input
            key={id}
            className={styles.choice}
            type="radio"
            name="pantalla"
            id={`pantalla-${id}`}
            value={id}
            defaultChecked={index === 0}
          />,
          <label key={title} className={styles.label} htmlFor={`pantalla-${id}`}>
            <b>{title}</b> <span>{caption}</span>
          </label>,
        ])}
        <div className={styles.phone}>
          <Phone>
            <div className={styles.track}>
              {screens.map((screen) => (
                <AppScreen key={screen.id} {...screen} />
              ))}
            </div>
          </Phone>
        </div>
      </div>
    </fieldset>
  );
}
