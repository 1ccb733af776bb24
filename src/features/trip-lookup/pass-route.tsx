import type { Stop } from "#domain/trips/trip-stop.ts";
import styles from "./trip-pass.module.css";

/** Stops with their code; the others are a number. */
const most = 3;

/** From Mexico to the stops of the trip, as an airline writes it. Decoration: the trip is written out beside it. */
export function PassRoute({ trip }: { trip: readonly Stop[] }) {
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
