import { useContext, useState, useSyncExternalStore } from "react";
import { parseLegalPath } from "#domain/legal/version-paths.ts";
import type { ListInfo, Menu, Todo } from "#editor/api/api.ts";
import { LegalTextDraft } from "#editor/app/legal/legal-text-draft.ts";
import { findList } from "#editor/app/list/find-list.ts";
import { Listenable } from "#editor/app/shared/hooks/listenable.ts";
import { useKeyedEffect } from "#editor/app/shared/hooks/use-keyed-effect.ts";
import { useListener } from "#editor/app/shared/hooks/use-listener.ts";
import { sendRequest } from "#editor/app/shared/request.ts";
import { contentEvents } from "#editor/app/shell/use-menu-and-pending.ts";
import { type DraftBackups, DraftStorageContext } from "./backup/draft-backup.ts";
import { FormDraft } from "./form-draft.ts";
import { findStatusIcon, formatUnsavedMark, formatUnsavedReason, isTransient } from "./save-status.ts";

/** A list or legal text with unsaved work; a publication leaves this work out. */
export type UnsavedWork = {
  location: string;
  /** The reason: `hay 7 por corregir`. */
  reason: string;
  /** Label in the menu: `por corregir`. */
  mark: string;
  /** `wrong`: has errors or was not saved; `look`: is unfinished or waits for a decision. */
  icon: "wrong" | "look";
};

export const findWorstIcon = (unsavedWork: readonly Pick<UnsavedWork, "icon">[]): UnsavedWork["icon"] =>
  unsavedWork.some(({ icon }) => icon === "wrong") ? "wrong" : "look";

/**
 * The drafts of this tab, and all unsaved work: in lists and texts opened so far, and in the backups of closed tabs.
 *
 * @param onSaved - called after each save that reached the disk; must be a stable function.
 */
export function useDrafts(menu: Menu | undefined, onSaved: () => void) {
  const storedDrafts = useContext(DraftStorageContext);
  storedDrafts.owner = menu?.team ? menu.person.email : "";
  const [drafts] = useState(() => new OpenDrafts(storedDrafts, onSaved));
  const unsavedWork = useSyncExternalStore(drafts.subscribe, drafts.getUnsavedWork);
  // Opens the backups only once: opening them again with a later menu would overwrite the input.
  useKeyedEffect(menu !== undefined, () => {
    if (menu) drafts.openKept(menu);
  });
  // A check may have answered before another list was saved, such as that of a new fact.
  useKeyedEffect(menu, () => drafts.checkInvalidAgain());
  useListener<CustomEvent<readonly string[]>>(contentEvents, "published", ({ detail }) => drafts.refresh(detail));
  useListener(window, "beforeunload", (event) => {
    if (storedDrafts.needsCloseConfirmation) event.preventDefault();
  });
  return { drafts, unsavedWork };
}

class OpenDrafts extends Listenable {
  readonly #lists = new Map<string, FormDraft>();
  readonly #texts = new Map<string, LegalTextDraft>();
  readonly #files = new Map<string, string>();
  readonly #unsavedWorkById = new Map<string, UnsavedWork>();
  #unsavedWork: readonly UnsavedWork[] = [];
  readonly #storedDrafts: DraftBackups;
  readonly #onSaved: () => void;

  constructor(storedDrafts: DraftBackups, onSaved: () => void) {
    super();
    this.#storedDrafts = storedDrafts;
    this.#onSaved = onSaved;
  }

  readonly getUnsavedWork = (): readonly UnsavedWork[] => this.#unsavedWork;

  /** Returns the draft of a list. The tab keeps the draft and its input while another list is open. */
  readonly getListDraft = ({ id, file, schema }: ListInfo): FormDraft => {
    this.#files.set(id, file);
    const options = {
      formId: id,
      schema,
      sendRequest,
      getStorage: () => this.#storedDrafts.getStorage(id),
      onSaved: this.#onSaved,
    };
    return this.#openOnce(this.#lists, id, () => new FormDraft(options));
  };

  readonly getLegalTextDraft = (id: string): LegalTextDraft => {
    const getStorage = (version = "") => this.#storedDrafts.getStorage(`texto-${id}-${version}`);
    return this.#openOnce(
      this.#texts,
      id,
      () => new LegalTextDraft({ formId: id, sendRequest, getStorage, onSaved: this.#onSaved }),
    );
  };

  /** Returns the to-dos of changes whose consequences the user has not accepted yet. */
  readonly getExpectedTodos = (): Todo[] =>
    [...this.#lists.values()].flatMap((draft) => {
      const { saveStatus, impact } = draft.view();
      return saveStatus === "needsConfirmation" ? impact.todos : [];
    });

  /** Loads a file again and drops the input, because its changes were discarded. */
  readonly reopen = ({ lists, legalTexts }: Menu, path: string): void => {
    const list = lists.find(({ file }) => file === path);
    if (list) void this.getListDraft(list).reopen();
    const text = legalTexts.find(({ id }) => id === parseLegalPath(path)?.id);
    if (text) void this.getLegalTextDraft(text.id).reopen();
  };

  /**
   * Loads the opened files again, because they may have changed on disk.
   *
   * @param publishedFiles - files that were just published.
   */
  readonly refresh = (publishedFiles: readonly string[] = []): void => {
    for (const [id, draft] of [...this.#lists, ...this.#texts])
      void (publishedFiles.includes(this.#files.get(id) ?? "") ? draft.markPublished() : draft.open());
  };

  readonly checkInvalidAgain = (): void => {
    for (const draft of [...this.#lists.values(), ...this.#texts.values()])
      if (draft.view().saveStatus === "invalid") draft.retry();
  };

  /** Opens the lists and texts with backups of closed tabs, so that these backups count as unsaved work. */
  openKept({ lists, legalTexts }: Menu): void {
    const abandonedIds = this.#storedDrafts.listAbandoned();
    for (const id of abandonedIds) {
      const list = findList({ lists }, id);
      if (list) void this.getListDraft(list).open();
    }
    for (const { id } of legalTexts)
      if (abandonedIds.some((name) => name.replace(/-\d+$/, "") === `texto-${id}`))
        void this.getLegalTextDraft(id).open();
  }

  #openOnce<Opened extends FormDraft>(drafts: Map<string, Opened>, id: string, createDraft: () => Opened): Opened {
    const existingDraft = drafts.get(id);
    if (existingDraft) return existingDraft;
    const draft = createDraft();
    drafts.set(id, draft);
    draft.subscribe(() => this.#updateUnsavedWork(id, draft));
    return draft;
  }

  #updateUnsavedWork(id: string, draft: FormDraft): void {
    const view = draft.view();
    // Ignores transient statuses, which would make the menu flicker at each keystroke.
    if (isTransient(view)) return;
    const reason = formatUnsavedReason(view);
    if (this.#unsavedWorkById.get(id)?.reason === reason) return;
    if (reason === undefined) this.#unsavedWorkById.delete(id);
    else {
      const icon = findStatusIcon(view) === "wrong" ? "wrong" : "look";
      this.#unsavedWorkById.set(id, { location: id, reason, mark: formatUnsavedMark(view), icon });
    }
    this.#unsavedWork = [...this.#unsavedWorkById.values()];
    this.notify();
  }
}
