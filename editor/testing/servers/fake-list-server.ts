import type { FormSchema } from "#content/forms/check/path-label.ts";
import type { OpenList, SaveListRequest, SaveListResult } from "#editor/api/api.ts";
import { emptyDraftView } from "#editor/app/draft/draft-view.ts";
import { FormDraft } from "#editor/app/draft/form-draft.ts";
import { NoConnectionError, RequestError, type RequestSender } from "#editor/app/shared/request.ts";
import { createTabStorage } from "#editor/testing/window/tab-storage.ts";

const schema: FormSchema = {
  type: "array",
  nameField: "name",
  items: { properties: { name: { title: "Nombre" }, pesos: { title: "Precio" } } },
};

/**
 * Creates a fake server with one list. It does not write a save that requires confirmation, and refuses an empty name.
 */
export function openFakeListServer() {
  const { store, nextTab } = createTabStorage();
  const state = {
    data: [{ name: "a", pesos: 1 }] as unknown,
    /** Keys of the rows that visitors may have seen. */
    publishedKeys: [] as readonly string[],
    writes: 0,
    isReachable: true,
    isSignedIn: true,
    gate: Promise.resolve(),
    /** Whether requests get no answer, as through a broken proxy. */
    isSilent: false,
  };
  const computeRevision = () => `${JSON.stringify(state.data)}`;
  const publishedRevision = computeRevision();
  const answerSave = async (change: SaveListRequest): Promise<SaveListResult> => {
    await state.gate;
    if (!state.isReachable) throw new NoConnectionError();
    if (change.revision !== computeRevision()) throw new RequestError("Alguien más lo cambió.");
    const rows = change.data as { name: string }[];
    const index = rows.findIndex(({ name }) => name === "");
    const [path, where] = [[index, "name"], `Renglón ${index + 1} › Nombre`];
    if (index !== -1)
      return {
        diagnostics: [{ path, where, message: "falta este texto", kind: "error", isMissing: true }],
        impact: emptyDraftView.impact,
      };
    const impact = { ...emptyDraftView.impact, pages: [{ label: "Membresías", page: "/membresias" }] };
    if (change.requiresConfirmation) return { diagnostics: [], impact };
    state.data = change.data;
    state.writes++;
    const isPublished = computeRevision() === publishedRevision;
    return {
      diagnostics: [],
      impact: emptyDraftView.impact,
      revision: computeRevision(),
      ...(isPublished && { isPublished }),
    };
  };
  const sendRequest = (async (method, _address, body, signal) => {
    if (state.isSilent)
      await new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
    if (!state.isSignedIn) throw new RequestError("Entra otra vez.");
    if (method === "PUT") return answerSave(body as SaveListRequest);
    if (!state.isReachable) throw new NoConnectionError();
    return {
      data: state.data,
      revision: computeRevision(),
      publishedKeys: state.publishedKeys,
      diagnostics: [],
    } satisfies OpenList;
  }) as RequestSender;
  const openDraft = async () => {
    const storage = nextTab().getStorage("l");
    const draft = new FormDraft({
      formId: "l",
      schema,
      sendRequest,
      getStorage: () => storage,
      onSaved: () => {},
    });
    await draft.open();
    return draft;
  };
  return { state, store, open: openDraft };
}
