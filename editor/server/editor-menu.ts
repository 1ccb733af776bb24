import { coverageOverlays } from "#content/coverage/overlays/coverage-overlays.ts";
import { kmlLimits } from "#domain/coverage/kml/kml-limits.ts";
import type { StoredOverlay } from "#domain/coverage/overlay.ts";
import { legalFolder } from "#domain/legal/version-paths.ts";
import type { FileInfo, LegalTextInfo, Menu } from "#editor/api/api.ts";
import { factPrefixes } from "#editor/api/form/fact-prefixes.ts";
import { waysOfAskingListId } from "#editor/api/requests/search-api.ts";
import { attempt } from "./attempt.ts";
import {
  coverageListPath,
  describeStoredOverlay,
  formatOverlayLabel,
  parseCoverageRows,
} from "./coverage/coverage-list.ts";
import { findFileReferences, listUnsyncedFiles } from "./coverage/file-references.ts";
import { listLegalTextInfos } from "./legal/source/open-legal-text.ts";
import { findFactUses } from "./lists/fact-uses.ts";
import type { ListService } from "./lists/list-service.ts";
import { findRoleRefusal, type Role } from "./roles.ts";
import type { ContentWorkspace } from "./workspace/content-workspace.ts";
import type { Person } from "./workspace/git.ts";

type MenuOptions = {
  workspace: ContentWorkspace;
  lists: ListService;
  previewOrigin: string;
  person: Person;
  /** The person's roles, and who approves their proposals; undefined without a team. */
  team: { roles: readonly Role[]; approvers: string } | undefined;
};

export async function readMenu({ workspace, lists, previewOrigin, person, team }: MenuOptions): Promise<Menu> {
  const [infos, legalTexts, { editorFacts: facts }, pages, files] = await Promise.all([
    lists.listInfos(),
    listLegalTextInfos(workspace),
    // Facts cannot be read while a list has errors, but the menu must open, so that the list can be fixed.
    workspace.load("/src/content/facts/row-facts.ts").catch(() => ({ editorFacts: {} })),
    loadPages(workspace).catch(() => []),
    listCoverageFiles(workspace),
  ]);
  const addLock = <Entry>(entry: Entry, file: string) => {
    const lockReason = team && findRoleRefusal(team.roles, file);
    return lockReason === undefined ? entry : { ...entry, lockReason };
  };
  // The published rows of these lists can be removed while nothing uses them.
  const uses = await findFactUses(workspace, {
    texts: legalTexts,
    lists: infos.filter(({ id }) => id !== waysOfAskingListId),
    readListData: lists.readListData,
  });
  return {
    lists: infos.map((list) => {
      const prefix = factPrefixes[list.id];
      return addLock(prefix ? { ...list, uses: selectUses(uses, prefix) } : list, list.file);
    }),
    legalTexts: legalTexts.map((text) => addLock(text, getLegalFolder(text))),
    files: files.map((file) => addLock(file, file.file)),
    facts,
    pages,
    previewOrigin,
    person,
    ...(team && { team: { mayApprove: team.roles.includes("approver"), approvers: team.approvers } }),
    today: workspace.today(),
  };
}

/** Selects the uses of the facts with a prefix, by the rest of their names, which is the key of their row. */
const selectUses = (uses: Awaited<ReturnType<typeof findFactUses>>, prefix: string) =>
  Object.fromEntries(
    Object.entries(uses).flatMap(([name, each]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), each]] : [],
    ),
  );

const getLegalFolder = ({ id }: Pick<LegalTextInfo, "id">) => `${legalFolder}/${id}/`;

async function loadPages(workspace: ContentWorkspace): Promise<Menu["pages"]> {
  const { sitePages, getNavLabel } = await workspace.load("/src/content/site/site-map/site-map.ts");
  return sitePages.map((page) => ({ label: getNavLabel(page), href: page.path }));
}

async function listCoverageFiles(workspace: ContentWorkspace): Promise<FileInfo[]> {
  const { text } = await workspace.read(coverageListPath);
  const before = await workspace.git.maybe("show", `HEAD:${coverageListPath}`);
  const [currentRows, publishedRows] = parseRowsOrEmpty(text, before);
  // Ignores an invalid list and a misconfigured store, which the checks and the next upload report.
  const unsyncedFiles = await findUnsyncedFiles(workspace, text).catch(() => []);
  return coverageOverlays.map((overlay) => {
    const [draft, before] = [currentRows, publishedRows].map((rows) => rows?.find((row) => row.overlay === overlay.id));
    const file = unsyncedFiles.find(({ location }) => location === overlay.id)?.file;
    return {
      id: overlay.id,
      label: formatOverlayLabel(overlay),
      file: coverageListPath,
      maxBytes: kmlLimits.maxBytes,
      current: describeStoredOverlay(before),
      ...(draft?.sha256 !== before?.sha256 && { draft: describeStoredOverlay(draft) }),
      ...(file && { unsyncedFile: file }),
    };
  });
}

const findUnsyncedFiles = async (checkout: Parameters<typeof listUnsyncedFiles>[0], text: string) =>
  listUnsyncedFiles(checkout, findFileReferences(new Map([[coverageListPath, text]])));

const parseRowsOrEmpty = (...texts: readonly (string | undefined)[]): StoredOverlay[][] =>
  attempt(() => texts.map((text) => (text === undefined ? [] : parseCoverageRows(text)))) ?? [];
