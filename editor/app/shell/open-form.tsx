import { lazy, Suspense, useContext } from "react";
import { ComingList, comingHash } from "#editor/app/coming/coming-list.tsx";
import { CoverageUploadForm } from "#editor/app/files/file-editor.tsx";
import { FormContext } from "#editor/app/form/form-context.ts";
import { GuideArticle } from "#editor/app/guide/guide-article.tsx";
import { guideHash } from "#editor/app/guide/guide-subjects.ts";
import { ListEditor } from "#editor/app/list/list-editor.tsx";
import { SentNotice } from "#editor/app/review/sent-notice.tsx";
import { replacePageHash } from "./editor-location.ts";
import type { Shell } from "./use-shell.ts";
import { Welcome } from "./welcome.tsx";

const LegalTextEditor = lazy(async () => ({
  default: (await import("#editor/app/legal/legal-text-editor.tsx")).LegalTextEditor,
}));

const ReplaceForm = lazy(async () => ({
  default: (await import("#editor/app/replace/replace-form.tsx")).ReplaceForm,
}));

export function OpenForm({ shell }: { shell: Shell }) {
  return (
    <FormContext value={{ ...useContext(FormContext), notice: <SentNotice shell={shell} /> }}>
      <Form shell={shell} />
    </FormContext>
  );
}

function Form({ shell }: { shell: Shell }) {
  const { list, text, file } = shell;
  const { id, part } = shell.location;
  if (list) return <ListEditor key={list.id} shell={shell} list={list} />;
  if (file) return <CoverageUploadForm key={file.id} shell={shell} file={file} />;
  if (id === guideHash) return <GuideArticle part={part} />;
  if (id === comingHash) return <ComingList shell={shell} />;
  if (!text && id !== replacePageHash) return <Welcome shell={shell} />;
  return (
    <Suspense fallback={<p role="status">Abriendo…</p>}>
      {text ? <LegalTextEditor key={text.id} shell={shell} text={text} /> : <ReplaceForm key={part} shell={shell} />}
    </Suspense>
  );
}
