// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Diagnostic } from "#editor/api/api.ts";
import { formatFieldId } from "#editor/api/form/form-value.ts";
import type { Shell } from "#editor/app/shell/use-shell.ts";
import { findPublicVersion, formatPartTitleId, useLegalTextNavigation } from "./use-legal-text-navigation.ts";

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const attach = <Element extends HTMLElement>(element: Element, id: string): Element => {
  element.id = id;
  element.tabIndex = -1;
  element.scrollIntoView = () => undefined;
  document.body.append(element);
  return element;
};
const preview = { setPage: () => undefined, showDraft: () => undefined };
const shell = { location: { part: "" }, preview } as unknown as Shell;
const renderNavigation = () => renderHook(() => useLegalTextNavigation(undefined, "/", shell)).result;

test("a refused action focuses the first field with an error", async () => {
  const field = attach(document.createElement("textarea"), formatFieldId(["nueva", "reason"]));
  const navigation = renderNavigation();
  const refused: Diagnostic = { kind: "error", path: ["nueva", "reason"], where: "Motivo", message: "escribe por qué" };
  await act(() => navigation.current.attempt(Promise.resolve([refused]), () => undefined));
  await waitFor(() => expect(document.activeElement).toBe(field));
});

test("the result of an action is focused and announced, and the search of the clause list is cleared", async () => {
  attach(document.createElement("h2"), formatPartTitleId("velocidad"));
  const result = attach(document.createElement("h2"), "titulo-lista");
  const navigation = renderNavigation();
  act(() => navigation.current.setSearchText("congestión"));
  act(() =>
    navigation.current.closePanel("velocidad", { announcement: "La versión 1 quedó lista.", focusId: "titulo-lista" }),
  );
  await waitFor(() => expect(document.activeElement).toBe(result));
  expect([navigation.current.announcement, navigation.current.searchText]).toEqual(["La versión 1 quedó lista.", ""]);
  act(() => navigation.current.openPanel("compare"));
  expect(navigation.current.announcement).toBe("");
});

test("while a draft is open, the page shows the newest published version that was not withdrawn", () => {
  const versions = [
    { version: "3", inForce: "pendiente", isPublished: false },
    { version: "2", inForce: "2026-12-29", isPublished: true, isWithdrawn: true as const },
    { version: "1", inForce: "2026-12-01", isPublished: true },
  ] as const;
  expect(findPublicVersion({ version: "3", versions, isLocked: false })).toBe("1");
  expect(findPublicVersion({ version: "2", versions, isLocked: true })).toBeUndefined();
});
