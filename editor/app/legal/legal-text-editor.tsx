import { useContext, useState, useSyncExternalStore } from "react";
import { formatLegalSourcePath } from "#domain/legal/version-paths.ts";
import type { Diagnostic, LegalTextInfo } from "#editor/api/api.ts";
import { findPart, headKey, isHead, listClausesWithRendering, setPart } from "#editor/api/legal-text-parts.ts";
import type { ClauseLink } from "#editor/api/requests/legal-text-api.ts";
import type { Proposal } from "#editor/api/requests/team-api.ts";
import { formatSaveStatusMessage } from "#editor/app/draft/save-status.ts";
import { focusAfterRender, focusField } from "#editor/app/form/focus-field.ts";
import { FormContext } from "#editor/app/form/form-context.ts";
import { legalTextsSubject } from "#editor/app/guide/guide-subjects.ts";
import { DiagnosticList } from "#editor/app/list/diagnostic-list.tsx";
import { HistoryPanel } from "#editor/app/publish/history-panel.tsx";
import { useKeyedEffect } from "#editor/app/shared/hooks/use-keyed-effect.ts";
import { useServerData } from "#editor/app/shared/hooks/use-server-data.ts";
import layout from "#editor/app/shared/layout.module.css";
import { FormTitleBar } from "#editor/app/shared/panels/form-title-bar.tsx";
import { LockedPart } from "#editor/app/shared/panels/locked-part.tsx";
import { ScrollAnchor } from "#editor/app/shared/panels/scroll-anchor.tsx";
import { selectLegalFacts } from "#editor/app/shell/use-menu-and-pending.ts";
import { ClauseForm } from "./clause/clause-form.tsx";
import { ClausePicker } from "./clause/clause-picker.tsx";
import { listLinkTargets } from "./clause/link-targets.ts";
import { RenderedClause } from "./clause/rendered-clause.tsx";
import { isEffectiveDateDiagnostic, toFieldDiagnostic, toNewClauseDiagnostic } from "./legal-text-diagnostics.ts";
import type { LegalTextDraft } from "./legal-text-draft.ts";
import { LegalTextHeadFields } from "./legal-text-head-fields.tsx";
import { LegalTextNotices, undoRestoreButtonId } from "./legal-text-notices.tsx";
import { buildVersionReadyResult, LegalTextPanels } from "./legal-text-panels.tsx";
import { LegalTextRestore } from "./legal-text-restore.tsx";
import {
  findPublicVersion,
  formatPartTitleId,
  type LegalTextNavigationOptions,
  lockLegalText,
  useLegalTextNavigation,
} from "./use-legal-text-navigation.ts";
import { LegalTextComparison } from "./version/legal-text-comparison.tsx";
import { LegalTextReview } from "./version/legal-text-review.tsx";
import { VersionBar } from "./version/version-bar.tsx";

type LegalTextEditorProps = Pick<LegalTextNavigationOptions, "onPreview" | "onPreviewDraft"> & {
  text: LegalTextInfo;
  draft: LegalTextDraft;
  /** Id of the clause in the URL hash. */
  clauseId: string;
  /** A new value, from `buildPendingChangesKey`, loads the text again. */
  pendingChangesKey: string;
  /** The open proposals of a team, which may have the same version. */
  proposals: readonly Proposal[] | undefined;
};

