import { useEffect, useRef } from "react";
import { comingHash } from "#editor/app/coming/coming-list.tsx";
import { focusPartHeading, restoreLostFocus } from "#editor/app/form/focus-field.ts";
import { emptyFormContext, FormContext } from "#editor/app/form/form-context.ts";
import { guideHash } from "#editor/app/guide/guide-subjects.ts";
import { findNewFactsListId, formatDatedLabel } from "#editor/app/list/find-list.ts";
import { PagePreview } from "#editor/app/preview/page-preview.tsx";
import { ChangesPanel } from "#editor/app/publish/changes/changes-panel.tsx";
import { CheckPanel } from "#editor/app/publish/check-panel.tsx";
import { LiveState } from "#editor/app/publish/live-state.tsx";
import { PublishPanel } from "#editor/app/publish/publish-panel.tsx";
import { ApprovalsPanel } from "#editor/app/review/approvals-panel.tsx";
import { TeamStrip } from "#editor/app/review/team-strip.tsx";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import { useKeyedEffect } from "#editor/app/shared/hooks/use-keyed-effect.ts";
import segments from "#editor/app/shared/panels/segment.module.css";
import { replacePageHash } from "./editor-location.ts";
import styles from "./editor-shell.module.css";
import { OpenForm } from "./open-form.tsx";
import { ShellBar } from "./shell-bar.tsx";
import { ShellMenu } from "./shell-menu.tsx";
import { SkipLinks } from "./skip-links.tsx";
import { editorViews, formPartId, type Shell, useShell } from "./use-shell.ts";

/** Id of the list of page titles and descriptions, which only tabs and search engines show. */
const pageTitlesId = "paginas";

/** Focuses the form if the clicked link is gone: a phone hides the menu, and elsewhere the link may be unmounted. */
function leaveMenu(): void {
  if (matchMedia("(width < 64rem)").matches) focusPartHeading(formPartId);
  else restoreLostFocus(formPartId);
}

const specialLabels = new Map([
  [comingHash, "Qué viene"],
  [replacePageHash, "Buscar y reemplazar"],
]);

export function EditorShell() {
  const state = useShell();
  const { menu, location, list, text, file, approvals, preview, view, setView } = state;
  const { id } = location;
  const { setPage, previewProps } = preview;
  const previousId = useRef(id);
  useEffect(() => {
    setView(id === "" ? "menu" : "form");
    if (id !== previousId.current) leaveMenu();
    previousId.current = id;
  }, [id, setView]);
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
        <p role="status">{state.errorMessage || "Abriendo el editor…"}</p>
      </main>
    );
  const shell: Shell = { ...state, menu };
  const { pending, unsavedWork, panel } = shell;
  const showForm = () => {
    setView("form");
    leaveMenu();
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
          <ShellMenu shell={shell} onOpen={showForm} />
        </div>
        {/* Mounted again for each entry, so that each form starts at its top. */}
        <main key={id} id={formPartId} tabIndex={-1} className={styles.form} data-part="form">
          <OpenForm shell={shell} />
        </main>
        <section className={styles.page} data-part="page" aria-label="La página">
          <PagePreview
            {...previewProps}
            origin={menu.previewOrigin}
            showsSearchAppearance={id === pageTitlesId}
            reloadKey={shell.turn}
          />
        </section>
        <ShellBar shell={shell}>
          <LiveState hasDrafts={(pending?.changes.length ?? 0) + unsavedWork.length > 0} />
          {menu.team && <TeamStrip shell={shell} />}
        </ShellBar>
        {panel === "approvals" && menu.team && <ApprovalsPanel shell={shell} team={menu.team} />}
        {panel === "changes" && <ChangesPanel shell={shell} />}
        {panel === "check" && <CheckPanel shell={shell} />}
        {panel === "publish" && <PublishPanel shell={shell} />}
      </div>
    </FormContext>
  );
}
