import type { OpenList, SaveListResult } from "#editor/api/api.ts";
import { markRowsPublished } from "#editor/api/form/row-keys.ts";
import { isSameJson } from "#editor/api/merge/merge-rows.ts";
import { NoConnectionError, RequestError } from "#editor/app/shared/request.ts";
import { BackedUpDraft } from "./backup/backed-up-draft.ts";
import { loadNewClause, storeNewClause } from "./backup/draft-notes.ts";
import { emptyDraftView, findSavedStatus } from "./draft-view.ts";
import {
  buildDataToSave,
  hasChangedFigure,
  hasUnsavedInput,
  mergeConflictingPart,
  mergeDraft,
  resolvePart,
} from "./merge/merge-draft.ts";
import { moveDiagnostics } from "./move-diagnostics.ts";
import { RequestQueue } from "./request-queue.ts";

const offlineMessage = "Sin conexión con el editor: se intenta otra vez.";

/**
 * The draft of a list or legal text. Input goes into the form, then to the browser's storage, and to disk once the
 * server accepts it. Saves are sequential: the next save includes input typed during a save. Another person's changes
 * to other parts are merged in; if both sides changed a part, the user decides.
 */
export class FormDraft<Open extends OpenList = OpenList> extends BackedUpDraft<Open> {
  protected readonly requests = new RequestQueue();
  /** Data that the user agreed to save despite its consequences. */
  #confirmedData: unknown;
  /** Aborts the running read of the opened file. Input makes its answer useless, and no save waits for it. */
  #reading = new AbortController();

  /** Loads the file from the server, unless there is unsaved input. */
  readonly open = async (): Promise<void> => {
    const { data, open } = this.view();
    if (this.requests.isPending || this.isDirty()) return;
    this.#reading = new AbortController();
    const reading = this.#reading;
    await this.runExclusive(
      async () => {
        const file = await this.read(open?.version, reading).catch((error: unknown) => {
          // The server refuses the request if the version has been deleted.
          if (open?.version !== undefined && error instanceof RequestError) return this.read(undefined, reading);
          if (error instanceof DOMException && error.name === "AbortError") return undefined;
          throw error;
        });
        // If the user typed meanwhile, the next save detects whether the file has changed.
        if (file && this.view().data === data) this.showFile(file);
      },
      () => (this.isDirty() ? this.save() : this.open()),
    );
  };

  /**
   * Loads the file again, or another version, even if there is unsaved input. If the list or text has several parts,
   * the input becomes the backup; otherwise it is dropped.
   */
  readonly reopen = async (version?: string): Promise<void> => {
    // Waits, because the response to a pending save is about the version that is still open.
    await this.requests.waitUntilIdle();
    this.requests.cancelScheduled();
    const { open } = this.view();
    if (open && !this.options.parts.isSinglePart && this.isDirty()) this.putAside(open);
    this.getStorage().removeOwn("written");
    await this.runExclusive(
      async () => this.showFile(await this.read(version), true),
      () => this.reopen(version),
    );
  };

  /** Marks the saved rows as published. Unsaved input stays, and undo ends there: the history undoes a publication. */
  readonly markPublished = async (): Promise<void> => {
    await this.requests.waitUntilIdle();
    markRowsPublished(this.view().savedData);
    this.steps.clear();
    if (this.isDirty()) this.steps.add(this.view().savedData, true);
    this.show({ canUndo: this.isDirty() });
    await this.open();
    // With unsaved input, `open` reads nothing. A lost connection is ignored, because the next save reports it.
    const file = await this.read(this.view().open?.version).catch(() => undefined);
    if (file) this.show({ publishedKeys: file.publishedKeys });
  };

  /** Repeats a refused save, for example after a new sign-in or when the disk has space again. */
  readonly retry = (): void => this.requests.schedule(this.save, 0);

  /** @returns whether the change is saved. */
  readonly confirmImpact = async (): Promise<boolean> => {
    this.#confirmedData = this.view().data;
    await this.requests.waitUntilIdle();
    this.requests.cancelScheduled();
    await this.save();
    return !this.isDirty();
  };