/** Editor of a legal text, clause by clause. Input is checked and saved as a draft while the user types. */
export function LegalTextEditor({
  text: info,
  draft,
  clauseId,
  pendingChangesKey,
  proposals,
  ...previewProps
}: LegalTextEditorProps) {
  const { onPreview } = previewProps;
  const surroundings = useContext(FormContext);
  const facts = selectLegalFacts(surroundings.facts);
  const view = useSyncExternalStore(draft.subscribe, draft.view);
  useKeyedEffect(pendingChangesKey, () => void draft.open());
  const text = view.open && lockLegalText(view.open, info.lockReason);
  const [wantedDay, setWantedDay] = useState<{ day: string }>();
  const navigation = useLegalTextNavigation({ open: text, clauseId, page: info.page, ...previewProps });
  const { key, clause, panel, actionErrors, openPanel, go, goToClause, goToDiagnostic, attempt, closePanel } =
    navigation;

  const { value: others = [] } = useServerData<readonly ClauseLink[]>(
    `/api/legal-texts/${info.id}/beside`,
    pendingChangesKey,
  );

  if (!text) return <p role="status">{formatSaveStatusMessage(view)}</p>;
  const linkTargets = listLinkTargets(text, facts, others);
  const shownMessages = new Set(view.diagnostics.map(({ where, message }) => where + message));
  const addedDiagnostics = actionErrors.filter(({ where, message }) => !shownMessages.has(where + message));
  const diagnostics = [
    ...(panel === "add" ? addedDiagnostics.map(toNewClauseDiagnostic) : addedDiagnostics),
    ...view.diagnostics,
  ];
  // The freeze panel already shows all advice, and the errors about the effective date.
  const isListed = (each: Diagnostic) => each.kind === "error" && !isEffectiveDateDiagnostic(each);
  const listedDiagnostics = panel === "freeze" ? diagnostics.filter(isListed) : diagnostics;
  const hasError = diagnostics.some(({ kind, path }) => kind === "error" && path[0] === key);
  const openPart = findPart(view.data ?? text.data, key) ?? findPart(text.data, key);
  const comparison = panel === "compare" && (
    <LegalTextComparison
      id={info.id}
      text={text}
      saveStatus={view.saveStatus}
      openPart={key}
      onOpenPart={go}
      onEdit={() => focusField([key, clause ? "body" : "title"])}
      onClose={() => {
        openPanel(undefined);
        focusAfterRender(formatPartTitleId(key));
      }}
    />
  );
  return (
    <FormContext
      value={{ ...surroundings, facts, diagnostics: diagnostics.map(toFieldDiagnostic), newFactsListId: "pendientes" }}
    >
      <FormTitleBar
        title={info.label}
        guideSubject={legalTextsSubject}
        guideLabel="Textos legales"
        lockReason={info.lockReason}
      />
      <VersionBar
        text={text}
        panel={panel}
        onPanelOpen={(nextPanel) => {
          setWantedDay(undefined);
          openPanel(nextPanel === panel ? undefined : nextPanel);
        }}
        onVersionChange={(version) => {
          openPanel(undefined);
          void draft.reopen(version);
        }}
      />
      <p role="status" className="visually-hidden">
        {navigation.announcement}
      </p>
      <ScrollAnchor />
      {/* `FrozenVersionNotice` lists the changes of a version that waits for «Publicar». */}
      {text.frozen?.state !== "ready" && (
        <LegalTextReview
          key={`${text.version} ${text.isLocked}`}
          id={info.id}
          text={text}
          pendingChangesKey={pendingChangesKey}
          onOpenClause={goToClause}
          onPrepareNext={
            text.nextVersion && info.lockReason === undefined
              ? (day) => {
                  setWantedDay({ day });
                  openPanel("next");
                }
              : undefined
          }
        />
      )}
      <LockedPart lockReason={info.lockReason}>
        <LegalTextNotices
          id={info.id}
          draft={draft}
          view={view}
          text={text}
          publicVersion={findPublicVersion(text)}
          proposals={proposals}
          onFreezeAgain={() =>
            void attempt(
              draft.performAction(
                "POST",
                `/api/legal-texts/${info.id}/versions/${text.version}/freeze`,
                ({ revision }) => ({
                  revision,
                }),
              ),
              () => closePanel(key, buildVersionReadyResult(text.version)),
            )
          }
        />
      </LockedPart>
      <DiagnosticList diagnostics={listedDiagnostics} onOpenDiagnostic={goToDiagnostic} />
      <LegalTextPanels
        id={info.id}
        navigation={navigation}
        draft={draft}
        view={view}
        text={text}
        linkTargets={linkTargets}
        wantedDay={wantedDay}
        onPreview={onPreview}
      />
      <div className={layout.wide} hidden={panel !== undefined && panel !== "compare"}>
        <ClausePicker
          clauses={listClausesWithRendering(text)}
          diagnostics={diagnostics}
          openKey={key}
          searchText={navigation.searchText}
          onSearchTextChange={navigation.setSearchText}
          onOpen={go}
          isAdding={view.adding !== undefined}
          onAddClause={text.isLocked ? undefined : () => openPanel("add")}
        />
        {clause && openPart && !isHead(openPart) && (
          <ClauseForm
            key={`${text.version} ${key}`}
            clause={clause}
            row={openPart}
            isLocked={text.isLocked}
            diagnostics={diagnostics}
            linkTargets={linkTargets}
            sideContent={
              comparison || (
                <RenderedClause
                  html={clause.html}
                  isOutdated={hasError}
                  onOpenClause={goToClause}
                  onPreview={onPreview}
                />
              )
            }
            onChange={(row) => draft.changePart(key, row)}
            onOpenClause={goToClause}
            onRemove={() =>
              void attempt(
                draft.saveWholeLegalText((data) => setPart(data, key, undefined)),
                () => closePanel(headKey),
              )
            }
          />
        )}
        {!clause && panel !== "freeze" && (
          <>
            <LegalTextHeadFields
              head={openPart && isHead(openPart) ? openPart : text.data.head}
              isLocked={text.isLocked}
              onChange={(head) => draft.changePart(headKey, head)}
            />
            {comparison}
          </>
        )}
      </div>
      <HistoryPanel
        key={text.version}
        file={formatLegalSourcePath(info.id, text.version)}
        renderContent={(entry) => (
          <LegalTextRestore
            id={info.id}
            text={text}
            entry={entry}
            onRestore={(part) =>
              void attempt(draft.restore(entry.commit, part), () => focusAfterRender(undoRestoreButtonId))
            }
          />
        )}
      />
    </FormContext>
  );
}
