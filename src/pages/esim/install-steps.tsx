import type { ComponentProps } from "react";
import { SmallAppScreen } from "#sections/app-tour/small-app-screen.tsx";
import { Phone } from "#ui/phone/phone.tsx";
import styles from "./install-steps.module.css";

type InstallStepsProps = {
  /** The place to tap on a step's screen is its button or, on a screen with switches, the last switch. */
  steps: readonly { heading: string; text: string; screen?: InstallScreen | undefined }[];
  /** Level of the steps' headings. */
  headingLevel: 3;
};

type InstallScreen = Omit<ComponentProps<typeof SmallAppScreen>, "drawing"> & {
  /** Names of switches, drawn as on. */
  switches?: readonly string[];
};

/** Steps of an installation, each with the phone's screen, on which a ring shows what to tap. */
export function InstallSteps({ steps, headingLevel }: InstallStepsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ol className={styles.steps}>
      {steps.map(({ heading, text, screen }, index) => (
        <li key={heading} className={styles.step}>
          {screen && <ScreenPicture {...screen} />}
          <div className={styles.body}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <Heading>{heading}</Heading>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function ScreenPicture({ switches = [], ...screen }: InstallScreen) {
  const drawing = switches.map((name, index) => (
    <p key={name} className={styles.row}>
      {name}
      <span className={styles.switch} data-tapped={index === switches.length - 1 || undefined} />
    </p>
  ));
  return (
    <div className={styles.phone} data-no-print>
      <Phone>
        <SmallAppScreen {...screen} drawing={drawing} />
      </Phone>
    </div>
  );
}
