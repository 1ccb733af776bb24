import type { CoverageMapProps } from "#features/coverage-map/coverage-map-props.ts";
import { Button } from "#ui/button/button.tsx";
import { NamedRow } from "#ui/named-row/named-row.tsx";
import styles from "./place-suggestions.module.css";

/** Buttons with the localities that match the typed text, and a remark about the matches. */
export function PlaceSuggestions({ copy: place }: { copy: CoverageMapProps["copy"]["point"]["place"] }) {
  return (
    <div className={styles.found} data-found>
      {/* Above the buttons, because it says that they are other places than the requested one. */}
      <p className={styles.remark} data-place-remark hidden />
      <div className={styles.suggestions} data-suggestions hidden>
        <NamedRow label={place.suggestions}>
          <template data-suggestion>
            <li>
              <Button variant="quiet" size="s" data-suggested>
                {place.label}
              </Button>
            </li>
          </template>
        </NamedRow>
      </div>
    </div>
  );
}
