import type { FoundPlaces } from "#editor/api.ts";
import { useAnswer } from "#editor/app/parts/use-answer.ts";
import styles from "./desk-finds.module.css";

type DeskFindsProps = { words: string; onOpen: () => void };

/** Where something is written, or what is called so: each leads to its row, its field or its clause. */
export function DeskFinds({ words, onOpen }: DeskFindsProps) {
  const { value, fault } = useAnswer<FoundPlaces>(`/api/search?words=${encodeURIComponent(words)}`);
  const places = value?.places ?? [];
  return (
    <div className={styles.found}>
      <p role="status">{fault ?? (value ? countWords(places.length) : "Buscando…")}</p>
      <ol className={styles.places} aria-label="Lo encontrado">
        {places.map(({ place, name, within, words: said }) => (
          <li key={place}>
            <a className={styles.place} href={`#${place}`} onClick={onOpen}>
              <strong className={styles.name}>{name}</strong>
              <span className={styles.within}>{within.join(" › ")}</span>
              {said && <span className={styles.said}>{said}</span>}
            </a>
          </li>
        ))}
      </ol>
      {value && <p className={styles.others}>Lo que no está aquí lo cambia quien desarrolla el sitio.</p>}
    </div>
  );
}

function countWords(count: number): string {
  if (count === 0) return "Nada tiene esas palabras.";
  return count === 1 ? "Está en un lugar" : `Está en ${count} lugares`;
}
