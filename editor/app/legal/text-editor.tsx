import { useEffect, useSyncExternalStore } from "react";
import { formatLegalSourcePath } from "#domain/legal/version-paths.ts";
import type { Diagnostic, Menu, TextInfo } from "#editor/api/api.ts";
import type { ClauseLink, OpenText } from "#editor/api/text-api.ts";
import { findPart, headKey, isHead, listClauses, renameClauseRow, setTextPart } from "#editor/api/text-rows.ts";
import { formatSaveStatusMessage } from "#editor/app/draft/save-status.ts";
import { focusAfterRender, focusField } from "#editor/app/form/focus-field.ts";
import { FormContext } from "#editor/app/form/form-context.ts";
import { legalTextsSubject } from "#editor/app/guide/guide-subjects.ts";
import { DiagnosticList } from "#editor/app/list/diagnostic-list.tsx";
import { HistoryPanel } from "#editor/app/publish/history-panel.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { FormHead } from "#editor/app/shared/panels/form-head.tsx";
import { LockedPart } from "#editor/app/shared/panels/locked-part.tsx";
import { ScrollAnchor } from "#editor/app/shared/panels/scroll-anchor.tsx";
import { useServerData } from "#editor/app/shared/use-server-data.ts";
import { ClauseForm } from "./clause/clause-form.tsx";
import { ClausePicker } from "./clause/clause-picker.tsx";
import { listLinkTargets } from "./clause/link-targets.ts";
import { RenderedClause } from "./clause/rendered-clause.tsx";
import { HeadForm } from "./head-form.tsx";
import { isEffectiveDateDiagnostic, toFieldDiagnostic, toNewClauseDiagnostic } from "./text-diagnostics.ts";
import type { TextDraft } from "./text-draft.ts";
import { TextNotices, undoRestoreButtonId } from "./text-notices.tsx";
import { buildVersionReadyResult, TextPanels } from "./text-panels.tsx";
import { TextRestore } from "./text-restore.tsx";
import { findShownVersion, formatPartTitleId, useTextNavigation } from "./use-text-navigation.ts";
import { TextComparison } from "./version/text-comparison.tsx";
import { TextReview } from "./version/text-review.tsx";
import { VersionBar } from "./version/version-bar.tsx";

type TextEditorProps = {
  text: TextInfo;
  draft: TextDraft;
  /** Id of the clause in the URL hash. */
  part: string;
  facts: Menu["facts"];
  /** Value of `buildPendingChangesKey`; a new value loads the text again. */
  beside: string;
  /** Today in Mexico: `2026-11-23`. */
  today: string;
  /** Shows a page of the site in the preview. */
  onShow: (page: string) => void;
};

