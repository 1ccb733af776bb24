import type { OpenList } from "#editor/api/api.ts";
import type { MergeInput } from "#editor/api/merge/align-rows.ts";
import { isSameJson, type MergeResult, mergeVersions } from "#editor/api/merge/merge-rows.ts";
import type { DraftOptions } from "#editor/app/draft/draft-view.ts";
import { type DraftView, emptyDraftView, wholeDocumentParts } from "#editor/app/draft/draft-view.ts";
import { pickPart } from "#editor/app/draft/merge/merge-draft.ts";
import { UndoSteps } from "#editor/app/draft/undo-steps.ts";
import { Listenable } from "#editor/app/shared/hooks/listenable.ts";
import { type HttpMethod, NoConnectionError } from "#editor/app/shared/request.ts";
import { type DraftBackup, type DraftStorage, findNewestBackup } from "./draft-backup.ts";

/** Base class of a draft: its view, requests, undo, and the backup that the browser keeps after the tab is closed. */
export abstract class BackedUpDraft<Open extends OpenList> extends Listenable {
  #view: DraftView<Open> = emptyDraftView;
  protected readonly steps = new UndoSteps();
  protected readonly options: Required<DraftOptions>;

  constructor(options: DraftOptions) {
    super();
    this.options = { parts: wholeDocumentParts, saveDelayMs: 250, retryDelayMs: 2_000, timeoutMs: 30_000, ...options };
  }

  readonly view = (): DraftView<Open> => this.#view;

  /**
   * @param isStep - makes the change its own undo step, not joined with earlier keystrokes.
   * @param base - the data that the person changed; a change made meanwhile stays, unless it is of the same field.
   */
  readonly change = (mine: unknown, isStep = false, base: unknown = this.#view.data): void => {
    const { data: theirs } = this.#view;
    this.steps.add(theirs, isStep);
    this.setData(theirs === base ? mine : this.join({ base, mine, theirs }).data);
  };

  readonly undo = (): void => {
    if (!this.steps.isEmpty) this.setData(this.steps.take());
  };

  /** @param winningSide - the side that wins if the form's data has also changed since the backup. */
  readonly restoreBackup = (key: string, winningSide: "mine" | "theirs" = "mine"): void => {
    const { parts } = this.options;
    const { data, savedData } = this.#view;
    const typedPart = parts.getPart(data, key);
    const isTyped = !isSameJson(typedPart, parts.getPart(savedData, key));
    this.change(parts.setPart(data, key, this.mergeBackup(key, winningSide).part), true);
    // A text has no undo, so input that was not saved yet becomes the backup.
    this.discardBackup(key, parts.isSinglePart || !isTyped ? undefined : typedPart);
  };

  /** Removes a part from the backup. @param instead - input to keep in place of the part. */
  readonly discardBackup = (key: string, instead?: unknown): void => {
    const { parts } = this.options;
    const { backup } = this.#view;
    if (!backup) return;
    const data = parts.setPart(backup.data, key, instead ?? parts.getPart(backup.base, key));
    this.#setBackup({ ...backup, data });
    this.show({ backup: this.findBackup(this.#view.backup) });
  };

  /** A part of the form after the backup is merged into it, and the fields of the part that both have changed. */
  readonly mergeBackup = (key: string, winningSide?: "mine" | "theirs") => {
    const { parts } = this.options;
    const { backup, data } = this.#view;
    const merge = this.join({ base: backup?.base, mine: backup?.data, theirs: data }, winningSide);
    const mergedPart = pickPart(parts, merge, key);
    return { ...mergedPart, isDifferent: !isSameJson(mergedPart.part, parts.getPart(data, key)) };
  };

  /** Keys of the parts with input in the backup that the form lacks. */
  readonly listBackupParts = (): readonly string[] => {
    const { parts } = this.options;
    const { backup, data } = this.#view;
    if (!backup) return [];
    return parts
      .findChangedKeys(backup.data, backup.base)
      .filter((key) => parts.getPart(data, key) !== undefined && this.mergeBackup(key).isDifferent);
  };

  protected abstract setData(data: unknown): void;

  protected getStorage(version = this.#view.open?.version): DraftStorage {
    return this.options.getStorage(version);
  }

  protected readonly join = (versions: MergeInput<unknown>, winningSide?: "mine" | "theirs"): MergeResult =>
    mergeVersions(this.options.schema, versions, winningSide);

  protected show(change: Partial<DraftView>): void {
    this.#view = { ...this.#view, ...change } as DraftView<Open>;
    this.notify();
  }

  /** Stores the input as the backup, merged with the state on disk and with an earlier backup. */
  protected putAside(theirs: Open): void {
    const { data, savedData, backup } = this.#view;
    const mine = this.join({ base: savedData, mine: data, theirs: theirs.data }).data;
    const mergedData = backup ? this.join({ base: backup.base, mine, theirs: backup.data }).data : mine;
    this.#setBackup({ data: mergedData, base: theirs.data });
  }

  #setBackup(backup: DraftBackup): void {
    this.getStorage().writeOwn("aside", backup.data, backup.base);
    this.show({ backup });
  }

  /**
   * Finds a backup with input that the form lacks. This tab takes over the backup of a closed tab, because the user
   * decides on each part separately.
   *
   * @param own - this tab's own backup, which takes precedence.
   */
  protected findBackup(
    own: DraftBackup | undefined,
    data: unknown = this.#view.data,
    storage = this.getStorage(),
  ): DraftBackup | undefined {
    const isInForm = ({ base, data: mine }: DraftBackup) =>
      base === undefined || isSameJson(this.join({ base, mine, theirs: data }).data, data);
    if (own && !isInForm(own)) return own;
    storage.removeOwn("aside");
    for (const name of ["aside", "written"] as const) {
      const backup = findNewestBackup(storage, name, isInForm);
      if (!backup) continue;
      storage.writeOwn("aside", backup.data, backup.base);
      storage.removeAbandoned(name);
      return backup;
    }
    return undefined;
  }

  protected address(version: string | undefined): string {
    return `/api/lists/${this.options.formId}${version === undefined ? "" : `?version=${version}`}`;
  }

  protected read(version: string | undefined, controller?: AbortController): Promise<Open> {
    return this.send<Open>("GET", version, undefined, controller);
  }

  /** Sends a request about the file. Without an answer in time, it counts as a lost connection. */
  protected async send<Answer>(
    method: HttpMethod,
    version: string | undefined,
    body?: object,
    controller = new AbortController(),
  ) {
    const timer = setTimeout(() => controller.abort(new NoConnectionError()), this.options.timeoutMs);
    try {
      return await this.options.sendRequest<Answer>(method, this.address(version), body, controller.signal);
    } finally {
      clearTimeout(timer);
    }
  }
}
