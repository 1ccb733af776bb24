/** Fixtures: real git repositories in a temporary folder, with the site's content or a test's own files. */
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { inject, onTestFinished } from "vitest";
import { appBuildFolder } from "#editor/server/app-build.ts";
import type { TrialBuild } from "#editor/server/checks/trial-build.ts";
import { createEditorServer, type EditorOptions } from "#editor/server/editor-server.ts";
import { type ModuleLoader, openModuleLoader } from "#editor/server/site/module-loader.ts";
import { openContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import { openGit } from "#editor/server/workspace/git.ts";
import { createTestFolder } from "#server/testing/test-folder.ts";
import {
  buildCloneCommand,
  createSiteRepository,
  initializeRepository,
  runShellCommands,
  writeFileIn,
} from "./servers/site-repository.ts";

const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true });

export function createRepository(files: Readonly<Record<string, string>>): string {
  const root = createTestFolder();
  for (const [path, text] of Object.entries(files)) writeFileIn(root, path, text);
  return initializeRepository(root);
}

type Site = { root: string; reader: ModuleLoader };

/** The site that all test files of a process share. */
let site: Promise<Site> | undefined;

async function openSite(): Promise<Site> {
  const root = createSiteRepository(mkdtempSync(join(inject("sharedFolder"), "site-")));
  return { root, reader: await openModuleLoader(root) };
}

/**
 * Opens the editor for a copy of the site's content. All tests share one copy, because copying takes longer than a
 * test; each test starts from the copy's first commit.
 */
export async function openTestSite(overrides: Pick<ServerOverrides, "trial"> = {}) {
  site ??= openSite();
  const { root, reader } = await site;
  // The content reads its files relative to the working folder, which is the checkout for an editor, too.
  const project = process.cwd();
  process.chdir(root);
  onTestFinished(() => {
    process.chdir(project);
    resetToFirstCommit(root).forEach(reader.invalidate);
  });
  return { root, ...(await openEditorServer(root, { ...overrides, shared: reader })) };
}

/** Restores the first commit. @returns paths of the files that had changed. */
export function resetToFirstCommit(root: string): string[] {
  const gitOutput = runShellCommands(root, [
    "first=$(git rev-list --max-parents=0 HEAD)",
    'git diff --name-only -z "$first"',
    "git ls-files --others --exclude-standard -z",
    'git reset --quiet --hard "$first"',
    "git clean --quiet -fd",
  ]);
  removeFolder(join(root, "data"));
  return gitOutput.split("\0").filter(Boolean);
}

type SharedRepositories = { server: string; copies: string[] };

/** Creates a bare server repository, and a clone of it for each person. */
export const cloneForPeople = (root: string, people: readonly string[]): SharedRepositories =>
  cloneForPeopleInFolder(createTestFolder(), root, people);

/** Like {@link cloneForPeople}, but in a folder that is not deleted after the test. */
export function cloneForPeopleInFolder(folder: string, root: string, people: readonly string[]): SharedRepositories {
  const server = join(folder, "site.git");
  const copies = people.map((name) => join(folder, name));
  runShellCommands(root, [
    buildCloneCommand(root, server),
    ...copies.map((copy, index) => buildCloneCommand(server, copy, people[index])),
  ]);
  return { server, copies };
}

type ServerOverrides = { shared?: ModuleLoader; team?: EditorOptions["team"]; trial?: TrialBuild };

/**
 * Opens the editor's server for a checkout, as `npm run edit` or the proxy does, without the preview.
 *
 * @param shared - a loader for this checkout that other tests also use.
 * @param trial - replaces the trial build, which needs files that the checkout lacks.
 */
export async function openEditorServer(
  root: string,
  { shared, team, trial = async () => undefined }: ServerOverrides = {},
) {
  writeFileIn(root, `${appBuildFolder}/index.html`, "<!doctype html><title>Editor</title>");
  const reader = shared ?? (await openModuleLoader(root));
  const changed: string[] = [];
  const unexpectedErrors: unknown[] = [];
  const workspace = openContentWorkspace({
    root,
    reader,
    git: openGit(root, team?.gitEnvironment),
    isServer: team !== undefined,
    onChanged: (path) => changed.push(path),
    today: () => "2026-11-23",
  });
  const app = await createEditorServer({
    workspace,
    previewOrigin: "http://localhost:3101",
    readPageStatus: async () => ({ status: 200 }),
    readMarkedPage: async () => "",
    trial,
    ...(team && { team }),
    onUnexpectedError: (error) => unexpectedErrors.push(error),
  });
  onTestFinished(async () => {
    await app.close();
    if (!shared) await reader.close();
  });
  const headers = { host: "localhost:3100", "x-editor": "1" };
  const request = async (method: "GET" | "PUT" | "POST", url: string, payload?: object) => {
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
    if (unexpectedErrors.length > 0) throw unexpectedErrors[0];
    return { status: answer.statusCode, body: answer.json() };
  };
  return { app, workspace, ask: request, headers, changed };
}
