import { useContext, useEffect, useState } from "react";
import { isDay } from "#domain/calendar/civil-time.ts";
import type { Diagnostic } from "#editor/api/api.ts";
import { formatFieldId } from "#editor/api/form/form-value.ts";
import { headKey, listClausesWithRendering } from "#editor/api/legal-text-parts.ts";
import type { OpenLegalText } from "#editor/api/requests/legal-text-api.ts";
import { focusAfterRender, focusField } from "#editor/app/form/focus-field.ts";
import { FormContext } from "#editor/app/form/form-context.ts";
import { toSourceText } from "#editor/app/form/writing/fact-chips.ts";
import { findWords } from "#editor/app/form/writing/text-selection.ts";
import { selectInTextArea } from "#editor/app/form/writing/use-text-area.ts";
import type { VersionDraftView } from "#editor/app/preview/page-view.ts";
import { useKeyedEffect } from "#editor/app/shared/hooks/use-keyed-effect.ts";
import type { Shell } from "#editor/app/shell/use-shell.ts";
import { toNewClauseDiagnostic } from "./legal-text-diagnostics.ts";

type LegalTextPanel = "add" | "compare" | "next" | "freeze";

/** Id of the heading that gets the focus after the next version is created. */
export const unpublishedDraftTitleId = "titulo-sin-verse";

export const formatPanelButtonId = (panel: LegalTextPanel) => `abre-${panel}`;

export type LegalTextNavigation = ReturnType<typeof useLegalTextNavigation>;

type PanelResult = { announcement?: string; focusId?: string };

