import { useCallback, useEffect, useRef, useState } from "react";
import type { Proposal } from "#editor/api/requests/team-api.ts";
import { comingHash } from "#editor/app/coming/coming-list.tsx";
import { useDrafts } from "#editor/app/draft/use-drafts.ts";
import { focusPartHeading, restoreLostFocus } from "#editor/app/form/focus-field.ts";
import { emptyFormContext, FormContext } from "#editor/app/form/form-context.ts";
import { guideHash } from "#editor/app/guide/guide-subjects.ts";
import { findList, findNewFactsListId, formatDatedLabel, splitListId } from "#editor/app/list/find-list.ts";
import { PagePreview } from "#editor/app/preview/page-preview.tsx";
import { usePreview } from "#editor/app/preview/use-preview.ts";
import { ChangesPanel } from "#editor/app/publish/changes/changes-panel.tsx";
import { CheckPanel } from "#editor/app/publish/check-panel.tsx";
import { LiveState } from "#editor/app/publish/live-state.tsx";
import { labelUnsavedWork, PrePublishNotices } from "#editor/app/publish/pre-publish-notices.tsx";
import { PublishPanel } from "#editor/app/publish/publish-panel.tsx";
import { usePublishing } from "#editor/app/publish/use-publishing.ts";
import { ApprovalsPanel, formatApprovalProgress } from "#editor/app/review/approvals-panel.tsx";
import { TeamStrip } from "#editor/app/review/team-strip.tsx";
import { useApprovals } from "#editor/app/review/use-approvals.ts";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import { useKeyedEffect } from "#editor/app/shared/hooks/use-keyed-effect.ts";
import { useListener } from "#editor/app/shared/hooks/use-listener.ts";
import segments from "#editor/app/shared/panels/segment.module.css";
import { parseEditorLocation, replacePageHash, useEditorLocation } from "./editor-location.ts";
import styles from "./editor-shell.module.css";
import { OpenForm } from "./open-form.tsx";
import { ShellBar, type ShellPanelName } from "./shell-bar.tsx";
import { ShellMenu } from "./shell-menu.tsx";
import { SkipLinks } from "./skip-links.tsx";
import { announceChangedFiles, useMenuAndPending } from "./use-menu-and-pending.ts";

/** The parts of the editor; a phone shows one at a time. */
const editorViews = [
  { id: "menu", label: "Menú" },
  { id: "form", label: "Formulario" },
  { id: "page", label: "Página" },
] as const;
type EditorView = (typeof editorViews)[number]["id"];

const formId = "formulario";
/** Id of the list of page titles and descriptions, which only tabs and search engines show. */
const pageTitlesId = "paginas";

/** Focuses the form if the clicked link is gone: a phone hides the menu, and elsewhere the link may be unmounted. */
function leaveMenu(): void {
  if (matchMedia("(width < 64rem)").matches) focusPartHeading(formId);
  else restoreLostFocus(formId);
}

/** Labels of the locations that are not a list, text or file. */
const specialLabels = new Map([
  [comingHash, "Qué viene"],
  [replacePageHash, "Buscar y reemplazar"],
]);

