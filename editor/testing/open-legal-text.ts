/** Functions with which tests open, change and publish a legal text through the API of the editor's server. */
import { expect } from "vitest";
import type { OpenText, SaveTextResult, TextData } from "#editor/api/text-api.ts";
import { type Clause, listClauses, setTextPart, type TextPart } from "#editor/api/text-rows.ts";
import { openTestSite } from "./checkout.ts";
import { runGit } from "./site-repository.ts";

type Change = (data: TextData) => TextData;
type AskEditor = Awaited<ReturnType<typeof openTestSite>>["ask"];

/** Sets the date of a text's first version, and publishes that version. */
export async function freezeFirstVersion(ask: AskEditor, id: string, inForce = "2026-12-01"): Promise<OpenText> {
  const { data, stamp }: OpenText = (await ask("GET", `/api/lists/${id}`)).body;
  const dated = { head: { ...data.head, inForce }, clauses: data.clauses };
  const saved: SaveTextResult = (await ask("PUT", `/api/lists/${id}`, { data: dated, stamp })).body;
  const frozen = { stamp: saved.stamp, reason: "Para probar." };
  return (await ask("POST", `/api/texts/${id}/versions/1/freeze`, frozen)).body.open;
}

/** Starts the editor's server. @returns functions that read and change this text through the API. */
export async function openLegalText(id: string) {
  const { root, workspace, app, headers, ask } = await openTestSite();
  const request = async <Answer>(method: "GET" | "PUT" | "POST" | "DELETE", url: string, payload?: object) => {
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.json<Answer & { message?: string }>() };
  };
  /** @param path - after the address of the text: `/versions/1/freeze`. */
  const send = <Answer = SaveTextResult>(method: "GET" | "POST" | "DELETE", path: string, payload?: object) =>
    request<Answer>(method, `/api/texts/${id}${path}`, payload);
  const open = async (version?: string) =>
    (await request<OpenText>("GET", `/api/lists/${id}${version === undefined ? "" : `?version=${version}`}`)).body;
  /** @param over - the state to change; by default the current state. */
  const save = async (change: Change, over?: Pick<OpenText, "data" | "stamp">, isWhole = false) => {
    const { data, stamp } = over ?? (await open());
    return request<SaveTextResult>("PUT", `/api/lists/${id}`, { data: change(data), stamp, isWhole });
  };
  const savePart = async (key: string, part: Partial<TextPart>, over?: Pick<OpenText, "data" | "stamp">) =>
    save(
      (data) => setTextPart(data, key, { ...(key === "head" ? data.head : rowIn(data, key)), ...part } as TextPart),
      over,
    );
  const remove = (clause: string, over?: OpenText) => save((data) => setTextPart(data, clause, undefined), over, true);
  const clauseOf = async (clause: string): Promise<Clause> => {
    const found = listClauses(await open()).find((each) => each.id === clause);
    if (!found) throw new Error(`no clause ${clause}`);
    return found;
  };
  const replace = async (clause: string, from: string, to: string) => {
    const { body } = await clauseOf(clause);
    expect(body).toContain(from);
    return savePart(clause, { body: body.replace(from, to) });
  };
  const publish = () => freezeFirstVersion(ask, id);
  const numstat = () => runGit(root, "diff", "--numstat");
  return { root, workspace, ask, request, send, open, save, savePart, remove, publish, clauseOf, replace, numstat };
}

function rowIn({ clauses }: TextData, id: string) {
  const row = clauses.find((clause) => clause.id === id);
  if (!row) throw new Error(`no clause ${id}`);
  return row;
}
