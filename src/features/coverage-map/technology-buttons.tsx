import { fileSize } from "#domain/file-size.ts";
import { Stack } from "#ui/stack/stack.tsx";
import type { OverlayFile } from "./coverage-engine.ts";
import type { CoverageLayer } from "./coverage-map-props.ts";
import styles from "./technology-buttons.module.css";

/** Smaller downloads are not worth a figure. */
const worthSayingBytes = 3_000_000;

type TechnologyButtonsProps = {
  prompt: string;
  layers: readonly CoverageLayer[];
  files: readonly OverlayFile[];
};

/** One of five, or none. Large files show their size. */
export function TechnologyButtons({ prompt, layers, files }: TechnologyButtonsProps) {
  return (
    <div className={styles.panel}>
      <h2 className={styles.prompt}>{prompt}</h2>
      <Stack gap={2}>
        {layers.map(({ id, technology, kind }) => {
          const bytes = files.find((file) => file.id === id)?.downloadBytes ?? 0;
          return (
            <button key={id} type="button" className={styles.button} aria-pressed="false" data-layer={id}>
              <span className={styles.technology}>{technology}</span> <span>{kind}</span>
              {bytes > worthSayingBytes && (
                <>
                  {" "}
                  <span className={styles.size}>{fileSize(bytes)}</span>
                </>
              )}
            </button>
          );
        })}
      </Stack>
    </div>
  );
}
