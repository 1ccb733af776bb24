import { useContext, useSyncExternalStore } from "react";
import { formatLegalSourcePath } from "#domain/legal/version-paths.ts";
import type { Diagnostic, LegalTextInfo } from "#editor/api/api.ts";
import { findPart, isHead } from "#editor/api/legal-text-parts.ts";
import type { ClauseLink } from "#editor/api/requests/legal-text-api.ts";
import { formatSaveStatusMessage } from "#editor/app/draft/save-status.ts";
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
import { buildPendingChangesKey, selectLegalFacts } from "#editor/app/shell/use-menu-and-pending.ts";
import type { Shell } from "#editor/app/shell/use-shell.ts";
import { AddClauseForm } from "./clause/add-clause-form.tsx";
import { ClauseForm } from "./clause/clause-form.tsx";
import { ClausePicker } from "./clause/clause-picker.tsx";
import { listLinkTargets } from "./clause/link-targets.ts";
import { RenderedClause } from "./clause/rendered-clause.tsx";
import { isEffectiveDateDiagnostic, toFieldDiagnostic, toNewClauseDiagnostic } from "./legal-text-diagnostics.ts";
import type { LegalTextEditing } from "./legal-text-editing.ts";
import { LegalTextHeadFields } from "./legal-text-head-fields.tsx";
import { LegalTextNotices } from "./legal-text-notices.tsx";
import { lockLegalText, useLegalTextNavigation } from "./use-legal-text-navigation.ts";
import { FreezeVersionPanel } from "./version/freeze-version-panel.tsx";
import { LegalTextComparison } from "./version/legal-text-comparison.tsx";
import { LegalTextReview } from "./version/legal-text-review.tsx";
import { NextVersionForm } from "./version/next-version-form.tsx";
import { VersionBar } from "./version/version-bar.tsx";

type LegalTextEditorProps = { shell: Shell; text: LegalTextInfo };

export function LegalTextEditor({ shell, text: info }: LegalTextEditorProps) {
  const { setPage: onPreview } = shell.preview;
  const draft = shell.drafts.getLegalTextDraft(info.id);
  const pendingChangesKey = buildPendingChangesKey(info.id, shell.pending);
  const surroundings = useContext(FormContext);
  const facts = selectLegalFacts(surroundings.facts);
  const view = useSyncExternalStore(draft.subscribe, draft.view);
  // A proposal that is gone may have published the open version.
  const proposalsKey = shell.approvals.proposals?.map(({ id }) => id).join(" ");
  useKeyedEffect(`${pendingChangesKey} ${proposalsKey}`, () => void draft.open());
  const text = view.open && lockLegalText(view.open, info.lockReason);
  const navigation = useLegalTextNavigation(text, info.page, shell);
  const { key, clause, panel, actionErrors } = navigation;

  const { value: others = [] } = useServerData<readonly ClauseLink[]>(
    `/api/legal-texts/${info.id}/beside`,
    pendingChangesKey,
  );

  if (!text) return <p role="status">{formatSaveStatusMessage(view)}</p>;
  const linkTargets = listLinkTargets(text, facts, others);
  const editing: LegalTextEditing = { id: info.id, text, draft, view, navigation, linkTargets, onPreview };
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
  const comparison = panel === "compare" && <LegalTextComparison editing={editing} />;
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
      <VersionBar editing={editing} />
      <p role="status" className="visually-hidden">
        {navigation.announcement}
      </p>
      <ScrollAnchor />
      {/* `FrozenVersionNotice` lists the changes of a version that waits for «Publicar». */}
      {text.frozen?.state !== "ready" && (
        <LegalTextReview
          key={`${text.version} ${text.isLocked}`}
          editing={editing}
          pendingChangesKey={pendingChangesKey}
        />
      )}
      <LockedPart lockReason={info.lockReason}>
        <LegalTextNotices editing={editing} proposals={shell.approvals.proposals} />
      </LockedPart>
      <DiagnosticList diagnostics={listedDiagnostics} onOpenDiagnostic={navigation.goToDiagnostic} />
      {panel === "add" && <AddClauseForm editing={editing} />}
      {panel === "next" && text.nextVersion && <NextVersionForm editing={editing} rules={text.nextVersion} />}
      {panel === "freeze" && <FreezeVersionPanel editing={editing} />}
      <div className={layout.wide} hidden={panel !== undefined && panel !== "compare"}>
        <ClausePicker editing={editing} diagnostics={diagnostics} />
        {clause && openPart && !isHead(openPart) && (
          <ClauseForm
            key={`${text.version} ${key}`}
            editing={editing}
            clause={clause}
            row={openPart}
            diagnostics={diagnostics}
            sideContent={
              comparison || (
                <RenderedClause
                  html={clause.html}
                  isOutdated={hasError}
                  onOpenClause={navigation.goToClause}
                  onPreview={onPreview}
                />
              )
            }
          />
        )}
        {!clause && panel !== "freeze" && (
          <>
            <LegalTextHeadFields editing={editing} head={openPart && isHead(openPart) ? openPart : text.data.head} />
            {comparison}
          </>
        )}
      </div>
      <HistoryPanel key={text.version} file={formatLegalSourcePath(info.id, text.version)} isLocked={text.isLocked} />
    </FormContext>
  );
}
