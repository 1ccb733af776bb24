// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { ListInfo, Menu } from "#editor/api/api.ts";
import { useDrafts } from "./use-drafts.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a text refused for a fact that was being saved is checked again once the menu knows the fact", async () => {
  const impact = { todos: [], pages: [], documents: [] };
  const refused = {
    diagnostics: [{ kind: "error", path: [0], where: "", message: "no hay un dato «pagina.x»" }],
    impact,
  };
  let hasFact = false;
  vi.stubGlobal("fetch", async (_address: string, { method = "GET" }: RequestInit) => {
    if (method === "GET") return Response.json({ data: ["a"], revision: "1", publishedKeys: [], diagnostics: [] });
    return Response.json(hasFact ? { diagnostics: [], impact, revision: "2" } : refused);
  });
  const list = { id: "preguntas", file: "preguntas.ts", schema: { type: "array" } } as ListInfo;
  const createMenu = () => ({ lists: [list], legalTexts: [] }) as unknown as Menu;
  const { result, rerender } = renderHook((menu: Menu) => useDrafts(menu, () => {}), { initialProps: createMenu() });
  const draft = result.current.drafts.getListDraft(list);
  await act(() => draft.open());
  act(() => draft.change(["Dura {{pagina.x}}."]));
  await waitFor(() => expect(draft.view().saveStatus).toBe("invalid"));
  hasFact = true;
  rerender(createMenu());
  await waitFor(() => expect(draft.view()).toMatchObject({ saveStatus: "saved", diagnostics: [] }));
});
