import { existsSync } from "node:fs";
import { join } from "node:path";
import { type HTMLElement, NodeType, parse } from "node-html-parser";
import { legalLimits } from "#content/legal/facts/legal-limits.ts";
import type { FreezeDiagnostic } from "#content/legal/versions/build-frozen-version.ts";
import type { FrozenVersion } from "#content/legal/versions/frozen-version.ts";
import { listClauses } from "#domain/legal/clause-texts.ts";
import { formatFrozenFilePath, formatLegalSourcePath } from "#domain/legal/version-paths.ts";
import { getErrorMessage } from "#domain/text/error-message.ts";
import type { Diagnostic, LegalTextInfo } from "#editor/api/api.ts";
import { headKey } from "#editor/api/legal-text-parts.ts";
import type { ClauseRendering, LegalTextData, OpenLegalText } from "#editor/api/requests/legal-text-api.ts";
import { EditorError } from "#editor/server/editor-error.ts";
import { findBacklinks, listLegalTextLinks } from "#editor/server/legal/backlinks.ts";
import {
  findOutdatingDay,
  type LegalContext,
  listSourceVersionNumbers,
  openVersion,
} from "#editor/server/legal/legal-context.ts";
import { adviseLaterDay, checkEffectiveDate, findNextDays } from "#editor/server/legal/lint/effective-date.ts";
import { checkLegalText, createErrorDiagnostic, formatClauseLabel } from "#editor/server/legal/lint/legal-text-lint.ts";
import { computeFreezeStatus, wasPublished } from "#editor/server/legal/versions/freeze-status.ts";
import { findRival } from "#editor/server/legal/versions/merge-next-version.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import { isErrorDiagnostic } from "#editor/server/workspace/editable-file.ts";
import { parseHeadOrEmpty, parseLegalTextData } from "./legal-text-data.ts";
import { type ClauseSource, parseLegalTextSource } from "./legal-text-source.ts";

/**
 * Whether an id belongs to a legal text, not a list. Checks the text's folder, because modules cannot be loaded while a
 * list has errors.
 */
export const isLegalText = (workspace: ContentWorkspace, id: string): boolean =>
  /^[\w-]+$/.test(id) && listSourceVersionNumbers(workspace, id).length > 0;

export async function listLegalTextInfos(workspace: ContentWorkspace): Promise<LegalTextInfo[]> {
  const { legalTextRows: rows } = await workspace.load("/src/content/legal/legal-text-rows.ts");
  return Promise.all(
    rows.map(async ({ id, textPath }) => {
      const [newest] = listSourceVersionNumbers(workspace, id);
      // Errors in this text are reported when it is opened.
      const text = await workspace.read(formatLegalSourcePath(id, newest ?? "1")).then(
        ({ text }) => text,
        () => "",
      );
      return { id, label: parseHeadOrEmpty(text).title || id, page: textPath };
    }),
  );
}

/** Reads the newest version of a text, without its checks. */
export async function readNewestLegalText(workspace: ContentWorkspace, id: string) {
  const [version = "1"] = listSourceVersionNumbers(workspace, id);
  const { text } = await workspace.read(formatLegalSourcePath(id, version));
  const isLocked = existsSync(join(workspace.root, formatFrozenFilePath(id, version)));
  return { data: parseOrRefuse(text), version, isLocked };
}

