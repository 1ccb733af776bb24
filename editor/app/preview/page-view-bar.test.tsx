// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { PageViewBar } from "./page-view-bar.tsx";

afterEach(cleanup);

test("the error of a refused day disappears once the day is corrected or its field is opened again", () => {
  render(<PageViewBar seen={undefined} onSeen={() => {}} coming={undefined} today="2026-11-23" />);
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  const isWrong = () => screen.getByLabelText("Día").getAttribute("aria-invalid") === "true";
  press("Ver otro día");
  press("Ver ese día");
  expect([isWrong(), screen.getByText("Elige un día después de hoy.")]).toEqual([true, expect.anything()]);
  press("Ver otro día");
  press("Ver otro día");
  expect([isWrong(), screen.queryByText("Elige un día después de hoy.")]).toEqual([false, null]);
  press("Ver ese día");
  fireEvent.change(screen.getByLabelText("Día"), { target: { value: "2026-12-05" } });
  expect([isWrong(), screen.queryByText("Elige un día después de hoy.")]).toEqual([false, null]);
});
