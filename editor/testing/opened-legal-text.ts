/** A legal text as the editor's server has it, over a repository of its own. */
import { expect } from "vitest";
import type { Clause, OpenText, SavedText } from "#editor/api/text-api.ts";
import { siteForTest } from "./checkout.ts";
import { gitIn } from "./site-repository.ts";

/** The editor of a test, with this text open. */
export async function openLegalText(id: string) {
  const { root, workspace, app, headers, ask } = await siteForTest();
  const send = async <Answer = SavedText>(
    method: "GET" | "PUT" | "POST" | "DELETE",
    path: string,
    payload?: object,
  ) => {
    const url = `/api/texts/${id}${path}`;
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.json<Answer & { message?: string }>() };
  };
  const open = async (version?: string) =>
    (await send<OpenText>("GET", version === undefined ? "" : `?version=${version}`)).body;
  const clauseOf = async (clause: string): Promise<Clause & { stamp: string }> => {
    const { clauses, stamp } = await open();
    const found = clauses.find((each) => each.id === clause);
    if (!found) throw new Error(`no clause ${clause}`);
    return { ...found, stamp };
  };
  /** Saves a clause with one thing replaced. */
  const replace = async (clause: string, from: string, to: string) => {
    const { title, body, stamp } = await clauseOf(clause);
    expect(body).toContain(from);
    return send("PUT", `/clauses/${clause}`, { title, body: body.replace(from, to), stamp });
  };
  const numstat = () => gitIn(root, "diff", "--numstat");
  return { root, workspace, ask, send, open, clauseOf, replace, numstat };
}
