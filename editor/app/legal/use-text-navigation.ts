/** Navigation in the text editor: the open part and panel, and functions that open others. */

import { useEffect, useState } from "react";
import type { Diagnostic } from "#editor/api/api.ts";
import { formatFieldId } from "#editor/api/form/form-value.ts";
import type { OpenText } from "#editor/api/text-api.ts";
import { headKey, listClausesWithRendering } from "#editor/api/text-rows.ts";
import { focusAfterRender, focusField } from "#editor/app/form/focus-field.ts";
import { findWords } from "#editor/app/form/writing/text-edits.ts";
import { selectInTextArea } from "#editor/app/form/writing/use-text-area.ts";
import { useKeyedEffect } from "#editor/app/shared/hooks/use-keyed-effect.ts";
import { toNewClauseDiagnostic } from "./text-diagnostics.ts";
import { formatPanelButtonId, type TextPanel } from "./version/version-bar.tsx";

type TextNavigationOptions = {
  /** The open text; undefined until it is loaded. */
  open: OpenText | undefined;
  /** Id of the clause in the URL hash. */
  clauseId: string;
  /** The text's page of the site. */
  page: string;
  /** Shows a page of the site in the preview. */
  onPreview: (page: string) => void;
};

/** Result of a panel's action. `announcement`: text for screen readers; `focusId`: id of the element to focus. */
export type PanelResult = { announcement?: string; focusId?: string };

export function useTextNavigation({ open, clauseId, page, onPreview }: TextNavigationOptions) {
  const [key, setKey] = useState(headKey);
  const [panel, setPanel] = useState<TextPanel>();
  /** Text about the last action, announced by screen readers. */
  const [announcement, setAnnouncement] = useState("");
  /** Search words of the clause list. */
  const [searchText, setSearchText] = useState("");
  /** Errors of the last action. */
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
  const isOnPage = open !== undefined && findPublicVersion(open) === undefined;
  const openPanel = (nextPanel: TextPanel | undefined) => {
    setPanel(nextPanel);
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
  useKeyedEffect(open !== undefined && clauseId, (wantedId) => {
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
      selectInTextArea(area, findWords(area.value, { line: number, words: line?.words ?? "" }));
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

/** Id of the element to focus when a panel opens. */
const panelFocusIds: Readonly<Record<TextPanel, string>> = {
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
}: Pick<OpenText, "version" | "versions" | "isLocked">): string | undefined {
  return isLocked
    ? undefined
    : versions.find((each) => each.isPublished && !each.isWithdrawn && each.version !== version)?.version;
}
