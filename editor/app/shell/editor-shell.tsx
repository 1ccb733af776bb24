import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { parseLegalPath } from "#domain/legal/version-paths.ts";
import { useDrafts } from "#editor/app/draft/use-drafts.ts";
import { CoverageUploadForm } from "#editor/app/files/file-editor.tsx";
import { focusPartHeading, restoreLostFocus } from "#editor/app/form/focus-field.ts";
import { GuideArticle } from "#editor/app/guide/guide-article.tsx";
import { guideHash } from "#editor/app/guide/guide-link.tsx";
import { ListEditor } from "#editor/app/list/list-editor.tsx";
import { PagePreview } from "#editor/app/preview/page-preview.tsx";
import { usePreview } from "#editor/app/preview/use-preview.ts";
import { useContentCheck } from "#editor/app/publish/checks/use-content-check.ts";
import { PrePublishNotices } from "#editor/app/publish/pre-publish-notices.tsx";
import { TeamStrip } from "#editor/app/review/team-strip.tsx";
import { useApprovals } from "#editor/app/review/use-approvals.ts";
import { usePipeline } from "#editor/app/review/use-pipeline.ts";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import segments from "#editor/app/shared/panels/segment.module.css";
import styles from "./editor-shell.module.css";
import { parsePlace, usePlace } from "./place.ts";
import { ShellBar, type ShellPanelName } from "./shell-bar.tsx";
import { ShellMenu } from "./shell-menu.tsx";
import { ShellPanels } from "./shell-panels.tsx";
import { SkipLinks } from "./skip-links.tsx";
import { buildPendingChangesKey, selectLegalFacts, useMenuAndPending } from "./use-menu-and-pending.ts";
import { Welcome } from "./welcome.tsx";

/** Loaded only when a legal text is opened. */
const TextEditor = lazy(async () => ({ default: (await import("#editor/app/legal/text-editor.tsx")).TextEditor }));

/** The parts of the editor; a phone shows one at a time. */
const views = [
  { id: "menu", label: "Menú" },
  { id: "form", label: "Formulario" },
  { id: "page", label: "Página" },
] as const;
type View = (typeof views)[number]["id"];

const formId = "formulario";
/** Id of the list of page titles and descriptions, which only tabs and search engines show. */
const pageTitles = "paginas";

/** Focuses the form if the clicked link is gone: a phone hides the menu, and elsewhere the link may be unmounted. */
function leaveMenu(): void {
  if (matchMedia("(width < 64rem)").matches) focusPartHeading(formId);
  else restoreLostFocus(formId);
}

