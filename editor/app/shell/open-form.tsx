import { lazy, Suspense, useContext } from "react";
import { ComingList, comingHash } from "#editor/app/coming/coming-list.tsx";
import { CoverageUploadForm } from "#editor/app/files/file-editor.tsx";
import { FormContext } from "#editor/app/form/form-context.ts";
import { GuideArticle } from "#editor/app/guide/guide-article.tsx";
import { guideHash } from "#editor/app/guide/guide-subjects.ts";
import { findList } from "#editor/app/list/find-list.ts";
import { ListEditor } from "#editor/app/list/list-editor.tsx";
import { SentNotice } from "#editor/app/review/sent-notice.tsx";
import { replacePageHash } from "./editor-location.ts";
import { buildPendingChangesKey } from "./use-menu-and-pending.ts";
import type { Shell } from "./use-shell.ts";
import { Welcome } from "./welcome.tsx";

const LegalTextEditor = lazy(async () => ({
  default: (await import("#editor/app/legal/legal-text-editor.tsx")).LegalTextEditor,
}));

const ReplaceForm = lazy(async () => ({
  default: (await import("#editor/app/replace/replace-form.tsx")).ReplaceForm,
}));

export function OpenForm({ shell }: { shell: Shell }) {
  const { list, file, location, approvals, openPanel } = shell;
  const notice = (
    <SentNotice
      form={list?.file ?? file?.file ?? location.id}
      proposals={approvals.proposals}
      onOpenApprovals={() => openPanel("approvals")}
    />
  );
  return (
    <FormContext value={{ ...useContext(FormContext), notice }}>
      <Form shell={shell} />
    </FormContext>
  );
}

function Form({ shell }: { shell: Shell }) {
  const { menu, location, list, text, file, pending, drafts, preview, handleFilesChanged } = shell;
  const { id, part, row, field, openRow } = location;
  const { setPage } = preview;
  const offerList = findList(menu, "promociones");
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
  if (file) return <CoverageUploadForm key={file.id} file={file} onSaved={handleFilesChanged} onShow={setPage} />;
  if (id === guideHash) return <GuideArticle part={part} />;
  if (id === comingHash) return <ComingList reloadKey={shell.turn} onFileChanged={handleFilesChanged} />;
  if (!text && id !== replacePageHash) return <Welcome shell={shell} />;
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
          proposals={shell.approvals.proposals}
        />
      ) : (
        <ReplaceForm
          key={part}
          // Decodes the words in the address, even if their encoding is malformed.
          initialWords={new URLSearchParams(`words=${part}`).get("words") ?? ""}
          unsavedLabels={shell.unsavedWork.map(({ label }) => label)}
          onSaved={handleFilesChanged}
        />
      )}
    </Suspense>
  );
}
