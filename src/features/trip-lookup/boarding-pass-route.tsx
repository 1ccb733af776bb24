import type { Stop } from "#domain/trips/trip-stop.ts";
import styles from "./boarding-pass.module.css";

/** Maximum number of stops shown by code; the others are only counted. */
const most = 3;

/** The route from Mexico on the boarding pass, as country codes. Decorative: the trip is also listed by name. */
export function BoardingPassRoute({ trip }: { trip: readonly Stop[] }) {
  const away = trip.filter(({ code }) => code !== "MX");
  const codes = away.slice(0, most).map(({ code, name }) => (code.length === 2 ? code : name));
  const more = away.length > most ? [`+${away.length - most}`] : [];
  return (
    <span className={styles.route} aria-hidden="true">
      <span>MX</span>
      <i className={styles.flight} />
      <span>{trip.length === 0 ? "···" : [...codes, ...more].join(" · ") || "MX"}</span>
    </span>
  );
}
