import { Button } from "#ui/button/button.tsx";
import { NamedRow } from "#ui/named-row/named-row.tsx";
import type { CoverageMapProps } from "./coverage-map-props.ts";
import styles from "./place-suggestions.module.css";

/** Localities that match the field, one button each, and a remark about them. */
export function PlaceSuggestions({ words: place }: { words: CoverageMapProps["words"]["point"]["place"] }) {
  return (
    <div className={styles.found} data-found>
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
      {/* Below the buttons, so that they do not move under the finger when it appears. */}
      <p className={styles.remark} data-place-remark hidden />
    </div>
  );
}
