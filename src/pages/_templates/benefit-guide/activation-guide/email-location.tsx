import type { emailInstructions } from "#content/guides/guide-model.ts";
import { Columns } from "#ui/columns/columns.tsx";
import { Phone } from "#ui/phone/phone.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import styles from "./email-location.module.css";

/** Instructions for finding the subscription's e-mail address in the app, with a picture of the same screen. */
export function EmailLocation({ heading, steps, sampleEmail }: typeof emailInstructions) {
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

/** The app's profile, shown in a phone: avatar at the top left, the e-mail below it. Decorative. */
function ProfileDrawing({ email }: { email: string }) {
  return (
    <div className={styles.screen}>
      <svg className={styles.avatar} viewBox="0 0 140 96" aria-hidden="true">
        <circle className={styles.ring} cx="46" cy="48" r="42" />
        <circle className={styles.face} cx="46" cy="48" r="34" />
        <circle className={styles.ink} cx="46" cy="40" r="11" />
        <path className={styles.ink} d="M24 68c4-18 40-18 44 0c-10 14-34 14-44 0z" />
        <path className={styles.arrow} d="M136 30c-14 14-24 18-36 18M110 38l-12 10 13 8" />
      </svg>
      <p className={styles.email}>{email}</p>
      <div className={styles.rows}>
        <span />
        <span />
        <span />
      </div>
    </div>
  );
}
