import { useEffect, useRef, useState } from "react";
import { parseLegalPath } from "#domain/legal/version-paths.ts";
import type { Menu } from "#editor/api/api.ts";
import type { PendingChanges } from "#editor/api/publish-api.ts";
import { comingHash } from "#editor/app/coming/coming-list.tsx";
import { guideHash } from "#editor/app/guide/guide-link.tsx";
import { splitListId } from "#editor/app/list/find-list.ts";
import { Logo } from "#ui/logo/logo.tsx";
import { groupMenuEntries } from "./menu-groups.ts";
import { SearchHits } from "./search-hits.tsx";
import styles from "./shell-menu.module.css";

type ShellMenuProps = {
  menu: Menu;
  pending: PendingChanges | undefined;
  /** Mark of each entry, by the entry's id: `por corregir`. */
  marks: ReadonlyMap<string, string>;
  /** Id of the open entry. */
  open: string;
  onOpen: () => void;
  /** Called when a search result is followed. */
  onFound: () => void;
};

/** The menu of everything that can be edited, grouped by kind, with a search and with marks on drafts. */
export function ShellMenu({ menu, pending, marks, open, onOpen, onFound }: ShellMenuProps) {
  const [sought, setSought] = useState("");
  const words = sought.trim();
  const isSeeking = words !== "";
  const nav = useRef<HTMLElement>(null);
  // Scrolls the open entry into view, also when a phone shows the menu again, but not during a search.
  // biome-ignore lint/correctness/useExhaustiveDependencies: unread, `open` marks another entry in the DOM, where the effect finds it.
  useEffect(() => {
    const room = nav.current?.parentElement;
    if (!room || isSeeking) return;
    const show = () => nav.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
    const watcher = new ResizeObserver(show);
    watcher.observe(room);
    return () => watcher.disconnect();
  }, [open, isSeeking]);
  const groups = groupMenuEntries(menu);
  // A change belongs to an entry if it has the entry's label, is in the legal text's folder, or is in the row of the
  // coverage list that has the entry's label.
  const isPending = ({ id, label, file }: { id: string; label: string; file?: string }) =>
    pending?.changes.some(
      (change) =>
        change.label === label ||
        parseLegalPath(change.file)?.id === id ||
        (change.file === file && change.words.some(({ where }) => where === label)),
    );
  return (
    <nav ref={nav} className={styles.menu} aria-label="Qué se edita">
      <a className={styles.brand} href="#inicio">
        <Logo />
        <span className="visually-hidden">wim</span> Editor
      </a>
      <a
        className={styles.help}
        href={`#${guideHash}`}
        aria-current={open === guideHash ? "page" : undefined}
        onClick={onOpen}
      >
        Toda la ayuda
      </a>
      <a
        className={styles.entry}
        href={`#${comingHash}`}
        aria-current={open === comingHash ? "page" : undefined}
        onClick={onOpen}
      >
        Qué viene
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
      {isSeeking && <SearchHits words={words} onOpen={onFound} />}
      {/* Shown also during a search, below its results. */}
      {groups.map(({ name, entries }, at) => (
        <section key={name} aria-labelledby={`menu-${at}`}>
          <h2 id={`menu-${at}`} className={styles.group}>
            {name}
          </h2>
          <ul className={styles.entries}>
            {entries.map((each) => (
              <li key={each.id}>
                <a
                  className={styles.entry}
                  href={`#${each.id}`}
                  aria-current={each.id === splitListId(open)[0] ? "page" : undefined}
                  onClick={onOpen}
                >
                  {each.label}
                  {marks.has(each.id) && <span className={styles.mended}>{marks.get(each.id)}</span>}
                  {each.lockedBy && <span className={styles.changed}>solo ver</span>}
                  {isPending(each) && <span className={styles.changed}>borrador</span>}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
