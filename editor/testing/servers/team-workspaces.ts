/** A team's workspaces with the site's content and a git server; each test starts from the first commit. */
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, onTestFinished } from "vitest";
import type { OpenList } from "#editor/api/api.ts";
import type { PublishRequest, PublishResult } from "#editor/api/requests/publish-api.ts";
import type { Proposal } from "#editor/api/requests/team-api.ts";
import { buildTeamOptions } from "#editor/hosted/review/team-routes.ts";
import { openPersonalWorktrees } from "#editor/hosted/workspaces/personal-worktrees.ts";
import { type ModuleLoader, openModuleLoader } from "#editor/server/site/module-loader.ts";
import { cloneForPeopleInFolder, openEditorServer, resetToFirstCommit } from "#editor/testing/checkout.ts";
import { editList, editPrice, membershipsPath } from "#editor/testing/edit-list.ts";
import { openTeamServerForCheckout } from "./hosted-proxy.ts";
import { acceptPushes, createSiteRepository, runGit, runShellCommands } from "./site-repository.ts";

const proxyKey = "the-key-of-the-door";

type SharedRepositories = { server: string; host: string; readers: Map<string, Promise<ModuleLoader>> };

/** The repositories that all test files of a process share, because creating them takes longer than a test. */
let sharedRepositories: SharedRepositories | undefined;

function createSharedRepositories(): SharedRepositories {
  const folder = mkdtempSync(join(inject("sharedFolder"), "team-"));
  const { server, copies } = cloneForPeopleInFolder(folder, createSiteRepository(mkdtempSync(join(folder, "site-"))), [
    "Host",
  ]);
  return { server, host: copies[0] ?? "", readers: new Map() };
}

function resetServer(server: string): void {
  runShellCommands(server, [
    "first=$(git rev-list --max-parents=0 main)",
    "git for-each-ref --format='delete %(refname)' | sed '/ refs.heads.main$/d' | git update-ref --stdin",
    'git update-ref refs/heads/main "$first"',
  ]);
  acceptPushes(server);
}

type ResponseWithStatus<Answer> = { status: number; body: Answer };

const people = {
  ana: { id: "00000000a7", person: { name: "Ana Ruiz", email: "ana@wim.example" }, roles: "lists,legal" },
  beto: { id: "00000000b8", person: { name: "Beto Díaz", email: "beto@wim.example" }, roles: "lists,legal,approver" },
  marketing: { id: "00000000c9", person: { name: "Mar", email: "mar@wim.example" }, roles: "lists" },
  lawyer: { id: "00000000d1", person: { name: "Lic. Luz", email: "luz@wim.example" }, roles: "legal" },
  reader: { id: "00000000e2", person: { name: "Leo", email: "leo@wim.example" }, roles: "reader" },
};

export async function openTeamWorkspaces(...names: readonly (keyof typeof people)[]) {
  sharedRepositories ??= createSharedRepositories();
  const { server, host, readers } = sharedRepositories;
  // The content reads its files relative to the working folder, which is a person's checkout in a real editor.
  const project = process.cwd();
  process.chdir(host);
  onTestFinished(() => {
    process.chdir(project);
    resetServer(server);
  });
  const team = await openTeamServerForCheckout({ server, host });
  const { gitServer, repository } = team;
  const worktrees = openPersonalWorktrees(host, repository);
  const workspaces = [];
  for (const login of names) {
    const { roles, ...account } = people[login];
    await worktrees.prepare(account);
    const root = worktrees.getFolder(account);
    const openedReader = readers.get(login) ?? openModuleLoader(root);
    readers.set(login, openedReader);
    const sharedLoader = await openedReader;
    const site = { root, workspace: sharedLoader };
    onTestFinished(() => resetToFirstCommit(root).forEach(sharedLoader.invalidate));
    const { app } = await openEditorServer(root, {
      shared: sharedLoader,
      team: buildTeamOptions(proxyKey, account, repository.environment),
    });
    const headers = { host: "localhost:3100", "x-editor": "1", "x-editor-key": proxyKey, "x-editor-roles": roles };
    const request = async <Answer = { message?: string }>(
      method: "GET" | "PUT" | "POST",
      url: string,
      payload?: object,
    ): Promise<ResponseWithStatus<Answer>> => {
      const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
      expect(answer.body, url).not.toContain(gitServer.env.EDITOR_REPOSITORY_TOKEN);
      return { status: answer.statusCode, body: answer.json<Answer>() };
    };
    const changeList = async <Data>(list: string, edit: (data: Data) => void) => {
      const { data, revision } = (await request<OpenList>("GET", `/api/lists/${list}`)).body;
      edit(data as Data);
      const saveResult = (await request("PUT", `/api/lists/${list}`, { data, revision })).body;
      expect(saveResult, JSON.stringify(saveResult)).toHaveProperty("revision");
    };
    workspaces.push({
      root,
      app,
      headers,
      ask: request,
      change: changeList,
      proposals: async () => (await request<{ proposals: Proposal[] }>("GET", "/api/proposals")).body.proposals,
      changePrice: (regularPesos: number) => editPrice(site, regularPesos),
      changeComing: (coming: object) =>
        editList<{ coming: object }>(site, membershipsPath, (data) => {
          data.coming = coming;
        }),
      changeCity: (city: string) =>
        editList<{ items: { city: string }[] }>(site, "src/content/data/testimonials.ts", ({ items: [first] }) => {
          if (first) first.city = city;
        }),
      publish: (title: string, more: Partial<PublishRequest> = {}) =>
        request<PublishResult & { message?: string }>("POST", "/api/publish", { title, ...more }),
      decide: (proposal: Proposal | undefined, how: string, more: object = {}) =>
        request("POST", `/api/proposals/${proposal?.id}/${how}`, { head: proposal?.head, ...more }),
      approve: (proposal: Proposal | undefined) =>
        request("POST", `/api/proposals/${proposal?.id}/approve`, { head: proposal?.head, tree: proposal?.tree }),
      status: () => runGit(root, "status", "--porcelain", "--untracked-files=no"),
    });
  }
  const [ana, beto] = workspaces;
  if (!ana) throw new Error("nobody is here");
  return { ...team, ana, beto: beto ?? ana, main: (...args: string[]) => runGit(server, ...args) };
}
