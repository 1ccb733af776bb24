/** Functions by which tests open, change and publish a legal text through the API of the editor's server. */
import { expect } from "vitest";
import {
  type ClauseWithRendering,
  type LegalTextPart,
  listClausesWithRendering,
  setPart,
} from "#editor/api/legal-text-parts.ts";
import type { LegalTextData, OpenLegalText, SaveLegalTextResult } from "#editor/api/requests/legal-text-api.ts";
import { openTestSite } from "./checkout.ts";
import { runGit } from "./servers/site-repository.ts";

type TextChange = (data: LegalTextData) => LegalTextData;
type AskEditor = Awaited<ReturnType<typeof openTestSite>>["ask"];

/** Sets the date of a text's first version, and publishes it. */
export async function freezeFirstVersion(ask: AskEditor, id: string, inForce = "2026-12-01"): Promise<OpenLegalText> {
  const { data, revision }: OpenLegalText = (await ask("GET", `/api/lists/${id}`)).body;
  const datedText = { head: { ...data.head, inForce }, clauses: data.clauses };
  const saveResult: SaveLegalTextResult = (await ask("PUT", `/api/lists/${id}`, { data: datedText, revision })).body;
  const frozen = { revision: saveResult.revision, reason: "Para probar." };
  return (await ask("POST", `/api/legal-texts/${id}/versions/1/freeze`, frozen)).body.openLegalText;
}

/** Starts the editor's server. @returns functions that read and change this text through the API. */
export async function openTestLegalText(id: string) {
  const { root, workspace, app, headers, ask } = await openTestSite();
  const request = async <Answer>(method: "GET" | "PUT" | "POST" | "DELETE", url: string, payload?: object) => {
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.json<Answer & { message?: string }>() };
  };
  /** @param path - path after the text's address, such as `/versions/1/freeze`. */
  const send = <Answer = SaveLegalTextResult>(method: "GET" | "POST" | "DELETE", path: string, payload?: object) =>
    request<Answer>(method, `/api/legal-texts/${id}${path}`, payload);
  const openVersion = async (version?: string) =>
    (await request<OpenLegalText>("GET", `/api/lists/${id}${version === undefined ? "" : `?version=${version}`}`)).body;
  /** @param baseState - the state to change; by default the current state. */
  const save = async (change: TextChange, baseState?: Pick<OpenLegalText, "data" | "revision">, isWhole = false) => {
    const { data, revision } = baseState ?? (await openVersion());
    return request<SaveLegalTextResult>("PUT", `/api/lists/${id}`, { data: change(data), revision, isWhole });
  };
  const savePart = async (
    key: string,
    part: Partial<LegalTextPart>,
    baseState?: Pick<OpenLegalText, "data" | "revision">,
  ) =>
    save(
      (data) =>
        setPart(data, key, {
          ...(key === "head" ? data.head : requireRow(data, key)),
          ...part,
        } as LegalTextPart),
      baseState,
    );
  const remove = (clause: string, baseState?: OpenLegalText) =>
    save((data) => setPart(data, clause, undefined), baseState, true);
  const readClause = async (clause: string): Promise<ClauseWithRendering> => {
    const clauseRow = listClausesWithRendering(await openVersion()).find((each) => each.id === clause);
    if (!clauseRow) throw new Error(`no clause ${clause}`);
    return clauseRow;
  };
  const replace = async (clause: string, from: string, to: string) => {
    const { body } = await readClause(clause);
    expect(body).toContain(from);
    return savePart(clause, { body: body.replace(from, to) });
  };
  const publish = () => freezeFirstVersion(ask, id);
  const readNumstat = () => runGit(root, "diff", "--numstat");
  return {
    root,
    workspace,
    ask,
    request,
    send,
    open: openVersion,
    save,
    savePart,
    remove,
    publish,
    readClause,
    replace,
    readNumstat,
  };
}

function requireRow({ clauses }: LegalTextData, id: string) {
  const row = clauses.find((clause) => clause.id === id);
  if (!row) throw new Error(`no clause ${id}`);
  return row;
}
