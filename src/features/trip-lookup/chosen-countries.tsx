import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import type { TripStop } from "#domain/trips/trip-stop.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { NamedRow } from "#ui/named-row/named-row.tsx";
import styles from "./chosen-countries.module.css";
import type { TripLookupCopy } from "./trip-lookup-copy.ts";

type ChosenCountriesProps = {
  trip: readonly TripStop[];
  copy: Pick<TripLookupCopy, "trip" | "remove" | "clear">;
  onRemove: (stop: TripStop) => void;
  onClear: () => void;
  /** Called when the last stop is removed, to move the focus elsewhere. */
  onNoneLeft: () => void;
};

/** The stops of the trip, each as a button that removes the stop. */
export function ChosenCountries({ trip, copy, onRemove, onClear, onNoneLeft }: ChosenCountriesProps) {
  /** Removes a stop, after moving the focus to a neighbouring button. */
  function remove(stop: TripStop, button: HTMLElement) {
    const item = button.closest("li");
    const neighbour = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector("button");
    if (neighbour) neighbour.focus();
    else onNoneLeft();
    onRemove(stop);
  }

  return (
    <div className={styles.chosen}>
      <NamedRow label={copy.trip}>
        {trip.map((stop) => (
          <li key={stop.code}>
            <button
              type="button"
              className={styles.chip}
              aria-label={fillPlaceholders(copy.remove, { name: stop.name })}
              onClick={({ currentTarget }) => remove(stop, currentTarget)}
            >
              <span>{stop.name}</span>
              <Icon name="close" />
            </button>
          </li>
        ))}
      </NamedRow>
      {trip.length > 1 && (
        <p className={styles.clear}>
          <Button
            variant="ghost"
            size="s"
            onClick={() => {
              onNoneLeft();
              onClear();
            }}
          >
            {copy.clear}
          </Button>
        </p>
      )}
    </div>
  );
}
