import type { ReactNode } from "react";
import { Columns } from "#ui/columns/columns.tsx";
import { Phone } from "#ui/phone/phone.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import styles from "./email-location.module.css";
import { ProfileDrawing } from "./profile-drawing.tsx";

type EmailLocationProps = {
  heading: ReactNode;
  steps: readonly string[];
  /** Sample address in the picture. */
  sampleEmail: string;
};

/** Instructions for finding the subscription's e-mail address in the app, with a picture of the same screen. */
export function EmailLocation({ heading, steps, sampleEmail }: EmailLocationProps) {
  return (
    <Columns
      content={
        <>
          <SectionHeading>{heading}</SectionHeading>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </>
      }
      aside={
        <div className={styles.stage}>
          <div className={styles.phone}>
            <Phone>
              <ProfileDrawing email={sampleEmail} />
            </Phone>
          </div>
        </div>
      }
    />
  );
}