/** @throws {EditorError} if there is no such text or version, or its headings cannot be parsed. */
export async function openLegalText(workspace: ContentWorkspace, id: string, version?: string): Promise<OpenLegalText> {
  const numbers = listSourceVersionNumbers(workspace, id);
  const [newest] = numbers;
  const { site, number, file, publication, factsDay } = await openVersion(workspace, { id, version });
  if (!numbers.includes(number)) throw new EditorError(`No hay una versión ${number}.`);
  const { text, revision } = await workspace.read(file);
  const isPublished = (each: string) => existsSync(join(workspace.root, formatFrozenFilePath(id, each)));
  const isLocked = isPublished(number);
  const { diagnostics, parsedVersion } = checkLegalText(text, { file, version: number }, site);
  const { frozen, errorMessage } = readFrozenOrError(site, id);
  const frozenVersion = isLocked ? frozen.find((each) => each.version === number) : undefined;
  const html = frozenVersion ? frozenVersion.html : parsedVersion?.html;
  const versions = await Promise.all(
    numbers.map(async (each) => {
      const { inForce } = parseHeadOrEmpty((await workspace.read(formatLegalSourcePath(id, each))).text);
      const isWithdrawn = frozen.some(({ version, withdrawn }) => version === each && withdrawn);
      return { version: each, inForce, isPublished: isPublished(each), ...(isWithdrawn && { isWithdrawn }) };
    }),
  );
  const data = parseOrRefuse(text);
  const drafts = await filterDrafts(workspace, [file, publication]);
  const [isSourceSaved, isSaved] = [!drafts.includes(file), !drafts.includes(publication)];
  const currentFrozen =
    frozenVersion &&
    computeFreezeStatus(site, {
      id,
      frozen: frozenVersion,
      isSaved,
      wasShown: isSaved || (await wasPublished(workspace, publication)),
      today: workspace.today(),
    });
  const rival = isSaved ? undefined : await findRival(workspace.git, { id, version: number });
  const { inForce } = data.head;
  const outdatingDay =
    isLocked || !parsedVersion
      ? undefined
      : await findOutdatingDay(workspace, { text, file, version: number, inForce }, parsedVersion.html);
  return {
    data,
    revision,
    publishedKeys: [...listFrozenClauseIds(frozen)],
    renderings: buildRenderings(parseLegalTextSource(text).clauses, html ?? ""),
    version: number,
    versions,
    isLocked,
    ...(factsDay !== undefined && { factsDay }),
    isDraft: !(isSourceSaved && isSaved),
    ...(workspace.lastSaves.get(file) === revision && { isSavedHere: true }),
    ...(currentFrozen && { frozen: currentFrozen }),
    ...(rival && { rival }),
    diagnostics: [
      ...(errorMessage ? [createErrorDiagnostic([], "El texto", errorMessage)] : []),
      ...(isLocked
        ? []
        : [
            ...diagnostics,
            ...checkEffectiveDate(data.head.inForce, { today: workspace.today(), site, publishedVersions: frozen }),
          ]),
    ],
    pages: [...site.pages].map(([href, label]) => ({ label, href })),
    ...((!isLocked || (currentFrozen && currentFrozen.confirmedValues.length > 0)) && {
      obstacles: [
        ...findFreezeObstacles(text, { id, version: number, diagnostics }, site),
        ...(outdatingDay === undefined ? [] : [adviseLaterDay(outdatingDay)]),
      ],
    }),
    ...(newest !== undefined &&
      isPublished(newest) && {
        nextVersion: {
          ...findNextDays({ today: workspace.today(), site, publishedVersions: frozen }),
          noticeDays: site.changeNoticeDays,
          legalNoticeDays: legalLimits.changeNoticeDays.min,
        },
      }),
  };
}

type CheckedSource = { id: string; version: string; diagnostics: readonly Diagnostic[] };

