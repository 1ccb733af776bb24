import { Children, type ReactNode, useEffect, useRef } from "react";
import { formatMatchCount } from "#editor/app/form/use-row-filter.ts";
import layout from "#editor/app/shared/layout.module.css";
import { StatusIcon } from "#editor/app/shared/messages/status-icon.tsx";
import { SearchBox } from "#editor/app/shared/search-box.tsx";
import styles from "./selectable-list.module.css";

type SelectableListProps = {
  label: string;
  listButtons?: ReactNode;
  searchLabel: string | undefined;
  searchText: string;
  onSearchTextChange: (text: string) => void;
  noMatchMessage: string | false;
  children: ReactNode;
};

export function SelectableList({
  label,
  listButtons,
  searchLabel,
  searchText,
  onSearchTextChange,
  noMatchMessage,
  children,
}: SelectableListProps) {
  return (
    <div className={layout.stack}>
      <div className={styles.tools}>
        {listButtons}
        {searchLabel && <SearchBox label={searchLabel} value={searchText} onChange={onSearchTextChange} />}
      </div>
      <ol className={styles.entries} aria-label={label}>
        {children}
      </ol>
      <p role="status">{noMatchMessage || formatMatchCount(searchText, Children.count(children))}</p>
    </div>
  );
}

export const openEntryId = "entrada-abierta";

type SelectableEntryProps = {
  isOpen: boolean;
  hasError: boolean;
  /** Depth of a clause, 2 or 3. */
  depth?: number;
  onOpen: () => void;
  children: ReactNode;
};

export function SelectableEntry({ isOpen, hasError, depth, onOpen, children }: SelectableEntryProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOpen) bringIntoList(button.current);
  }, [isOpen]);
  return (
    <li>
      <button
        ref={button}
        id={isOpen ? openEntryId : undefined}
        type="button"
        className={styles.entry}
        data-depth={depth}
        aria-current={isOpen ? "true" : undefined}
        onClick={onOpen}
      >
        {children}
        {hasError && (
          <span className={layout.wrong}>
            <StatusIcon kind="wrong" />
            Por corregir
          </span>
        )}
      </button>
    </li>
  );
}

/** Scrolls only the list, not the page, to show the entry. */
function bringIntoList(entry: HTMLElement | null): void {
  const list = entry?.closest("ol");
  if (!entry || !list) return;
  const [entryRect, listRect] = [entry.getBoundingClientRect(), list.getBoundingClientRect()];
  if (entryRect.top < listRect.top || entryRect.bottom > listRect.bottom)
    list.scrollTop += entryRect.top - listRect.top - (listRect.height - entryRect.height) / 2;
}
