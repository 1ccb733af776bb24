// @vitest-environment jsdom

import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { emptyFormContext, FormContext } from "#editor/app/form/form-context.ts";
import { buildViewQuery } from "./page-view.ts";
import { PageViewBar } from "./page-view-bar.tsx";

afterEach(cleanup);

test("the error of a refused day disappears once the day is corrected or its field is opened again", () => {
  const onSeen = vi.fn();
  render(
    <FormContext value={{ ...emptyFormContext, today: "2026-11-23" }}>
      <PageViewBar view={undefined} onViewChange={onSeen} startDay={undefined} draft={undefined} />
    </FormContext>,
  );
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  const isWrong = () => screen.getByLabelText("Día").getAttribute("aria-invalid") === "true";
  press("Ver otro día");
  press("Ver ese día");
  expect([isWrong(), screen.getByText("Elige un día después de hoy.")]).toEqual([true, expect.anything()]);
  press("Ver otro día");
  press("Ver otro día");
  expect([isWrong(), screen.queryByText("Elige un día después de hoy.")]).toEqual([false, null]);
  press("Ver ese día");
  const type = (value: string) => fireEvent.change(screen.getByLabelText("Día"), { target: { value } });
  type("5/12/2026");
  expect([isWrong(), screen.queryByText("Elige un día después de hoy.")]).toEqual([false, null]);
  expect(screen.getByText(/^sábado, 5 de diciembre de 2026/)).toBeDefined();
  type("30/2/2027");
  press("Ver ese día");
  expect(screen.getByText("Ese día no existe: febrero de 2027 tiene 28 días.")).toBeDefined();
  type("5 dic");
  press("Ver ese día");
  expect([isWrong(), screen.getByText("Falta el año.")]).toEqual([true, expect.anything()]);
  expect(onSeen).not.toHaveBeenCalled();
  type("5 dic 26");
  fireEvent.keyDown(screen.getByLabelText("Día"), { key: "Enter" });
  expect(onSeen).toHaveBeenCalledWith({ day: "2026-12-05" });
});

test("the draft of a legal version is shown with its mark and day, can be left, and opened again", () => {
  const draft = { draftVersion: "2", day: "2027-01-05" };
  const onViewChange = vi.fn();
  const { rerender } = render(
    <PageViewBar view={draft} onViewChange={onViewChange} startDay={undefined} draft={draft} />,
  );
  expect(screen.getByText("Borrador de la versión 2: así quedará el 5 de enero de 2027.")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Ver la publicada" }));
  expect(onViewChange).toHaveBeenLastCalledWith(undefined);
  rerender(<PageViewBar view={undefined} onViewChange={onViewChange} startDay={undefined} draft={draft} />);
  fireEvent.click(screen.getByRole("button", { name: "Ver el borrador de la versión 2" }));
  expect(onViewChange).toHaveBeenLastCalledWith(draft);
  expect([buildViewQuery(draft), buildViewQuery({ draftVersion: "2" })]).toEqual(["2027-01-05~borrador", "~borrador"]);
});
