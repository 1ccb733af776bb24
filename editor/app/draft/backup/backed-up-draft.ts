import type { OpenList } from "#editor/api/api.ts";
import type { MergeInput } from "#editor/api/merge/align-rows.ts";
import { isSameJson, type MergeResult, mergeVersions } from "#editor/api/merge/merge-rows.ts";
import type { DraftOptions } from "#editor/app/draft/draft-view.ts";
import { type DraftView, emptyDraftView, wholeDocumentParts } from "#editor/app/draft/draft-view.ts";
import { Listenable } from "#editor/app/shared/hooks/listenable.ts";
import { type HttpMethod, NoConnectionError } from "#editor/app/shared/request.ts";
import { type DraftBackup, type DraftBackupName, type DraftStorage, findNewestBackup } from "./draft-backup.ts";

/** Base class of a draft: its view, its requests, and the backup that the browser keeps after the tab is closed. */
export abstract class BackedUpDraft<Open extends OpenList> extends Listenable {
  #view: DraftView<Open> = emptyDraftView;
  protected readonly options: Required<DraftOptions>;

  constructor(options: DraftOptions) {
    super();
    this.options = { parts: wholeDocumentParts, saveDelayMs: 250, retryDelayMs: 2_000, timeoutMs: 30_000, ...options };
  }

  /** @param isStep - makes the change its own undo step, not joined with earlier keystrokes. */
  abstract readonly change: (data: unknown, isStep?: boolean) => void;

  readonly view = (): DraftView<Open> => this.#view;

  /**
   * Merges a backup into the form.
   *
   * @param winningSide - the side that wins if the form's data has also changed since the backup.
   */
  readonly restoreBackup = (part: DraftBackupName, winningSide: "mine" | "theirs" = "mine"): void => {
    const { backups, data } = this.#view;
    this.discardBackup(part);
    if (backups[part])
      this.change(
        this.join({ base: backups[part].base, mine: backups[part].data, theirs: data }, winningSide).data,
        true,
      );
  };

  readonly discardBackup = (part: DraftBackupName): void => {
    const storage = this.getStorage();
    (part === "aside" && storage.readOwn(part) ? storage.removeOwn : storage.removeAbandoned)(part);
    this.show({ backups: this.findDifferingBackups(part === "aside" ? undefined : this.#view.backups.aside) });
  };

  protected getStorage(version = this.#view.open?.version): DraftStorage {
    return this.options.getStorage(version);
  }

  protected readonly join = (versions: MergeInput<unknown>, winningSide?: "mine" | "theirs"): MergeResult =>
    mergeVersions(this.options.schema, versions, winningSide);

  protected show(change: Partial<DraftView>): void {
    this.#view = { ...this.#view, ...change } as DraftView<Open>;
    this.notify();
  }

  /** Stores the input as the `aside` backup, merged with the state on disk and with an earlier `aside` backup. */
  protected putAside(theirs: Open): void {
    const { data, savedData, backups } = this.#view;
    const mine = this.join({ base: savedData, mine: data, theirs: theirs.data }).data;
    const mergedData = backups.aside
      ? this.join({ base: backups.aside.base, mine, theirs: backups.aside.data }).data
      : mine;
    const storage = this.getStorage();
    // Deletes the earlier backup of a closed tab, because the new backup contains it.
    if (backups.aside && !storage.readOwn("aside")) storage.removeAbandoned("aside");
    this.setAside({ data: mergedData, base: theirs.data });
  }

  protected setAside(aside: DraftBackup): void {
    this.getStorage().writeOwn("aside", aside.data, aside.base);
    this.show({ backups: { ...this.#view.backups, aside } });
  }

  /**
   * The backups that differ from the form, by name.
   *
   * @param aside - this tab's own `aside` backup, which takes precedence over the backups of closed tabs.
   */
  protected findDifferingBackups(
    aside: DraftBackup | undefined,
    data: unknown = this.#view.data,
    storage = this.getStorage(),
  ) {
    const isInForm = ({ base, data: mine }: DraftBackup) =>
      base === undefined || isSameJson(this.join({ base, mine, theirs: data }).data, data);
    const findBackup = (name: DraftBackupName) => findNewestBackup(storage, name, isInForm);
    if (this.options.parts.isSinglePart) return { aside: aside ?? findBackup("aside"), written: findBackup("written") };
    // The user decides on each part separately, so this tab takes over the closed tab's backup.
    const closedTabName = (["aside", "written"] as const).find((each) => !aside && findBackup(each));
    const backup = aside ?? (closedTabName && findBackup(closedTabName));
    if (closedTabName && backup) {
      storage.writeOwn("aside", backup.data, backup.base);
      storage.removeAbandoned(closedTabName);
    }
    return { aside: backup, written: undefined };
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
