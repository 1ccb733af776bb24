import seen from "#pages/index/seen.module.css";
import { Wimy } from "#ui/wimy/wimy.tsx";
import styles from "./sign-up-path.module.css";

/** The line behind the stops, on which wimy walks. Decorative. */
export function SignUpPath() {
  return (
    <div className={styles.track} data-no-print aria-hidden="true">
      <div className={styles.way}>
        <div className={styles.done} />
      </div>
      <div className={styles.walk}>
        <div className={`${styles.wimy} ${seen.waving}`}>
          <Wimy mood="happy" color="nopal" />
        </div>
      </div>
    </div>
  );
}