export function EditorShell() {
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
  const { drafts, unsavedWork: unlabelledWork } = useDrafts(menu, handleSave);
  const [view, setView] = useState<EditorView>(id === "" ? "menu" : "form");
  const preview = usePreview(id, setView);
  const { setPage, previewProps } = preview;
  const [panel, setPanel] = useState<ShellPanelName>();
  const go = () => {
    setPanel(undefined);
    setView("form");
    focusPartHeading(formId);
  };
  // A link in the bar or in a panel opens a form, so the panel closes.
  useListener(window, "click", ({ target }) => {
    if (target instanceof Element && target.closest(":is(dialog, footer) a[href^='#']")) go();
  });
  const previousId = useRef(id);
  useEffect(() => {
    setView(id === "" ? "menu" : "form");
    if (id !== previousId.current) leaveMenu();
    previousId.current = id;
  }, [id]);

  const list = menu && findList(menu, id);
  const file = menu?.files.find((each) => each.id === id);
  const text = menu?.legalTexts.find((each) => each.id === id);
  const draft = list ? drafts.getListDraft(list) : text && drafts.getLegalTextDraft(text.id);
  const handleFilesChanged = () => {
    markOutdated();
    announceChangedFiles();
  };
  const approvals = useApprovals(menu?.team, text?.id, handleFilesChanged);
  // A phone starts with the menu, unless something waits on the start page.
  useKeyedEffect(id === "" && approvals.isAwaited, (isAwaited) => {
    if (isAwaited && document.activeElement === document.body) setView("form");
  });
  const label = specialLabels.get(id) ?? (list && formatDatedLabel(list)) ?? text?.label ?? file?.label;
  const isGuide = id === guideHash;
  useEffect(() => {
    // The guide sets the document title of its own pages.
    if (isGuide) return;
    document.title = label ? `${label} · Editor de wim` : "Editor de wim";
    if (!label || id === comingHash) setPage("/");
  }, [label, isGuide, id, setPage]);

  if (!menu)
    return (
      <main className={styles.waiting}>
        <p role="status">{errorMessage || "Abriendo el editor…"}</p>
      </main>
    );
  const unsavedWork = unlabelledWork.map((each) => labelUnsavedWork(menu, each));
  const todos = pending?.todos ?? [];
  const marks = new Map([
    ...todos.flatMap(({ location, isReminder }) =>
      isReminder ? [] : [[parseEditorLocation(location).id, "por revisar"] as const],
    ),
    ...unsavedWork.map(({ location, mark }) => [splitListId(location)[0], mark] as const),
  ]);
  const openPanel = (nextPanel: ShellPanelName) => {
    setPanel(nextPanel);
    if (nextPanel === "approvals" || nextPanel === "publish") approvals.open();
    if (nextPanel === "check" && !publishing.hasPassed && !publishing.trialRefusal) void publishing.check();
  };
  const showForm = () => {
    setView("form");
    leaveMenu();
  };
  const closePanel = () => setPanel(undefined);
  const previewPage = (changedPage: string, proposal?: Proposal, day?: string) => {
    closePanel();
    preview.previewChanges(changedPage, proposal, day);
  };
  return (
    <FormContext value={{ ...emptyFormContext, ...menu, newFactsListId: findNewFactsListId(menu) }}>
      <div
        className={styles.editor}
        data-view={view}
        data-device={previewProps.device}
        data-wide={[guideHash, replacePageHash].includes(id) || undefined}
      >
        <SkipLinks onShow={setView} />
        <div className={`${styles.views} ${segments.segment}`}>
          {editorViews.map(({ id: each, label: viewLabel }) => (
            <PushButton key={each} aria-pressed={view === each} onClick={() => setView(each)}>
              {viewLabel}
            </PushButton>
          ))}
        </div>
        <div className={styles.menu} data-part="menu">
          <ShellMenu
            menu={menu}
            pending={pending}
            marksById={marks}
            openId={id}
            onOpen={showForm}
            onFollowResult={go}
          />
        </div>
        {/* Mounted again for each entry, so that each form starts at its top. */}
        <main key={id} id={formId} tabIndex={-1} className={styles.form} data-part="form">
          <OpenForm
            menu={menu}
            location={location}
            pending={pending}
            drafts={drafts}
            preview={preview}
            reloadKey={turn}
            unsavedLabels={unsavedWork.map((each) => each.label)}
            onFilesChanged={handleFilesChanged}
            proposals={approvals.proposals}
            onOpenApprovals={() => openPanel("approvals")}
          />
        </main>
        <section className={styles.page} data-part="page" aria-label="La página">
          <PagePreview
            {...previewProps}
            origin={menu.previewOrigin}
            showsSearchAppearance={id === pageTitlesId}
            reloadKey={turn}
          />
        </section>
        <ShellBar
          draft={draft}
          pending={pending}
          unsavedWork={unsavedWork}
          menu={menu}
          openId={id}
          publishing={publishing}
          approvalMessage={panel === "approvals" ? undefined : formatApprovalProgress(approvals)}
          onOpen={openPanel}
        >
          <LiveState hasDrafts={(pending?.changes.length ?? 0) + unsavedWork.length > 0} />
          {menu.team && (
            <TeamStrip
              person={menu.person}
              proposals={approvals.proposals}
              hasUnsavedInput={unsavedWork.length > 0}
              onOpenApprovals={() => openPanel("approvals")}
            />
          )}
        </ShellBar>
        {panel === "approvals" && menu.team && (
          <ApprovalsPanel approvals={approvals} team={menu.team} onClose={closePanel} onPreview={previewPage} />
        )}
        {panel === "changes" && (
          <ChangesPanel
            pending={pending}
            notices={<PrePublishNotices todos={todos} unsavedWork={unsavedWork} />}
            legalTexts={menu.legalTexts}
            onClose={closePanel}
            onPreview={(page, day) => previewPage(page, undefined, day)}
            onDiscarded={(path) => {
              drafts.reopen(menu, path);
              handleFilesChanged();
            }}
          />
        )}
        {panel === "check" && (
          <CheckPanel
            publishing={publishing}
            onPublish={pending?.changes.length ? () => openPanel("publish") : undefined}
            onClose={closePanel}
          />
        )}
        {panel === "publish" && (
          <PublishPanel
            pending={pending}
            unsavedWork={unsavedWork}
            person={menu.person}
            team={menu.team}
            proposals={approvals.proposals}
            publishing={publishing}
            onClose={closePanel}
            onBack={go}
          />
        )}
      </div>
    </FormContext>
  );
}
