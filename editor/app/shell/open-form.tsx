import { lazy, Suspense, useContext } from "react";
import type { Menu } from "#editor/api/api.ts";
import type { PendingChanges } from "#editor/api/requests/publish-api.ts";
import { ComingList, comingHash } from "#editor/app/coming/coming-list.tsx";
import type { OpenDrafts } from "#editor/app/draft/use-drafts.ts";
import { CoverageUploadForm } from "#editor/app/files/file-editor.tsx";
import { FormContext } from "#editor/app/form/form-context.ts";
import { GuideArticle } from "#editor/app/guide/guide-article.tsx";
import { guideHash } from "#editor/app/guide/guide-subjects.ts";
import { findList } from "#editor/app/list/find-list.ts";
import { ListEditor } from "#editor/app/list/list-editor.tsx";
import type { usePreview } from "#editor/app/preview/use-preview.ts";
import { SentNotice } from "#editor/app/review/sent-notice.tsx";
import type { Approvals } from "#editor/app/review/use-approvals.ts";
import type { useEditorLocation } from "./editor-location.ts";
import { replacePageHash } from "./editor-location.ts";
import { buildPendingChangesKey } from "./use-menu-and-pending.ts";
import { Welcome } from "./welcome.tsx";

/** Loaded only when a legal text is opened. */
const LegalTextEditor = lazy(async () => ({
  default: (await import("#editor/app/legal/legal-text-editor.tsx")).LegalTextEditor,
}));

/** Loaded only when it is opened. */
const ReplaceForm = lazy(async () => ({
  default: (await import("#editor/app/replace/replace-form.tsx")).ReplaceForm,
}));

type OpenFormProps = {
  menu: Menu;
  location: ReturnType<typeof useEditorLocation>;
  pending: PendingChanges | undefined;
  drafts: OpenDrafts;
  preview: ReturnType<typeof usePreview>;
  /** Labels of the lists and texts with unsaved work. */
  unsavedLabels: readonly string[];
  /** A new value after every reload of the menu. */
  reloadKey: number;
  /** The open proposals; undefined until they are loaded. */
  proposals: Approvals["proposals"];
  onOpenApprovals: () => void;
  /** Called after files changed on disk, so that drafts are read again. */
  onFilesChanged: () => void;
};

/** The form of the open location, or the start page. */
export function OpenForm(props: OpenFormProps) {
  const { menu, location, proposals, onOpenApprovals } = props;
  const file = findList(menu, location.id)?.file ?? menu.files.find(({ id }) => id === location.id)?.file;
  const notice = <SentNotice form={file ?? location.id} proposals={proposals} onOpenApprovals={onOpenApprovals} />;
  return (
    <FormContext value={{ ...useContext(FormContext), notice }}>
      <Form {...props} />
    </FormContext>
  );
}

function Form({
  menu,
  location,
  pending,
  drafts,
  preview,
  reloadKey,
  unsavedLabels,
  onFilesChanged,
  ...approvals
}: OpenFormProps) {
  const { id, part, row, field, openRow } = location;
  const { setPage } = preview;
  const list = findList(menu, id);
  const offerList = findList(menu, "promociones");
  const text = menu.legalTexts.find((each) => each.id === id);
  const file = menu.files.find((each) => each.id === id);
  if (list)
    return (
      <ListEditor
        key={list.id}
        list={list}
        draft={drafts.getListDraft(list)}
        row={row}
        field={field}
        isPending={pending?.changes.some((change) => change.file === list.file) ?? true}
        expectedTodos={drafts.getExpectedTodos()}
        onOpenRow={openRow}
        offers={
          offerList && offerList.lockReason === undefined
            ? { list: offerList, draft: drafts.getListDraft(offerList) }
            : undefined
        }
        preview={preview}
      />
    );
  if (file) return <CoverageUploadForm key={file.id} file={file} onSaved={onFilesChanged} onShow={setPage} />;
  if (id === guideHash) return <GuideArticle part={part} />;
  if (id === comingHash) return <ComingList reloadKey={reloadKey} onFileChanged={onFilesChanged} />;
  if (!text && id !== replacePageHash)
    return <Welcome menu={menu} isUnknownLocation={!["", "inicio"].includes(id)} {...approvals} />;
  return (
    <Suspense fallback={<p role="status">Abriendo…</p>}>
      {text ? (
        <LegalTextEditor
          key={text.id}
          text={text}
          draft={drafts.getLegalTextDraft(text.id)}
          clauseId={part}
          pendingChangesKey={buildPendingChangesKey(text.id, pending)}
          onPreview={setPage}
          onPreviewDraft={preview.showDraft}
          proposals={approvals.proposals}
        />
      ) : (
        <ReplaceForm
          key={part}
          // Decodes the words in the address, even if their encoding is malformed.
          initialWords={new URLSearchParams(`words=${part}`).get("words") ?? ""}
          unsavedLabels={unsavedLabels}
          onSaved={onFilesChanged}
        />
      )}
    </Suspense>
  );
}