/** Editor of a legal text, clause by clause. Input is checked and saved as a draft while the user types. */
export function TextEditor({ text: info, draft, part, facts, beside, today, onShow }: TextEditorProps) {
  const view = useSyncExternalStore(draft.subscribe, draft.view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `beside` means that other drafts changed.
  useEffect(() => void draft.open(), [draft, beside]);
  const open = view.open && lockText(view.open, info.lockedBy);
  const navigation = useTextNavigation({ open, part, page: info.page, onShow });
  const { key, clause, panel, asked, openPanel, go, goToClause, goToDiagnostic, attempt, closePanel } = navigation;

  const { value: others = [] } = useServerData<readonly ClauseLink[]>(`/api/texts/${info.id}/beside`, beside);

  if (!open) return <p role="status">{formatSaveStatusMessage(view)}</p>;
  const linkTargets = listLinkTargets(open, facts, others);
  const shownMessages = new Set(view.diagnostics.map(({ where, message }) => where + message));
  const newDiagnostics = asked.filter(({ where, message }) => !shownMessages.has(where + message));
  const diagnostics = [
    ...(panel === "add" ? newDiagnostics.map(toNewClauseDiagnostic) : newDiagnostics),
    ...view.diagnostics,
  ];
  // The panel that freezes already shows all advice, and the errors about the effective date.
  const isListed = (each: Diagnostic) => each.kind === "error" && !isEffectiveDateDiagnostic(each);
  const listedDiagnostics = panel === "freeze" ? diagnostics.filter(isListed) : diagnostics;
  const hasError = diagnostics.some(({ kind, path }) => kind === "error" && path[0] === key);
  const openPart = findPart(view.data ?? open.data, key) ?? findPart(open.data, key);
  const comparison = panel === "compare" && (
    <TextComparison
      id={info.id}
      text={open}
      saveStatus={view.saveStatus}
      part={key}
      onGo={go}
      onWrite={() => focusField([key, clause ? "body" : "title"])}
      onClose={() => {
        openPanel(undefined);
        focusAfterRender(formatPartTitleId(key));
      }}
    />
  );
  return (
    <FormContext value={{ facts, pages: [], today, diagnostics: diagnostics.map(toFieldDiagnostic), published: [] }}>
      <FormHead title={info.label} about={legalTextsSubject} label="Textos legales" lockedBy={info.lockedBy} />
      <VersionBar
        text={open}
        panel={panel}
        onPanel={(next) => openPanel(next === panel ? undefined : next)}
        onVersion={(version) => {
          openPanel(undefined);
          void draft.reopen(version);
        }}
      />
      <p role="status" className="visually-hidden">
        {navigation.said}
      </p>
      <ScrollAnchor />
      {/* For a version that waits for «Publicar», `FrozenVersionNotice` lists the changes. */}
      {open.frozen?.state !== "ready" && (
        <TextReview
          key={`${open.version} ${open.isLocked}`}
          id={info.id}
          text={open}
          facts={facts}
          beside={beside}
          onGo={goToClause}
        />
      )}
      <LockedPart lockedBy={info.lockedBy}>
        <TextNotices
          id={info.id}
          draft={draft}
          view={view}
          text={open}
          facts={facts}
          shownVersion={findShownVersion(open)}
          onFreezeAgain={() =>
            void attempt(
              draft.performAction("POST", `/api/texts/${info.id}/versions/${open.version}/freeze`, ({ stamp }) => ({
                stamp,
              })),
              () => closePanel(key, buildVersionReadyResult(open.version)),
            )
          }
        />
      </LockedPart>
      <DiagnosticList diagnostics={listedDiagnostics} onGo={goToDiagnostic} />
      <TextPanels
        id={info.id}
        place={navigation}
        draft={draft}
        view={view}
        text={open}
        facts={facts}
        places={linkTargets}
        today={today}
        onShow={onShow}
      />
      <div className={layout.wide} hidden={panel !== undefined && panel !== "compare"}>
        <ClausePicker
          clauses={listClauses(open)}
          diagnostics={diagnostics}
          facts={facts}
          open={key}
          sought={navigation.sought}
          onSought={navigation.seek}
          onOpen={go}
          isAdding={view.adding !== undefined}
          onAdd={open.isLocked ? undefined : () => openPanel("add")}
        />
        {clause && openPart && !isHead(openPart) && (
          <ClauseForm
            key={`${open.version} ${key}`}
            clause={clause}
            words={openPart}
            isLocked={open.isLocked}
            taken={open.data.clauses.map(({ id }) => id)}
            diagnostics={diagnostics}
            facts={facts}
            places={linkTargets}
            beside={
              comparison || <RenderedClause html={clause.html} isBehind={hasError} onGo={goToClause} onShow={onShow} />
            }
            address={view.addresses?.[key]}
            onAddress={(address) => draft.storeAddress(key, address)}
            onChange={(words) => draft.changePart(key, words)}
            onGo={goToClause}
            onMove={(id) =>
              void attempt(
                // Cancel if the clause has invalid input: it is stored under the old address and would be lost.
                draft.saveWholeText((data) =>
                  draft.view().diagnostics.some(({ kind, path }) => kind === "error" && path[0] === key)
                    ? undefined
                    : renameClauseRow(data, key, id),
                ),
                () => {
                  draft.storeAddress(key, undefined);
                  closePanel(id);
                },
              )
            }
            onRemove={() =>
              void attempt(
                draft.saveWholeText((data) => setTextPart(data, key, undefined)),
                () => closePanel(headKey),
              )
            }
          />
        )}
        {!clause && panel !== "freeze" && (
          <>
            <HeadForm
              head={openPart && isHead(openPart) ? openPart : open.data.head}
              today={today}
              isLocked={open.isLocked}
              onChange={(head) => draft.changePart(headKey, head)}
            />
            {comparison}
          </>
        )}
      </div>
      <HistoryPanel
        key={open.version}
        file={formatLegalSourcePath(info.id, open.version)}
        see={(entry) => (
          <TextRestore
            id={info.id}
            text={open}
            entry={entry}
            onBack={(part) =>
              void attempt(draft.restore(entry.commit, part), () => focusAfterRender(undoRestoreButtonId))
            }
          />
        )}
      />
    </FormContext>
  );
}

/** The text as people without the role for it see it: like a published version, without buttons for versions. */
function lockText(text: OpenText, lockedBy: string | undefined): OpenText {
  if (lockedBy === undefined) return text;
  const { obstacles: _obstacles, next: _next, ...shown } = text;
  return { ...shown, isLocked: true };
}