/** @param open - undefined until the text is loaded. @param page - the page that shows the text. */
export function useLegalTextNavigation(open: OpenLegalText | undefined, page: string, shell: Shell) {
  const { setPage: onPreview, showDraft } = shell.preview;
  const { today } = useContext(FormContext);
  const [key, setKey] = useState(headKey);
  const [panel, setPanel] = useState<LegalTextPanel>();
  /** First day for the next version, as a to-do asked for it; a new object writes it into the open form again. */
  const [wantedDay, setWantedDay] = useState<{ day: string }>();
  const [announcement, setAnnouncement] = useState("");
  const [searchText, setSearchText] = useState("");
  const [actionErrors, setActionErrors] = useState<readonly Diagnostic[]>([]);
  useEffect(() => onPreview(page), [page, onPreview]);
  // Clears the errors when another text opens, because they belong to the previous one.
  useKeyedEffect(open?.revision, () => setActionErrors([]));
  const isPublished = open?.isDraft === false;
  // Clears the announcement «Falta el botón «Publicar»» once the version is published.
  useEffect(() => {
    if (isPublished) setAnnouncement("");
  }, [isPublished]);
  const openClause = open && listClausesWithRendering(open).find(({ id }) => id === key);
  const draftView = open && findDraftView(open, today);
  useKeyedEffect(JSON.stringify(draftView), () => showDraft(draftView));
  const isOnPage =
    open !== undefined && (findPublicVersion(open) === undefined || open.version === open.versions[0]?.version);
  const openPanel = (nextPanel: LegalTextPanel | undefined, day?: string) => {
    setPanel(nextPanel);
    setWantedDay(day === undefined ? undefined : { day });
    setActionErrors([]);
    setAnnouncement("");
    if (nextPanel) focusAfterRender(panelFocusIds[nextPanel]);
  };
  const openPart = (id: string) => {
    setKey(id);
    // Closes the open panel, unless it is the comparison.
    openPanel(panel === "compare" ? panel : undefined);
    if (id !== headKey && isOnPage) onPreview(`${page}#${id}`);
    focusAfterRender(formatPartTitleId(id));
  };
  // Moves the focus only for another clause, not for typed text, which also changes `open`.
  useKeyedEffect(open !== undefined && shell.location.part, (wantedId) => {
    if (wantedId) goToClause(wantedId);
  });
  const goToClause = (anchor: string) => {
    const target = open?.data.clauses.find(({ id }) => anchor === id || anchor.startsWith(`${id}-`));
    if (target) openPart(target.id);
  };
  const goToDiagnostic = ({ path, line }: Diagnostic) => {
    const [part, field, number] = path;
    const isHere = part === "nueva" || document.getElementById(formatFieldId(path))?.offsetParent;
    if (typeof part === "string" && part !== "nueva") setKey(part);
    if (!isHere && panel !== "compare") setPanel(undefined);
    setTimeout(() => {
      focusField(path);
      const area = document.getElementById(formatFieldId([part ?? "", field ?? ""]));
      if (!(area instanceof HTMLTextAreaElement) || typeof number !== "number") return;
      selectInTextArea(area, findWords(toSourceText(area.value), { line: number, words: line?.words ?? "" }));
    });
  };
  /**
   * Shows the errors of an action and focuses the first error's field.
   *
   * @param work - resolves to the errors; undefined if the action was cancelled or failed.
   * @param onSuccess - called if the action succeeded.
   */
  const attempt = async (work: Promise<readonly Diagnostic[] | undefined>, onSuccess: () => void) => {
    const errors = await work;
    setActionErrors(errors ?? []);
    if (errors?.length === 0) return onSuccess();
    const [first] = errors ?? [];
    // Focuses the field after the error is rendered, so that screen readers read the error as its description.
    if (first) setTimeout(() => focusField((panel === "add" ? toNewClauseDiagnostic(first) : first).path));
  };
  const closePanel = (part: string, { announcement = "", focusId = formatPartTitleId(part) }: PanelResult = {}) => {
    openPanel(undefined);
    setKey(part);
    // The words of an earlier search may hide the new clause.
    setSearchText("");
    setAnnouncement(announcement);
    onPreview(part === headKey || !isOnPage ? page : `${page}#${part}`);
    focusAfterRender(focusId, formatPartTitleId(part), formatPartTitleId(headKey));
  };
  const cancel = () => {
    openPanel(undefined);
    if (panel) focusAfterRender(formatPanelButtonId(panel));
  };
  return {
    key,
    clause: openClause,
    panel,
    wantedDay,
    announcement,
    searchText,
    setSearchText,
    actionErrors,
    openPanel,
    go: openPart,
    goToClause,
    goToDiagnostic,
    attempt,
    closePanel,
    cancel,
  };
}

/** Finds the view with the open draft; undefined if the page shows the open version anyway, or an older one is open. */
function findDraftView(text: OpenLegalText, today: string): VersionDraftView | undefined {
  const { version, versions, data } = text;
  if (findPublicVersion(text) === undefined || version !== versions[0]?.version) return undefined;
  const { inForce } = data.head;
  return { draftVersion: version, ...(isDay(inForce) && inForce > today && { day: inForce }) };
}

const panelFocusIds: Readonly<Record<LegalTextPanel, string>> = {
  add: formatFieldId(["nueva", "title"]),
  compare: "titulo-comparar",
  next: "titulo-version",
  freeze: "titulo-publicar",
};

export const formatPartTitleId = (part: string) => (part === headKey ? "titulo-datos" : `titulo-${part}`);

/**
 * Finds the published version that the page shows while a draft is open; undefined if there is no draft or no such
 * version.
 */
export function findPublicVersion({
  version,
  versions,
  isLocked,
}: Pick<OpenLegalText, "version" | "versions" | "isLocked">): string | undefined {
  return isLocked
    ? undefined
    : versions.find((each) => each.isPublished && !each.isWithdrawn && each.version !== version)?.version;
}

/** The text as people without the role for it see it: like a published version, without buttons for versions. */
export function lockLegalText(text: OpenLegalText, lockReason: string | undefined): OpenLegalText {
  if (lockReason === undefined) return text;
  const { obstacles: _obstacles, nextVersion: _next, ...textFields } = text;
  return { ...textFields, isLocked: true };
}