/** Finds obstacles to freezing a version; empty while the text has errors, which must be fixed first. */
export function findFreezeObstacles(
  text: string,
  { id, version, diagnostics }: CheckedSource,
  site: LegalContext,
): Diagnostic[] {
  if (diagnostics.some(isErrorDiagnostic)) return [];
  /** Names each missing fact once: by a link if the fact has a row, otherwise in the message. */
  const describeMissingFacts = (missingFacts: readonly string[]) => {
    const listedFacts = missingFacts.filter((label) => site.pending.includes(label));
    const otherFacts = missingFacts.filter((label) => !listedFacts.includes(label));
    const formatPendingLocation = (label: string) => `pendientes/${site.pending.indexOf(label) + 1}`;
    const fixes = listedFacts.map((label) => ({
      label: `Confirmar «${label}»`,
      location: formatPendingLocation(label),
    }));
    const message = otherFacts.length > 0 ? `falta confirmar: ${otherFacts.join("; ")}` : "tiene datos por confirmar";
    return { message, ...(fixes.length > 0 && { fixes }) };
  };
  const findFactLabel = (name: string) => {
    const { label, location } = site.facts[name] ?? { label: name };
    return location === undefined ? {} : { fixes: [{ label: `Confirmar «${label}»`, location }] };
  };
  const toDiagnostic = (
    { path: [part], message, missingFacts, fact }: FreezeDiagnostic,
    kind: Diagnostic["kind"],
  ): Diagnostic => {
    if (part === headKey) return { kind, path: [headKey, "inForce"], where: "En vigor desde", message };
    const clause = parseLegalTextSource(text).clauses.find(({ id }) => id === part);
    if (!clause) return { kind, path: [], where: "El texto", message };
    return {
      kind,
      path: [clause.id, "body"],
      where: formatClauseLabel(clause, site.facts),
      message,
      ...(missingFacts && describeMissingFacts(missingFacts)),
      ...(fact !== undefined && findFactLabel(fact)),
    };
  };
  try {
    return site.buildFrozenVersion(id, version).diagnostics.map((each) => toDiagnostic(each, "advice"));
  } catch (error) {
    const cause = error instanceof Error ? (error.cause as Partial<FreezeDiagnostic> | undefined) : undefined;
    const message = cause?.message || getErrorMessage(error);
    return [toDiagnostic({ path: cause?.path ?? [], message }, "error")];
  }
}

async function filterDrafts({ git }: ContentWorkspace, files: readonly string[]): Promise<string[]> {
  const lines = await git("status", "--porcelain", "-z", "--untracked-files=all", "--", ...files);
  return lines.split("\0").map((line) => line.slice("XY ".length));
}

/** Reads the frozen versions. If one was edited by hand and cannot be read, returns only the error. */
function readFrozenOrError(
  site: LegalContext,
  id: string,
): { frozen: readonly FrozenVersion[]; errorMessage?: string } {
  try {
    return { frozen: site.readFrozenVersions(id) };
  } catch (error) {
    return { frozen: [], errorMessage: getErrorMessage(error) };
  }
}

const listFrozenClauseIds = (publishedVersions: readonly Pick<FrozenVersion, "html">[]): ReadonlySet<string> =>
  new Set(publishedVersions.flatMap(({ html }) => listClauses(html).map(({ id }) => id)));

function buildRenderings(clauses: readonly ClauseSource[], html: string): Record<string, ClauseRendering> {
  const [parts, links] = [splitHtmlByClause(html), listLegalTextLinks(html)];
  return Object.fromEntries(
    clauses.map(({ id, number }) => [id, { number, html: parts.get(id) ?? "", links: findBacklinks(links, id) }]),
  );
}

export function parseOrRefuse(text: string): LegalTextData {
  try {
    return parseLegalTextData(text);
  } catch (error) {
    throw new EditorError(formatUnreadableMessage(error));
  }
}

export const formatUnreadableMessage = (error: unknown) =>
  `Este texto se cambió por fuera del editor y no se entiende (${getErrorMessage(error)}). Descarta el cambio en «Qué cambió», o pide ayuda.`;

/** Maps each heading's id to the HTML from this heading to the next one. */
export function splitHtmlByClause(html: string): Map<string, string> {
  const parts = new Map<string, string>();
  let id = "";
  for (const node of parse(html).childNodes) {
    const isHeading = node.nodeType === NodeType.ELEMENT_NODE && /^h[23]$/i.test((node as HTMLElement).rawTagName);
    if (isHeading) id = (node as HTMLElement).id;
    parts.set(id, `${parts.get(id) ?? ""}${node.toString()}`);
  }
  return parts;
}