  /** The fields and paragraphs of a part that both sides changed. */
  readonly listConflicts = (key: string) => mergeConflictingPart(this.options, this.view(), key).conflicts;

  /** Resolves a part's conflict with one side's values. Undo brings the user's values back. */
  readonly resolveConflict = (key: string, winningSide: "mine" | "theirs"): void => {
    const { open } = this.view();
    const mine = resolvePart(this.options, this.view(), key, "mine");
    const decided = resolvePart(this.options, this.view(), key, winningSide);
    this.steps.clear();
    if (winningSide === "theirs") this.steps.add(mine.data, true);
    this.show(decided);
    if (open && decided.theirs.size === 0 && !this.isDirty()) this.showFile(open);
    else this.setData(decided.data, 0);
  };

  protected setData(data: unknown, pauseMs = this.options.saveDelayMs): void {
    const { savedData, open, theirs } = this.view();
    this.getStorage().writeOwn("written", data, savedData);
    this.#reading.abort();
    this.show({ data, diagnostics: moveDiagnostics(this.view(), data), canUndo: !this.steps.isEmpty });
    if (open && theirs.size > 0 && this.options.parts.isSinglePart) this.#mergeServerState(open);
    else {
      this.show({ saveStatus: theirs.size > 0 ? "stale" : "typing" });
      this.requests.schedule(this.save, pauseMs);
    }
  }

