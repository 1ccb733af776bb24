import { type KeyboardEvent, useRef, useState } from "react";
import { parseLegalPath } from "#domain/legal/version-paths.ts";
import { comingHash } from "#editor/app/coming/coming-list.tsx";
import { moveFocusByArrows } from "#editor/app/form/focus-field.ts";
import { hasAllWords } from "#editor/app/form/use-row-filter.ts";
import { guideHash } from "#editor/app/guide/guide-subjects.ts";
import { splitListId } from "#editor/app/list/find-list.ts";
import controls from "#editor/app/shared/buttons/controls.module.css";
import { useKeyedEffect } from "#editor/app/shared/hooks/use-keyed-effect.ts";
import { Logo } from "#ui/logo/logo.tsx";
import { parseEditorLocation, replacePageHash } from "./editor-location.ts";
import { findMainGroup, groupMenuEntries, type MenuEntry } from "./menu-groups.ts";
import { SearchHits } from "./search-hits.tsx";
import styles from "./shell-menu.module.css";
import type { Shell } from "./use-shell.ts";

type ShellMenuProps = { shell: Shell; onOpen: () => void };

/**
 * The menu of everything that can be edited, grouped by how often it changes. A closed group still shows the open entry
 * and entries with drafts. The search filters the entries by name, and lists the locations that contain the words.
 */
export function ShellMenu({ shell, onOpen }: ShellMenuProps) {
  const { menu, pending, unsavedWork } = shell;
  const { id: openId } = shell.location;
  const [searchText, setSearchText] = useState("");
  const allGroups = groupMenuEntries(menu);
  const [unfoldedGroupNames, setUnfoldedGroupNames] = useState<readonly string[]>([
    findMainGroup(allGroups)?.name ?? "",
  ]);
  const searchWords = searchText.trim();
  const isSearching = searchWords !== "";
  const nav = useRef<HTMLElement>(null);
  // Scrolls the open entry into view, also when a phone shows the menu again, but not during a search.
  useKeyedEffect(`${isSearching} ${openId}`, () => {
    const scrollContainer = nav.current?.parentElement;
    if (!scrollContainer || isSearching) return;
    const scrollToOpenEntry = () => nav.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
    const observer = new ResizeObserver(scrollToOpenEntry);
    observer.observe(scrollContainer);
    return () => observer.disconnect();
  });
  const marksById = new Map([
    ...(pending?.todos ?? []).flatMap(({ location, isReminder }) =>
      isReminder ? [] : [[parseEditorLocation(location).id, "por revisar"] as const],
    ),
    ...unsavedWork.map(({ location, mark }) => [splitListId(location)[0], mark] as const),
  ]);
  // A change belongs to an entry if it has the entry's label or is in the legal text's folder. For a coverage file, it
  // has to be in the row that has the entry's label.
  const isPending = ({ id, label, file }: MenuEntry) =>
    pending?.changes.some(
      (change) =>
        change.label === label ||
        parseLegalPath(change.file)?.id === id ||
        (change.file === file && change.changes.some(({ where }) => where === label)),
    ) ?? false;
  const groups = allGroups.map((group) => {
    const isUnfolded = isSearching || unfoldedGroupNames.includes(group.name);
    const isShown = (entry: MenuEntry) =>
      isSearching
        ? hasAllWords(entry.label, searchWords)
        : isUnfolded || entry.id === openId || marksById.has(entry.id) || isPending(entry);
    return { ...group, isUnfolded, shown: group.entries.filter(isShown) };
  });
  const toggle = (name: string) =>
    setUnfoldedGroupNames((names) => (names.includes(name) ? names.filter((each) => each !== name) : [...names, name]));
  return (
    <nav ref={nav} className={styles.menu} aria-label="Qué se edita">
      <a className={styles.brand} href="#inicio">
        <Logo />
        <span className="visually-hidden">wim</span> Editor
      </a>
      {[
        { hash: guideHash, label: "Toda la ayuda", look: styles.help },
        { hash: comingHash, label: "Qué viene", look: styles.entry },
      ].map(({ hash, label, look }) => (
        <a
          key={hash}
          className={look}
          href={`#${hash}`}
          aria-current={openId === hash ? "page" : undefined}
          onClick={onOpen}
        >
          {label}
        </a>
      ))}
      <search className={styles.finder} onKeyDown={(event) => handleKeys(event, () => setSearchText(""))}>
        <div className={styles.search}>
          <label htmlFor="menu-busca">Buscar qué editar</label>
          <input
            id="menu-busca"
            type="search"
            className={controls.control}
            value={searchText}
            onChange={({ target }) => setSearchText(target.value)}
          />
          <a
            className={styles.entry}
            href={`#${replacePageHash}${isSearching ? `/${encodeURIComponent(searchWords)}` : ""}`}
            aria-current={openId === replacePageHash ? "page" : undefined}
            onClick={onOpen}
          >
            Buscar y reemplazar
          </a>
        </div>
        {groups
          .filter(({ shown }) => !isSearching || shown.length > 0)
          .map(({ name, entries, isUnfolded, shown }) => (
            <section key={name} aria-label={name}>
              <h2 className={styles.group}>
                {isSearching ? (
                  name
                ) : (
                  <button type="button" className={styles.fold} aria-expanded={isUnfolded} onClick={() => toggle(name)}>
                    {name}
                    <span className={styles.count} aria-hidden>
                      {entries.length}
                    </span>
                  </button>
                )}
              </h2>
              <ul className={styles.entries}>
                {shown.map((each) => (
                  <li key={each.id}>
                    <a
                      className={styles.entry}
                      href={`#${each.id}`}
                      aria-current={each.id === splitListId(openId)[0] ? "page" : undefined}
                      onClick={onOpen}
                    >
                      {each.label}
                      {marksById.has(each.id) && <span className={styles.mended}>{marksById.get(each.id)}</span>}
                      {each.lockReason && <span className={styles.changed}>solo ver</span>}
                      {isPending(each) && <span className={styles.changed}>borrador</span>}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        {isSearching && (
          <SearchHits
            searchText={searchWords}
            legalTextIds={menu.legalTexts.map(({ id }) => id)}
            listedLocations={groups.flatMap(({ shown }) => shown.map(({ id }) => id))}
            onOpen={shell.goToForm}
          />
        )}
      </search>
    </nav>
  );
}

/**
 * Handles the keys of the search: arrows move between the field and its results, Enter opens the first, Escape clears.
 */
function handleKeys(event: KeyboardEvent<HTMLElement>, clear: () => void): void {
  const { key, target, currentTarget } = event;
  const field = currentTarget.querySelector("input");
  if (moveFocusByArrows(event, "input, ul a, ol a")) return;
  if (target === field && key === "Enter" && field?.value.trim())
    currentTarget.querySelector<HTMLElement>("ul a, ol a")?.click();
  else if (key === "Escape" && field?.value) {
    clear();
    field.focus();
  } else return;
  event.preventDefault();
}
