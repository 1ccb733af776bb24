// @vitest-environment jsdom

import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { type Dispatch, type SetStateAction, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FormSchema } from "#content/forms/check/path-label.ts";
import type { ListInfo, OpenList, SaveListRequest } from "#editor/api/api.ts";
import type { StartDay } from "#editor/api/form/row-page.ts";
import { DraftBackups } from "#editor/app/draft/backup/draft-backup.ts";
import { FormDraft } from "#editor/app/draft/form-draft.ts";
import { formatSaveStatusMessage } from "#editor/app/draft/save-status.ts";
import { emptyFormContext, FormContext } from "#editor/app/form/form-context.ts";
import { RequestError, type RequestSender } from "#editor/app/shared/request.ts";
import type { Shell } from "#editor/app/shell/use-shell.ts";
import { polyfillWindow } from "#editor/testing/window/polyfill-window.ts";
import { ListEditor } from "./list-editor.tsx";

beforeEach(polyfillWindow);
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const schema: FormSchema = {
  type: "array",
  nameField: "name",
  items: {
    type: "object",
    properties: {
      name: { type: "string", title: "Nombre" },
      city: { type: "string", title: "Ciudad" },
      stars: { type: "integer", title: "Estrellas" },
    },
    required: ["name", "city", "stars"],
  },
};
const list: ListInfo = { id: "l", label: "Opiniones", help: "", file: "l.ts", page: "/", schema };

const nothing = () => {};

/** A to-do that an unconfirmed change to another list would create in this list. */
const expectedTodos = [
  { location: "l/2/city", label: "Opiniones", what: "Renglón 2 («Luz») › Ciudad: ya no está entre las ciudades" },
];

type EditorProps = {
  draft: FormDraft;
  onComing: Dispatch<SetStateAction<StartDay | undefined>>;
  shownList?: ListInfo;
  onShowChange?: (page: string, day?: string, words?: string) => void;
};

function Editor({ draft, onComing, shownList = list, onShowChange = nothing }: EditorProps) {
  const [row, setRow] = useState(1);
  const preview = {
    setPage: nothing,
    scrollToText: nothing,
    setComing: onComing,
    showDay: nothing,
    showChange: onShowChange,
  };
  const shell = {
    menu: { lists: [] },
    location: { row, field: "", openRow: setRow },
    pending: { changes: [], todos: [] },
    drafts: { getListDraft: () => draft, getExpectedTodos: () => expectedTodos },
    preview,
  };
  return (
    <FormContext value={{ ...emptyFormContext, today: "2026-11-23" }}>
      <ListEditor list={shownList} shell={shell as unknown as Shell} />
    </FormContext>
  );
}

/** Renders a list. The server returns `disk`, which tests change as another person would. */
async function openList({ shownList = list, ...shown }: Pick<EditorProps, "shownList" | "onShowChange"> = {}) {
  const disk = {
    isSavedHere: false,
    data: [
      { name: "Ana", city: "Puebla", stars: 4 },
      { name: "Luz", city: "León", stars: 5, ...(shownList.sharedPage && { shownOn: ["home"] }) },
    ] as unknown,
  };
  const getRevision = () => JSON.stringify(disk.data);
  const sendRequest = (async (method, _address, body) => {
    const read: OpenList = { data: disk.data, revision: getRevision(), publishedKeys: [], diagnostics: [] };
    if (method === "GET") return { ...read, ...(disk.isSavedHere && { isSavedHere: true }) };
    const change = body as SaveListRequest;
    if (change.revision !== getRevision()) throw new RequestError("Alguien más lo cambió.");
    const impact = { todos: [], pages: [{ label: "Portada", page: "/" }], documents: [] };
    if (change.requiresConfirmation) return { diagnostics: [], impact };
    disk.data = change.data;
    return { diagnostics: [], impact: { ...impact, pages: [] }, revision: getRevision() };
  }) as RequestSender;
  const keeper = new DraftBackups(sessionStorage, "a", new Set()).getStorage("l");
  const draft = new FormDraft({
    formId: "l",
    schema: shownList.schema,
    sendRequest,
    getStorage: () => keeper,
    onSaved: nothing,
    saveDelayMs: 0,
  });
  const onComing = vi.fn<Dispatch<SetStateAction<StartDay | undefined>>>();
  render(<Editor draft={draft} onComing={onComing} shownList={shownList} {...shown} />);
  return { disk, draft, onComing, city: await screen.findByLabelText<HTMLInputElement>(/Ciudad/) };
}

test("the open row stays open when someone else's row is inserted above it", async () => {
  const { disk, city } = await openList();
  disk.data = [{ name: "Eva", city: "Mérida", stars: 5 }, ...(disk.data as unknown[])];
  fireEvent.change(city, { target: { value: "Celaya" } });
  await screen.findByText("Alguien más cambió otra cosa de esta lista");
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/Ciudad/).value).toBe("Celaya"));
});

