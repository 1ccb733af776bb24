import type { listReferralRegistrations, referralSection } from "#content/pages/wimers-page.ts";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import styles from "./referral-terms.module.css";

type ReferralTermsProps = Pick<typeof referralSection, "how" | "terms"> & {
  registrations: ReturnType<typeof listReferralRegistrations>;
};

/** Instructions for inviting, and in a disclosure the terms with links to the promotion's registrations. */
export function ReferralTerms({ how, terms, registrations }: ReferralTermsProps) {
  return (
    <div className={styles.terms}>
      <div className={styles.how}>
        <h3 className={styles.title}>{how.heading}</h3>
        <p>{how.text}</p>
      </div>
      <Disclosure summary={terms.heading} headingLevel={3}>
        <p>{terms.text}</p>
        <ul className={styles.registrations}>
          {registrations.map(({ name, validity, href }) => (
            <li key={name}>
              {href ? (
                <a className={validity ? undefined : "lone-link"} href={href}>
                  {name}
                </a>
              ) : (
                <b>{name}</b>
              )}{" "}
              {validity && <span className={styles.validity}>{validity}</span>}
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
