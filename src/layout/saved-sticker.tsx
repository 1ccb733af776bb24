import { offlinePageOf, savedWords } from "#content/site/offline-pages.ts";
import { Chip } from "#ui/chip/chip.tsx";
import styles from "./saved-sticker.module.css";

/** Says on a page of the pack that its copy is saved; over the band's edge, where nothing moves when it appears. */
export function SavedSticker({ path }: { path: string }) {
  const page = offlinePageOf(path);
  if (!page) return null;
  return (
    <div className={styles.place}>
      <p className={styles.sticker} data-pack="unknown" data-pack-page={page}>
        <Chip tone="jade" icon="check">
          {savedWords.saved}
        </Chip>
      </p>
    </div>
  );
}
