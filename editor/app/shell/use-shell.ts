import { useCallback, useState } from "react";
import type { Menu } from "#editor/api/api.ts";
import type { Proposal } from "#editor/api/requests/team-api.ts";
import { useDrafts } from "#editor/app/draft/use-drafts.ts";
import { focusPartHeading } from "#editor/app/form/focus-field.ts";
import { findList } from "#editor/app/list/find-list.ts";
import { usePreview } from "#editor/app/preview/use-preview.ts";
import { labelUnsavedWork } from "#editor/app/publish/pre-publish-notices.tsx";
import { usePublishing } from "#editor/app/publish/use-publishing.ts";
import { useApprovals } from "#editor/app/review/use-approvals.ts";
import { useListener } from "#editor/app/shared/hooks/use-listener.ts";
import { useEditorLocation } from "./editor-location.ts";
import { announceChangedFiles, useMenuAndPending } from "./use-menu-and-pending.ts";

/** The parts of the editor; a phone shows one at a time. */
export const editorViews = [
  { id: "menu", label: "Menú" },
  { id: "form", label: "Formulario" },
  { id: "page", label: "Página" },
] as const;
type EditorView = (typeof editorViews)[number]["id"];

export const formPartId = "formulario";

type ShellPanelName = "changes" | "check" | "publish" | "approvals";

/** The state that the editor's parts and panels share, once the menu is loaded. */
export type Shell = Omit<ReturnType<typeof useShell>, "menu"> & { menu: Menu };

export function useShell() {
  const location = useEditorLocation();
  const { id } = location;
  const { menu, pending, errorMessage, turn, reloadPending } = useMenuAndPending(id);
  const publishing = usePublishing(({ isProposal }, files) => {
    announceChangedFiles(isProposal ? [] : files);
    approvals.forgetOutcome();
    approvals.reload();
  });
  const { markOutdated } = publishing;
  const handleSave = useCallback(() => {
    markOutdated();
    reloadPending();
  }, [markOutdated, reloadPending]);
  const handleFilesChanged = () => {
    markOutdated();
    announceChangedFiles();
  };
  const { drafts, unsavedWork } = useDrafts(menu, handleSave);
  const list = menu && findList(menu, id);
  const text = menu?.legalTexts.find((each) => each.id === id);
  const approvals = useApprovals(menu?.team, text?.id, handleFilesChanged);
  const [view, setView] = useState<EditorView>(id === "" ? "menu" : "form");
  const preview = usePreview(id, setView);
  const [panel, setPanel] = useState<ShellPanelName>();
  const closePanel = () => setPanel(undefined);
  const goToForm = () => {
    closePanel();
    setView("form");
    focusPartHeading(formPartId);
  };
  // A link in the bar or in a panel opens a form, so the panel closes.
  useListener(window, "click", ({ target }) => {
    if (target instanceof Element && target.closest(":is(dialog, footer) a[href^='#']")) goToForm();
  });
  return {
    location,
    menu,
    pending,
    errorMessage,
    /** A new number after every reload of the menu, because content may have changed. */
    turn,
    list,
    text,
    file: menu?.files.find((each) => each.id === id),
    drafts,
    draft: list ? drafts.getListDraft(list) : text && drafts.getLegalTextDraft(text.id),
    unsavedWork: menu ? unsavedWork.map((each) => labelUnsavedWork(menu, each)) : [],
    publishing,
    approvals,
    /** Call this when files have changed on disk, so that drafts are read again. */
    handleFilesChanged,
    view,
    setView,
    preview,
    previewPage: (page: string, day?: string, proposal?: Proposal) => {
      closePanel();
      preview.previewChanges(page, day, proposal);
    },
    panel,
    openPanel: (nextPanel: ShellPanelName) => {
      setPanel(nextPanel);
      if (nextPanel === "approvals" || nextPanel === "publish") approvals.open();
      if (nextPanel === "check" && !publishing.hasPassed && !publishing.trialRefusal) void publishing.check();
    },
    closePanel,
    goToForm,
  };
}
