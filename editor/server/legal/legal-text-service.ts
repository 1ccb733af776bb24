import { existsSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { toLegalPlainText } from "#domain/legal/legal-plain-text.ts";
import { formatFrozenFilePath, formatLegalSourcePath } from "#domain/legal/version-paths.ts";
import type { Diagnostic } from "#editor/api/api.ts";
import { findChangedPartKeys, findPart, headKey, setPart } from "#editor/api/legal-text-parts.ts";
import type { LegalTextData } from "#editor/api/requests/legal-text-api.ts";
import { EditorError } from "#editor/server/editor-error.ts";
import { parseBody } from "#editor/server/http/request-schemas.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import {
  type CheckedChange,
  type EditableFile,
  emptyImpact,
  isErrorDiagnostic,
} from "#editor/server/workspace/editable-file.ts";
import { findLinkingClause } from "./backlinks.ts";
import {
  type LegalContext,
  type LegalVersionRef,
  listSourceVersionNumbers,
  loadLegalContext,
  requireLegalRow,
} from "./legal-context.ts";
import { checkEffectiveDate } from "./lint/effective-date.ts";
import { checkLegalText, createErrorDiagnostic, formatClauseLabel } from "./lint/legal-text-lint.ts";
import { printLegalTextData } from "./source/legal-text-data.ts";
import { ClauseError, parseLegalTextSource } from "./source/legal-text-source.ts";
import { formatUnreadableMessage, openLegalText, parseOrRefuse } from "./source/open-legal-text.ts";

export async function openEditableLegalText(
  workspace: ContentWorkspace,
  { id, version }: LegalVersionRef,
): Promise<EditableFile> {
  requireLegalRow(await loadLegalContext(workspace), id);
  const versionNumber = version ?? listSourceVersionNumbers(workspace, id)[0] ?? "1";
  const file = formatLegalSourcePath(id, versionNumber);
  return {
    path: file,
    label: "El texto",
    open: () => openLegalText(workspace, id, version),
    check: async (storedText, { data, isWhole = false }) => {
      const site = await loadLegalContext(workspace);
      if (existsSync(join(workspace.root, formatFrozenFilePath(id, versionNumber))))
        throw new EditorError(formatLockedMessage(versionNumber));
      const publishedText = (await workspace.git.maybe("show", `HEAD:${file}`)) ?? storedText;
      return checkChange(
        { workspace, site, id, file, version: versionNumber, publishedText },
        storedText,
        parseBody(textSchema, data),
        isWhole,
      );
    },
    getResponseFields: async () => {
      const openedText = await openLegalText(workspace, id, versionNumber);
      return { openLegalText: openedText, ...(!openedText.isDraft && { isPublished: true }) };
    },
  };
}

const textSchema = z.strictObject({
  head: z.strictObject({ title: z.string(), inForce: z.string(), summary: z.array(z.string()).length(3) }),
  clauses: z.array(z.strictObject({ id: z.string(), title: z.string(), depth: z.literal([2, 3]), body: z.string() })),
});

type VersionToChange = {
  workspace: ContentWorkspace;
  site: LegalContext;
  id: string;
  file: string;
  version: string;
  /** The source as of the last commit, or as on disk if it was never committed. */
  publishedText: string;
};

/**
 * Checks the changed parts together; if that adds an error, checks each part separately. Checks only the whole text if
 * `isWhole`, or if the clauses' ids or order changed.
 */