/** The whole editor: the menu, the open form, the preview, the bar with status and actions, and its panels. */
export function EditorShell() {
  const { id, part, row, field, openRow } = usePlace();
  const { menu, pending, fault, turn, reloadPending: changed, reloadMenu } = useMenuAndPending(id);
  const isTeam = menu?.team !== undefined;
  const { pipeline, trackPublication } = usePipeline(isTeam);
  const check = useContentCheck();
  const { markOutdated } = check;
  const saved = useCallback(() => {
    markOutdated();
    changed();
  }, [markOutdated, changed]);
  const fileSaved = useCallback(() => {
    saved();
    reloadMenu();
  }, [saved, reloadMenu]);
  const drafts = useDrafts(menu, saved);
  const [view, setView] = useState<View>(id === "" ? "menu" : "form");
  const shown = usePreview(id, setView);
  const { setPage, beside } = shown;
  const [panel, setPanel] = useState<ShellPanelName>();
  const before = useRef(id);
  useEffect(() => {
    setView(id === "" ? "menu" : "form");
    if (id !== before.current) leaveMenu();
    before.current = id;
  }, [id]);

  const list = menu?.lists.find((each) => each.id === id);
  const file = menu?.files.find((each) => each.id === id);
  const text = menu?.texts.find((each) => each.id === id);
  const draft = list && drafts.getListDraft(list);
  const textDraft = text && drafts.getTextDraft(text.id);
  const approvals = useApprovals(isTeam, () => {
    drafts.refresh();
    fileSaved();
  });
  const label = list?.label ?? text?.label ?? file?.label;
  const isGuide = id === guideHash;
  useEffect(() => {
    // The guide sets the title for its own pages.
    if (isGuide) return;
    document.title = label ? `${label} · Editor de wim` : "Editor de wim";
    if (!label) setPage("/");
  }, [label, isGuide, setPage]);

  if (!menu)
    return (
      <main className={styles.waiting}>
        <p role="status">{fault || "Abriendo el editor…"}</p>
      </main>
    );
  const unsaved = drafts.unsaved.map((each) => ({
    ...each,
    label: [...menu.lists, ...menu.texts].find((entry) => entry.id === each.place)?.label ?? each.place,
  }));
  const todos = pending?.todos ?? [];
  const marks = new Map([
    ...todos.map(({ place }) => [parsePlace(place).id, "por revisar"] as const),
    ...unsaved.map(({ place, mark }) => [place, mark] as const),
  ]);
  const openPanel = (next: ShellPanelName) => {
    setPanel(next);
    if (next === "check" && !check.checked) void check.run();
  };
  const go = () => {
    setPanel(undefined);
    setView("form");
    focusPartHeading(formId);
  };
  const showForm = () => {
    setView("form");
    leaveMenu();
  };
  const reopenDrafts = (path: string) => {
    const changedList = menu.lists.find((each) => each.file === path);
    if (changedList) void drafts.getListDraft(changedList).reopen();
    const changedText = menu.texts.find((each) => each.id === parseLegalPath(path)?.id);
    if (changedText) void drafts.getTextDraft(changedText.id).reopen();
    fileSaved();
  };
  return (
    <div
      className={styles.editor}
      data-view={view}
      data-device={beside.look.isPaper ? "computer" : beside.look.device}
      data-guide={isGuide || undefined}
    >
      <SkipLinks onShow={setView} />
      <div className={`${styles.views} ${segments.segment}`}>
        {views.map(({ id: each, label: words }) => (
          <PushButton key={each} aria-pressed={view === each} onClick={() => setView(each)}>
            {words}
          </PushButton>
        ))}
      </div>
      <div className={styles.menu} data-part="menu">
        <ShellMenu menu={menu} pending={pending} marks={marks} open={id} onOpen={showForm} onFound={go} />
      </div>
      {/* Mounted again for each entry, so that each form begins at its top. */}
      <main key={id} id={formId} tabIndex={-1} className={styles.form} data-part="form">
        {list && draft && (
          <ListEditor
            key={list.id}
            list={list}
            draft={draft}
            facts={menu.facts}
            pages={menu.pages}
            today={menu.today}
            row={row}
            field={field}
            isPending={pending?.changes.some((change) => change.file === list.file) ?? true}
            expected={drafts.getExpectedTodos()}
            onRow={openRow}
            onShow={setPage}
            onSeek={shown.seek}
            onComing={shown.setComing}
            onFollow={shown.showChange}
          />
        )}
        {text && textDraft && (
          <Suspense fallback={<p role="status">Abriendo…</p>}>
            <TextEditor
              key={text.id}
              text={text}
              draft={textDraft}
              part={part}
              facts={selectLegalFacts(menu)}
              beside={buildPendingChangesKey(text.id, pending)}
              today={menu.today}
              onShow={setPage}
            />
          </Suspense>
        )}
        {file && <CoverageUploadForm key={file.id} file={file} onSaved={fileSaved} onShow={setPage} />}
        {isGuide && <GuideArticle part={part} />}
        {!list && !text && !file && !isGuide && <Welcome menu={menu} isLost={!["", "inicio"].includes(id)} />}
      </main>
      <section className={styles.page} data-part="page" aria-label="La página">
        <PagePreview
          {...beside}
          origin={menu.previewOrigin}
          isFound={id === pageTitles}
          turn={turn}
          today={menu.today}
        />
      </section>
      <ShellBar
        draft={draft ?? textDraft}
        pending={pending}
        unsaved={unsaved}
        open={id}
        check={check}
        onOpen={openPanel}
        onGo={go}
      >
        {menu.team && (
          <TeamStrip
            person={menu.person}
            proposals={approvals.proposals}
            pipeline={pipeline}
            hasUnsaved={unsaved.length > 0}
            onApprovals={() => {
              approvals.reload();
              setPanel("approvals");
            }}
          />
        )}
      </ShellBar>
      <ShellPanels
        panel={panel}
        menu={menu}
        pending={pending}
        notices={<PrePublishNotices todos={todos} unsaved={unsaved} onGo={go} />}
        unsaved={unsaved}
        check={check}
        approvals={approvals}
        onClose={() => setPanel(undefined)}
        onPublish={pending?.changes.length ? () => openPanel("publish") : undefined}
        onBack={go}
        onSee={(changed, proposal) => {
          setPanel(undefined);
          shown.see(changed, proposal);
        }}
        onDecided={(isPublished) => {
          if (isPublished) trackPublication();
          drafts.refresh();
          fileSaved();
        }}
        onDiscarded={reopenDrafts}
        onPublished={({ commit, proposal }, files) => {
          if (!proposal) trackPublication(commit);
          check.clear();
          drafts.refresh(proposal ? [] : files);
          reloadMenu();
          changed();
          approvals.reload();
        }}
      />
    </div>
  );
}
