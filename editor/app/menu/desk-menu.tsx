import { useState } from "react";
import type { Menu, Pending } from "#editor/api.ts";
import { plain } from "#editor/app/form/form-value.ts";
import { guideId } from "#editor/app/guide/guide-link.tsx";
import styles from "./desk-menu.module.css";

type DeskMenuProps = {
  menu: Menu;
  pending: Pending | undefined;
  /** More to know of an entry, by its id: `por corregir`. */
  marks: ReadonlyMap<string, string>;
  /** The id of what is open. */
  open: string;
  onOpen: () => void;
};

/** All that can be edited, by kind, and which of it waits to be published. */
export function DeskMenu({ menu, pending, marks, open, onOpen }: DeskMenuProps) {
  const [sought, setSought] = useState("");
  const groups = [
    { name: "Listas", entries: menu.lists },
    { name: "Textos legales", entries: menu.texts },
    { name: "Archivos", entries: menu.files },
  ];
  const shown = groups
    .map(({ name, entries }) => ({
      name,
      entries: entries.filter(({ label }) => plain(label).includes(plain(sought))),
    }))
    .filter(({ entries }) => entries.length > 0);
  // A text has a file for each version, and coverage files have a list in common.
  const isPending = ({ id, label, file }: { id: string; label: string; file?: string }) =>
    pending?.changes.some(
      (change) =>
        change.label === label ||
        change.file.startsWith(`src/content/legal/${id}/`) ||
        (change.file === file && change.words.some(({ where }) => where === label)),
    );
  return (
    <nav className={styles.menu} aria-label="Qué se edita">
      <a className={styles.brand} href="#inicio">
        <span className={styles.mark} data-cut="object">
          wim
        </span>
        Editor
      </a>
      <a
        className={styles.help}
        href={`#${guideId}`}
        aria-current={open === guideId ? "page" : undefined}
        onClick={onOpen}
      >
        Ayuda
      </a>
      <div className={styles.search}>
        <label htmlFor="menu-busca">Buscar qué editar</label>
        <input
          id="menu-busca"
          type="search"
          className={styles.input}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
      </div>
      {shown.map(({ name, entries }) => (
        <section key={name} aria-labelledby={`menu-${name[0]}`}>
          <h2 id={`menu-${name[0]}`} className={styles.group}>
            {name}
          </h2>
          <ul className={styles.entries}>
            {entries.map((each) => (
              <li key={each.id}>
                <a
                  className={styles.entry}
                  href={`#${each.id}`}
                  aria-current={each.id === open ? "page" : undefined}
                  onClick={onOpen}
                >
                  {each.label}
                  {marks.has(each.id) && <span className={styles.mended}>{marks.get(each.id)}</span>}
                  {isPending(each) && <span className={styles.changed}>borrador</span>}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {shown.length === 0 && <p role="status">Nada tiene esas palabras.</p>}
    </nav>
  );
}