async function checkChange(
  versionToChange: VersionToChange,
  storedText: string,
  data: LegalTextData,
  isWhole: boolean,
): Promise<CheckedChange> {
  const storedData = parseOrRefuse(storedText);
  const haveSameClauses = storedData.clauses.map(({ id }) => id).join() === data.clauses.map(({ id }) => id).join();
  const keys = isWhole || !haveSameClauses ? [""] : findChangedPartKeys(data, storedData);
  const storedState = {
    text: storedText,
    diagnostics: checkLegalText(storedText, versionToChange, versionToChange.site).diagnostics,
  };
  let state: CheckedState = storedState;
  const refusedKeys: string[] = [];
  const diagnostics: Diagnostic[] = [];
  const asWhole = { key: keys.includes(headKey) ? headKey : "", data };
  const combinedState = keys.length > 1 ? await applyChange(versionToChange, storedState, asWhole) : undefined;
  if (combinedState?.text !== undefined) state = { ...combinedState, text: combinedState.text };
  for (const key of state === storedState ? keys : []) {
    const changedData = key === "" ? data : setPart(parseOrRefuse(state.text), key, findPart(data, key));
    const nextState = await applyChange(versionToChange, state, { key, data: changedData });
    if (nextState.text === undefined) {
      refusedKeys.push(key);
      diagnostics.push(...nextState.diagnostics);
    } else state = { ...nextState, text: nextState.text };
  }
  const answer = { diagnostics: refusedKeys.length > 0 ? diagnostics : state.diagnostics, impact: emptyImpact };
  if (keys.length > 0 && refusedKeys.length === keys.length)
    return { answer: { ...answer, refusedParts: refusedKeys } };
  const hadNoErrors = !storedState.diagnostics.some(isErrorDiagnostic);
  const verify = async () =>
    hadNoErrors ? (await loadLegalContext(versionToChange.workspace)).readShownVersions(versionToChange.id) : undefined;
  return {
    answer: { ...answer, ...(refusedKeys.length > 0 && { refusedParts: refusedKeys }) },
    text: state.text,
    verify,
  };
}

type CheckedState = { text: string; diagnostics: readonly Diagnostic[] };

/** Applies a change. @returns the new text, or only diagnostics if the change adds an error. */
async function applyChange(
  versionToChange: VersionToChange,
  textState: CheckedState,
  { key, data }: { key: string; data: LegalTextData },
): Promise<Partial<CheckedState> & Pick<CheckedState, "diagnostics">> {
  const { workspace, site, id } = versionToChange;
  let text: string;
  try {
    text = await printChangedText(versionToChange, textState.text, data);
  } catch (error) {
    if (error instanceof ClauseError) return { diagnostics: [toDiagnostic(error, textState.text, site)] };
    throw new EditorError(formatUnreadableMessage(error));
  }
  const dateContext = () => ({ today: workspace.today(), site, publishedVersions: site.readFrozenVersions(id) });
  const diagnostics = [
    ...checkLegalText(text, versionToChange, site).diagnostics,
    ...(key === headKey ? checkEffectiveDate(data.head.inForce, dateContext()) : []),
  ];
  const knownKeys = new Set(textState.diagnostics.map(buildKey));
  return {
    diagnostics,
    ...(!diagnostics.some((each) => isErrorDiagnostic(each) && !knownKeys.has(buildKey(each))) && { text }),
  };
}

const buildKey = ({ path, message }: Diagnostic) => JSON.stringify([path, message]);

async function printChangedText(
  { workspace, site, id, publishedText }: VersionToChange,
  text: string,
  data: LegalTextData,
): Promise<string> {
  const currentData = parseOrRefuse(text);
  const assertNotLinked = async (clause: string) => {
    const link = await findLinkingClause(workspace, site, { id, textPath: requireLegalRow(site, id).textPath, clause });
    if (link) throw new ClauseError(`cambia antes el enlace de ${link}: lleva a esta cláusula`, "removal", clause);
  };
  for (const clause of currentData.clauses) if (!findPart(data, clause.id)) await assertNotLinked(clause.id);
  return printLegalTextData(data, text, [publishedText]);
}

export const formatLockedMessage = (version: string) =>
  `Crea la versión siguiente: la ${version} ya no cambia. Si todavía espera «Publicar», también puedes deshacer su publicación.`;

function toDiagnostic(
  { field, clause: id, message, titles }: ClauseError,
  text: string,
  site: LegalContext,
): Diagnostic {
  const clause = parseLegalTextSource(text).clauses.find((each) => each.id === id);
  const clauseLabel = clause ? formatClauseLabel(clause, site.facts) : "Cláusula nueva";
  const messageWithTitles = titles.reduce(
    (result, title) => result.replaceAll(`«${title}»`, `«${toLegalPlainText(title, site.facts)}»`),
    message,
  );
  return createErrorDiagnostic([id, field], clauseLabel, messageWithTitles);
}
