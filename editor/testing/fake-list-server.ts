import type { FormSchema } from "#content/forms/check/path-label.ts";
import type { OpenList, SaveListRequest, SaveListResult } from "#editor/api/api.ts";
import { emptyDraftView } from "#editor/app/draft/draft-view.ts";
import { FormDraft } from "#editor/app/draft/form-draft.ts";
import { NoConnectionError, RequestError, type RequestSender } from "#editor/app/shared/request.ts";
import { createTabStorage } from "./tab-storage.ts";

const schema: FormSchema = {
  type: "array",
  nameField: "name",
  items: { properties: { name: { title: "Nombre" }, pesos: { title: "Precio" } } },
};

/** A fake server with one list. A save with `asksFirst` writes nothing; a save of an empty name returns an error. */
export function openFakeListServer() {
  const { store, nextTab } = createTabStorage();
  const state = {
    data: [{ name: "a", pesos: 1 }] as unknown,
    /** Keys of the rows that visitors may have seen. */
    published: [] as readonly string[],
    writes: 0,
    isReachable: true,
    isSignedIn: true,
    gate: Promise.resolve(),
  };
  const stampOf = () => `${JSON.stringify(state.data)}`;
  const publishedAs = stampOf();
  const answer = async (change: SaveListRequest): Promise<SaveListResult> => {
    await state.gate;
    if (!state.isReachable) throw new NoConnectionError();
    if (change.stamp !== stampOf()) throw new RequestError("Alguien más lo cambió.");
    const rows = change.data as { name: string }[];
    const path = [0, "name"];
    if (rows.some(({ name }) => name === ""))
      return {
        diagnostics: [
          { path, where: "Renglón 1 › Nombre", message: "falta este texto", kind: "error", isMissing: true },
        ],
        impact: emptyDraftView.impact,
      };
    const impact = { ...emptyDraftView.impact, pages: [{ label: "Membresías", page: "/membresias" }] };
    if (change.asksFirst) return { diagnostics: [], impact };
    state.data = change.data;
    state.writes++;
    const isPublished = stampOf() === publishedAs;
    return { diagnostics: [], impact: emptyDraftView.impact, stamp: stampOf(), ...(isPublished && { isPublished }) };
  };
  const ask = (async (method, _address, body) => {
    if (!state.isSignedIn) throw new RequestError("Entra otra vez.");
    if (method === "PUT") return answer(body as SaveListRequest);
    if (!state.isReachable) throw new NoConnectionError();
    return { data: state.data, stamp: stampOf(), published: state.published, diagnostics: [] } satisfies OpenList;
  }) as RequestSender;
  const open = async () => {
    const keeper = nextTab().getStorage("l");
    const draft = new FormDraft({ list: "l", schema, ask, getStorage: () => keeper, onSaved: () => {} });
    await draft.open();
    return draft;
  };
  return { state, store, open };
}