  /** Merges the file on disk, which someone else has changed, into the form; the user decides on conflicts. */
  #mergeServerState(openFile: Open): void {
    const { data } = this.view();
    const mergedForm = mergeDraft(this.options, this.view(), openFile);
    const isFromOtherTab = openFile.isSavedHere ?? false;
    if (mergedForm.theirs.size === 0 && isSameJson(mergedForm.data, openFile.data)) {
      this.showFile(openFile);
      this.show({ isFromOtherTab });
      return;
    }
    if (mergedForm.theirs.size === 0)
      this.steps.change((step) => mergeDraft(this.options, { ...this.view(), data: step }, openFile).data);
    const diagnostics = moveDiagnostics(this.view(), mergedForm.data);
    this.show({ ...mergedForm, diagnostics, open: openFile, isFromOtherTab, publishedKeys: openFile.publishedKeys });
    if (mergedForm.theirs.size === 0) {
      this.show({ dataBeforeMerge: data });
      this.setData(mergedForm.data);
    } else {
      this.getStorage().writeOwn("written", mergedForm.data, mergedForm.savedData);
      this.show({ saveStatus: "stale" });
      this.requests.schedule(this.save, this.options.saveDelayMs);
    }
  }

  /** @param isAnew - replaces the input and clears the undo steps even if the file is unchanged. */
  protected showFile(openFile: Open, isAnew = false): void {
    const { open: before, data: shownData, backup } = this.view();
    const isSameVersion = openFile.version === before?.version;
    const isUnchanged = !isAnew && isSameVersion && openFile.revision === before?.revision;
    // Keeps the row objects, so that a paste can still be undone, and keeps a trailing space that is being typed.
    const keepsInput = isUnchanged && !this.options.parts.isSinglePart;
    const data = keepsInput || isSameJson(openFile.data, shownData) ? shownData : openFile.data;
    // Undo steps stay if the file that was read again is unchanged.
    if (!isUnchanged) this.steps.clear();
    const storage = this.getStorage(openFile.version);
    storage.removeOwn("written");
    if (openFile.isLocked) storeNewClause(storage, undefined);
    this.show({
      ...emptyDraftView,
      ...{ data, savedData: data, publishedKeys: openFile.publishedKeys, diagnostics: openFile.diagnostics },
      open: openFile,
      adding: loadNewClause(storage),
      saveStatus: "unchanged",
      canUndo: !this.steps.isEmpty,
      backup: openFile.isLocked
        ? undefined
        : this.findBackup(isSameVersion ? backup : storage.readOwn("aside"), data, storage),
    });
  }

  protected refresh(openFile: Open): void {
    const isOpenForEditing = openFile.version === this.view().open?.version && !openFile.isLocked;
    if (isOpenForEditing && this.isDirty()) this.#mergeServerState(openFile);
    else this.showFile(openFile);
  }

  protected isDirty(): boolean {
    return hasUnsavedInput(this.options, this.view());
  }

  protected readonly save = async (): Promise<void> => {
    if (this.requests.isPending) return this.requests.schedule(this.save, this.options.saveDelayMs);
    const { data, savedData, open, theirs } = this.view();
    if (!open || (theirs.size > 0 && !this.isDirty())) return;
    const requiresConfirmation = data !== this.#confirmedData && hasChangedFigure(savedData, data);
    const dataToSave = buildDataToSave(this.options, this.view());
    this.show({ saveStatus: "saving" });
    const body = { data: dataToSave, revision: open.revision, requiresConfirmation };
    await this.runExclusive(async () => {
      const answer = await this.send<SaveListResult>("PUT", open.version, body);
      this.#applySaveResult(data, dataToSave, answer);
    });
    // The user typed during the request, so the response is not about the form's current content.
    if (this.view().data !== data && this.view().saveStatus !== "stale")
      this.requests.schedule(this.save, this.options.saveDelayMs);
  };

  #applySaveResult(typedData: unknown, sentData: unknown, answer: SaveListResult): void {
    const { parts } = this.options;
    const { revision, diagnostics, impact, refusedParts = [] } = answer;
    const { savedData: oldData, open, theirs, data } = this.view();
    if (revision !== undefined && open) {
      const keys = [...refusedParts, ...theirs.keys()];
      const savedData = keys.reduce((all, key) => parts.setPart(all, key, parts.getPart(oldData, key)), typedData);
      this.show({ savedData, open: { ...open, data: sentData, revision, diagnostics, ...answer.openLegalText } });
      if (this.isDirty() || theirs.size > 0) this.getStorage().writeOwn("written", data, savedData);
      else this.getStorage().removeOwn("written");
      this.options.onSaved();
    }
    const hasConflicts = this.view().theirs.size > 0;
    if (this.view().data !== typedData) {
      this.show({ saveStatus: hasConflicts ? "stale" : "typing" });
      return;
    }
    const isWritten = revision !== undefined && refusedParts.length === 0;
    const shownDiagnostics = isWritten && answer.openLegalText ? answer.openLegalText.diagnostics : diagnostics;
    const saveStatus = hasConflicts ? "stale" : findSavedStatus(isWritten, answer);
    this.show({ saveStatus, diagnostics: shownDiagnostics, impact, message: "" });
  }

  /** Performs a request. If it fails, the input stays and the view shows why. `retry`: after a lost connection. */
  protected runExclusive(work: () => Promise<void>, retry = this.save): Promise<boolean> {
    return this.requests.run(work, (error) => this.#handleFailure(error, retry));
  }

  async #handleFailure(error: unknown, retry: () => Promise<void>): Promise<void> {
    const { open } = this.view();
    if (error instanceof NoConnectionError) {
      this.show(open ? { saveStatus: "offline" } : { saveStatus: "unreadable", message: offlineMessage });
      return this.requests.schedule(retry, this.options.retryDelayMs);
    }
    const message = error instanceof RequestError ? error.message : `El editor tuvo un problema: ${error}`;
    if (!open) return this.show({ saveStatus: "unreadable", message });
    // If someone else has changed the file, shows the conflict instead of the refusal. Without a session, the file
    // cannot be read, so the refusal is shown.
    const file = error instanceof RequestError ? await this.read(open.version).catch(() => undefined) : undefined;
    if (!file || file.revision === open.revision || file.isLocked) return this.show({ saveStatus: "refused", message });
    this.#mergeServerState(file);
  }
}
