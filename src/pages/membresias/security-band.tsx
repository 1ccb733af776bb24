import type { membershipsSecurity } from "#content/pages/memberships-page.ts";
import { Wimy } from "#ui/wimy/wimy.tsx";
import styles from "./security-band.module.css";

/** Security advice on sellers, changes to a line and genuine sender addresses, with wimy as a guard. */
export function SecurityBand({ title, intro, points }: typeof membershipsSecurity) {
  return (
    <div className={styles.band}>
      <div className={styles.wimy}>
        <Wimy mood="guard" color="rosa" />
      </div>
      <div className={styles.text}>
        <h2>{title}</h2>
        <p className={styles.intro}>{intro}</p>
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
