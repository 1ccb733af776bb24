import type { signUpStory } from "#content/sign-up/sign-up-stops.ts";
import { Chip } from "#ui/chip/chip.tsx";
import { Phone } from "#ui/phone/phone.tsx";
import { DrawnClock } from "./drawn-clock.tsx";
import { PlasticSim } from "./plastic-sim.tsx";
import { SignUpPath } from "./sign-up-path.tsx";
import { SignUpScreen } from "./sign-up-screen.tsx";
import { TickRing } from "./tick-ring.tsx";
import styles from "./two-minutes.module.css";

/**
 * An animation of signing up in two minutes, played once without script. Afterwards the last picture stays, and radio
 * buttons show any of the five. The buttons precede the picture, because browsers without `:has()` can only select
 * later siblings. None is selected at first, because a choice ends the animation. See docs/decisions/0133.
 */
export function TwoMinutes({ legend, stops, unit, outlineLines, sample }: typeof signUpStory) {
  return (
    <fieldset className={styles.stops} aria-describedby={sample && "tiempos"}>
      <legend className="visually-hidden">{legend}</legend>
      <div className={styles.story}>
        {stops.map(({ time, label }, index) => [
          <input key={time} className={styles.stop} type="radio" name="parada" id={`parada-${index}`} value={time} />,
          <label key={label} className={styles.label} htmlFor={`parada-${index}`}>
            <b>{time}</b> {label}
          </label>,
        ])}
        <div className={styles.stage} data-no-print aria-hidden="true">
          <TickRing />
          <PlasticSim lines={outlineLines} />
          <div className={styles.phone}>
            <Phone>
              {stops.map(({ time, screen }) => (
                <SignUpScreen key={time} {...screen} />
              ))}
            </Phone>
          </div>
          <DrawnClock unit={unit} />
        </div>
        <SignUpPath />
        {sample && (
          <p className={styles.sample} id="tiempos" data-sample>
            <Chip tone="sample">
              <span>
                {sample[0]}
                <span className={styles.rest}>{sample[1]}</span>
              </span>
            </Chip>
          </p>
        )}
      </div>
    </fieldset>
  );
}
