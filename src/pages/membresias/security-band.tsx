import { Wimy } from "#ui/wimy/wimy.tsx";
import styles from "./security-band.module.css";

type SecurityBandProps = {
  title: string;
  intro: string;
  points: readonly string[];
};

/** Security advice on sellers, changes to a line and genuine sender addresses, with wimy as a guard. */
export function SecurityBand({ title, intro, points }: SecurityBandProps) {
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
