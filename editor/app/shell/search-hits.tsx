import { useState } from "react";
import type { EditorSearchResult, EditorSearchResults } from "#editor/api/requests/search-api.ts";
import { DeveloperTextList } from "#editor/app/replace/developer-text-list.tsx";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import { Checkbox } from "#editor/app/shared/checkbox.tsx";
import { useServerData } from "#editor/app/shared/hooks/use-server-data.ts";
import layout from "#editor/app/shared/layout.module.css";
import styles from "./search-hits.module.css";

type SearchHitsProps = {
  searchText: string;
  legalTextIds: readonly string[];
  /** Locations of the results to leave out, because the menu lists them by name. */
  listedLocations: readonly string[];
  onOpen: () => void;
};

export function SearchHits({ searchText, legalTextIds, listedLocations, onOpen }: SearchHitsProps) {
  /** The search words for which the user asked for all results; empty for none. */
  const [fullSearchText, setFullSearchText] = useState("");
  const showsAll = fullSearchText === searchText;
  const [isLegalOnly, setLegalOnly] = useState(false);
  const { value, errorMessage } = useServerData<EditorSearchResults>(
    `/api/search?words=${encodeURIComponent(searchText)}${showsAll ? "&all=" : ""}`,
  );
  const { locations = [], count = 0, developerTexts } = value ?? {};
  const similarLocations = locations.filter(({ matchedBy }) => matchedBy === "likeness");
  const matchingLocations = locations.filter(
    ({ matchedBy, location }) => matchedBy !== "likeness" && !listedLocations.includes(location),
  );
  const isLegal = ({ location }: EditorSearchResult) => legalTextIds.includes(location.replace(/\/.*/s, ""));
  const shownLocations = showsAll && isLegalOnly ? matchingLocations.filter(isLegal) : matchingLocations;
  const contentMatchCount = matchingLocations.filter(({ matchedBy }) => matchedBy === undefined).length;
  return (
    <div className={styles.found} data-all={showsAll || undefined}>
      <p role="status">{errorMessage ?? (value ? formatCount(count, locations.length) : "Buscando…")}</p>
      {showsAll && matchingLocations.some(isLegal) && (
        <Checkbox isChecked={isLegalOnly} onChange={setLegalOnly}>
          Solo textos legales
        </Checkbox>
      )}
      {shownLocations.length > 0 && <Locations label="Lo encontrado" locations={shownLocations} onOpen={onOpen} />}
      {count > contentMatchCount && (
        <PushButton look="text" onClick={() => setFullSearchText(searchText)}>
          {`Ver los ${count} lugares`}
        </PushButton>
      )}
      {similarLocations.length > 0 && (
        <>
          <p>Se parece:</p>
          <Locations label="Lo que se parece" locations={similarLocations} onOpen={onOpen} />
        </>
      )}
      <DeveloperTextList texts={developerTexts} />
    </div>
  );
}

type LocationsProps = { label: string; locations: readonly EditorSearchResult[]; onOpen: () => void };

function Locations({ label, locations, onOpen }: LocationsProps) {
  return (
    <ol className={layout.tight} aria-label={label}>
      {locations.map(({ location, name, containingParts, excerpt }) => (
        <li key={location}>
          <a className={layout.result} href={`#${location}`} onClick={onOpen}>
            <strong>{name}</strong>
            <span className={styles.within}>{containingParts.join(" › ")}</span>
            {excerpt && <span className={layout.hint}>{excerpt}</span>}
          </a>
        </li>
      ))}
    </ol>
  );
}

/**
 * Describes the number of results.
 *
 * @param count - number of locations that contain the words; similar ones are not counted.
 * @param shownCount - number of locations in the list, including similar ones.
 */
function formatCount(count: number, shownCount: number): string {
  if (count === 0) return shownCount === 0 ? "Nada tiene esas palabras." : "Nada dice justo eso.";
  return count === 1 ? "Está en un lugar" : `Está en ${count} lugares`;
}
