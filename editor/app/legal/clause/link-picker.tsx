import { SearchPicker } from "#editor/app/form/writing/search-picker.tsx";
import type { LinkTarget } from "./link-targets.ts";

type PlacePickerProps = {
  places: readonly LinkTarget[];
  onPick: (place: LinkTarget) => void;
};

/** «Enlace»: a button that opens a searchable list of link targets. */
export function LinkPicker({ places, onPick }: PlacePickerProps) {
  return (
    <SearchPicker
      words={{ open: "Enlace", sought: "A dónde lleva", list: "Lugares", none: "Ningún lugar tiene esas palabras." }}
      choices={places.map(({ label, href, within }) => ({ key: href, name: label, note: within ?? href }))}
      onPick={(href) => {
        const place = places.find((each) => each.href === href);
        if (place) onPick(place);
      }}
    />
  );
}