test("nothing can be typed while another first day is being chosen, because it would hold from today", async () => {
  await openList({ shownList: { ...list, canBeScheduled: true } });
  const isLocked = () => screen.getByLabelText(/Ciudad/).matches(":disabled");
  expect(isLocked()).toBe(false);
  fireEvent.click(screen.getByRole("button", { name: "Desde otro día" }));
  expect(isLocked()).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Desde hoy" }));
  expect(isLocked()).toBe(false);
});

test("changes saved by the same person in another tab are not attributed to someone else", async () => {
  const { disk, draft, city } = await openList();
  disk.isSavedHere = true;
  disk.data = JSON.parse(JSON.stringify(disk.data).replace("León", "Cholula"));
  fireEvent.change(city, { target: { value: "Celaya" } });
  const panel = within(await screen.findByRole("region", { name: "Cambiaste lo mismo en otra pestaña" }));
  expect(panel.getByText("Lo tuyo: «Celaya»").nextSibling?.textContent).toBe("De la otra pestaña: «Cholula»");
  expect(formatSaveStatusMessage(draft.view())).toBe("Sin guardar: cambiaste lo mismo en otra pestaña");
});

test("each decision about the input returns the focus to the decided field", async () => {
  const { disk, city } = await openList();
  const press = async (name: string, field: RegExp) => {
    const button = await screen.findByRole("button", { name });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(field)));
  };
  const stars = screen.getByLabelText(/Estrellas/);
  stars.focus();
  fireEvent.change(stars, { target: { value: "3" } });
  await press("Guardar con todo esto", /Estrellas/);
  await waitFor(() => expect(JSON.stringify(disk.data)).toContain('"stars":3'));

  disk.data = JSON.parse(JSON.stringify(disk.data).replace("León", "Cholula"));
  city.focus();
  fireEvent.change(city, { target: { value: "Atlixco" } });
  await press("Guardar lo mío", /Ciudad/);
  await waitFor(() => expect(JSON.stringify(disk.data)).toContain("Atlixco"));
});

test("the page as of a row's start day is offered as soon as the row has it, also before it is saved", async () => {
  const { disk, draft, onComing } = await openList();
  const [first] = disk.data as object[];
  draft.change([first, { name: "Luz", city: "León", stars: 3, visibleFrom: "2026-12-04" }]);
  await screen.findByRole("button", { name: "Guardar con todo esto" });
  expect(onComing).toHaveBeenLastCalledWith({ day: "2026-12-04", isHidden: true });
});

test("each page where the row is shown can be opened beside the form, at the row and on its day", async () => {
  const spots = { type: "string", enum: ["home", "memberships"] };
  const properties = { ...schema.items?.properties, shownOn: { type: "array", items: spots } };
  const shownList: ListInfo = {
    ...{ ...list, schema: { ...schema, items: { ...schema.items, properties } } },
    sharedPage: { field: "shownOn", value: "registry", page: "/a", pagesByValue: { home: "/", memberships: "/m" } },
  };
  const onShowChange = vi.fn();
  await openList({ shownList, onShowChange });
  expect(screen.getAllByRole("button", { name: /^Ver en/ })).toHaveLength(1);
  fireEvent.click(screen.getByRole("button", { name: "Ver en «Portada»" }));
  expect(onShowChange).toHaveBeenLastCalledWith("/", undefined, "Luz");
  fireEvent.click(screen.getByRole("checkbox", { name: "memberships" }));
  expect(screen.getByRole("button", { name: /^Ver en «(?!Portada)/ })).toBeTruthy();
});

test("a text that is normalized when its field is left stays so if the next field is filled in at once", async () => {
  const { draft, city } = await openList();
  const name = screen.getByLabelText<HTMLInputElement>(/Nombre/);
  name.focus();
  fireEvent.change(name, { target: { value: "“Luz”" } });
  // Without React's `act`, as a browser or its extension fills in a form: nothing is rendered between the two events.
  city.focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(city, "Celaya");
  city.dispatchEvent(new Event("input", { bubbles: true }));
  expect(draft.view().data).toMatchObject([{}, { name: "«Luz»", city: "Celaya" }]);
});

test("a to-do that a pending change elsewhere would create is shown at its field", async () => {
  const { city } = await openList();
  const about = document.getElementById(city.getAttribute("aria-describedby") ?? "");
  expect(about?.textContent).toBe("Revisa: ya no está entre las ciudades");
  expect(screen.getByLabelText(/Nombre/).getAttribute("aria-describedby")).toBeNull();
});
