import type { OverlayFile } from "#domain/coverage/overlay.ts";
import { formatFileSize } from "#domain/text/numbers/file-size.ts";
import type { NamedOverlay } from "#features/coverage-map/coverage-map-props.ts";
import { Stack } from "#ui/stack/stack.tsx";
import styles from "./overlay-buttons.module.css";

/** Buttons show the size of downloads that are larger than this. */
const minShownBytes = 3_000_000;

type OverlayButtonsProps = {
  prompt: string;
  overlays: readonly NamedOverlay[];
  files: readonly OverlayFile[];
  /** URL of the map on the coverage page. */
  href: string;
};

/**
 * Buttons to choose one overlay, or none. Buttons of large files show the size. Until the script has loaded, a button
 * opens the coverage page with the overlay in the query: `?capa=5g`.
 */
export function OverlayButtons({ prompt, overlays, files, href }: OverlayButtonsProps) {
  return (
    <form className={styles.panel} action={href} data-layers>
      <h2 className={styles.prompt}>{prompt}</h2>
      <Stack gap={2}>
        {overlays.map(({ id, technology, shortName }) => {
          const bytes = files.find((file) => file.id === id)?.downloadBytes ?? 0;
          return (
            <button
              key={id}
              type="submit"
              name="capa"
              value={id}
              className={styles.button}
              aria-pressed="false"
              data-layer={id}
            >
              <span className={styles.technology}>{technology}</span> <span>{shortName}</span>
              {bytes > minShownBytes && (
                <>
                  {" "}
                  <span className={styles.size}>{formatFileSize(bytes)}</span>
                </>
              )}
            </button>
          );
        })}
      </Stack>
    </form>
  );
}
