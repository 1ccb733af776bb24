import styles from "./logo.module.css";

/** Path data of the word wim. */
export const logoLetters =
  "M17.9 36 13.4 17h6.1l2.2 14.2h.4L24.8 17h6.6l2.7 14.2h.4L36.9 17h5.8l-4.5 19h-7.8l-2.2-13.5h-.4L25.6 36zM43.3 36V17h5.8v19zM46.2 15c-1.1 0-2-.2-2.6-.7s-.9-1.1-.9-2 .3-1.6.9-2 1.5-.7 2.6-.7 2 .2 2.5.7c.6.4.9 1.1.9 2s-.3 1.5-.9 2c-.5.5-1.4.7-2.5.7zM51 36V17h4.8v6.8h.5q.4-2.6 1.1-4.2.8-1.6 2-2.4 1.3-.7 2.9-.7 1.8 0 2.9.8t1.7 2.4.6 4.1h.5q.4-2.6 1.2-4.2t2.1-2.4 3-.7q1.5 0 2.7.6 1.1.5 1.9 1.7.8 1.1 1.1 2.9.4 1.7.4 4V36h-5.8v-9.7q0-1.6-.3-2.6t-.8-1.6q-.5-.6-1.4-.6-1 0-1.8.8t-1.3 2.4q-.5 1.5-.5 3.7V36h-5.7v-9.7q0-1.6-.2-2.7t-.8-1.5q-.5-.6-1.4-.6-1 0-1.8.8-.8.7-1.2 2.3-.5 1.5-.5 3.8V36z";

/** The word wim on a SIM with its cut corner. The letters are paths, so the logo needs no font. */
export function Logo() {
  return (
    <svg className={styles.logo} viewBox="0 0 104 48" aria-hidden="true">
      <path className={styles.card} d="M10 2h68l24 24v10a10 10 0 0 1-10 10H10A10 10 0 0 1 0 36V12A10 10 0 0 1 10 2z" />
      <path className={styles.letters} d={logoLetters} />
    </svg>
  );
}
