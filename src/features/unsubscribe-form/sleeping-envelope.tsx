import styles from "./sleeping-envelope.module.css";

/** Drawing of an envelope, asleep once no more e-mails come. Decorative. */
export function SleepingEnvelope() {
  return (
    <svg className={styles.mail} viewBox="0 0 300 232" aria-hidden="true" focusable="false">
      <path d="M32 58h182l64 64v90a16 16 0 0 1-16 16H32a16 16 0 0 1-16-16V74a16 16 0 0 1 16-16z" />
      <path className={styles.fold} d="m20 66 116 86q11 8 22 0l66-49M20 222l92-84M274 222l-92-84" />
      <path className={styles.sleep} d="M186 18h30l-30 32h30M240 4h24l-24 26h24M262 56h20l-20 22h20" />
    </svg>
  );
}
