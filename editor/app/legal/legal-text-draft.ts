import type { Diagnostic, SaveListResult } from "#editor/api/api.ts";
import {
  findChangedPartKeys,
  findPart,
  headKey,
  type LegalTextPart,
  legalTextFormSchema,
  setPart,
} from "#editor/api/legal-text-parts.ts";
import type { AddVersionRequest, LegalTextData, OpenLegalText } from "#editor/api/requests/legal-text-api.ts";
import { type NewClause, storeNewClause } from "#editor/app/draft/backup/draft-notes.ts";
import type { DraftOptions, DraftParts, DraftView } from "#editor/app/draft/draft-view.ts";
import { FormDraft } from "#editor/app/draft/form-draft.ts";
import { type HttpMethod, RequestError } from "#editor/app/shared/request.ts";
import { isEffectiveDateDiagnostic } from "./legal-text-diagnostics.ts";

export type LegalTextDraftView = DraftView<OpenLegalText>;

const textParts: DraftParts = {
  getKeyAt: ([name, clause]) => (name === "head" ? headKey : String(clause)),
  findChangedKeys: (one, other) => findChangedPartKeys(one as LegalTextData, other as LegalTextData),
  getPart: (data, key) => data && findPart(data as LegalTextData, key),
  setPart: (data, key, part) => setPart(data as LegalTextData, key, part as LegalTextPart | undefined),
  isSinglePart: false,
};

export class LegalTextDraft extends FormDraft<OpenLegalText> {
  constructor(options: Omit<DraftOptions, "schema" | "parts">) {
    super({ ...options, schema: legalTextFormSchema, parts: textParts });
  }

  readonly changePart = (key: string, part: LegalTextPart): void => {
    const { data } = this.view();
    if (data) this.change(setPart(data, key, part));
  };

  /**
   * Saves the input, then performs another action, such as adding a version.
   *
   * @param buildBody - returns the request's body; undefined cancels the action, for example because unsaved input
   *   would be lost.
   * @returns the errors, empty on success; undefined if the action was cancelled, or failed with a message in the view.
   */
  readonly #performAction = async (
    method: HttpMethod,
    address: string,
    buildBody: (open: OpenLegalText) => object | undefined = () => ({}),
  ): Promise<readonly Diagnostic[] | undefined> => {
    await this.requests.waitUntilIdle();
    if (this.isDirty()) await this.save();
    const { open, saveStatus } = this.view();
    const hasPendingSave = this.isDirty() && !["invalid", "stale"].includes(saveStatus);
    const body = hasPendingSave ? undefined : open && buildBody(open);
    if (!open || !body) return undefined;
    let returnedDiagnostics: readonly Diagnostic[] | undefined;
    await this.runExclusive(async () => {
      try {
        const { diagnostics, openLegalText: next } = await this.options.sendRequest<SaveListResult>(
          method,
          address,
          method === "DELETE" ? undefined : body,
        );
        returnedDiagnostics = next ? [] : diagnostics;
        if (next) this.#takeResult(next as OpenLegalText);
      } catch (error) {
        if (error instanceof RequestError) this.refresh(await this.read(open.version));
        throw error;
      }
    });
    return returnedDiagnostics;
  };

  readonly addVersion = (version: AddVersionRequest) =>
    this.#performAction("POST", `/api/legal-texts/${this.options.formId}/versions`, () => version);

  /** Freezes the version's words. Cancelled if the input has an error: what is frozen cannot be changed. */
  readonly freeze = (reason?: string) =>
    this.#performAction("POST", this.#freezeAddress(), ({ revision }) =>
      findTextObstacle(this.view()) ? undefined : { revision, reason },
    );

  readonly unfreeze = () => this.#performAction("DELETE", this.#freezeAddress());

  #freezeAddress(): string {
    return `/api/legal-texts/${this.options.formId}/versions/${this.view().open?.version}/freeze`;
  }

  /** Saves the input, then a change of the whole text. @returns as {@link addVersion}. */
  readonly saveWholeLegalText = (change: (data: LegalTextData) => LegalTextData) =>
    this.#performAction("PUT", this.address(this.view().open?.version), ({ data, revision }) => ({
      data: change(data),
      revision,
      isWhole: true,
    }));

  /** Stores a new clause that is not part of the text yet; undefined discards it. */
  readonly storeNotes = ({ adding }: { adding: NewClause | undefined }): void => {
    storeNewClause(this.getStorage(), adding);
    this.show({ adding });
  };

  #takeResult(openLegalText: OpenLegalText): void {
    const { parts } = this.options;
    const { data, savedData } = this.view();
    // Drops unsaved input of parts that the action removed.
    const removedKeys = parts
      .findChangedKeys(savedData, openLegalText.data)
      .filter((key) => parts.getPart(openLegalText.data, key) === undefined);
    const removeParts = (wholeData: unknown) =>
      removedKeys.reduce((result, key) => parts.setPart(result, key, undefined), wholeData);
    this.show({ data: removeParts(data), savedData: removeParts(savedData) });
    this.refresh(openLegalText);
    if (this.view().saveStatus === "unchanged") {
      this.getStorage().removeOwn("written");
      this.show({ saveStatus: openLegalText.isDraft ? "saved" : "unchanged" });
    }
    this.options.onSaved();
  }
}

/** Finds the part of the text with an error that prevents freezing it: its effective date, or another part. */
export function findTextObstacle({ diagnostics, saveStatus }: LegalTextDraftView): "text" | "day" | undefined {
  const errors = diagnostics.filter(({ kind }) => kind === "error");
  if (saveStatus === "stale" || errors.some((each) => !isEffectiveDateDiagnostic(each))) return "text";
  return errors.length > 0 ? "day" : undefined;
}
