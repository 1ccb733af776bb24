// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { saveFile } from "#platform/calendar/save-file.ts";
import { useCalendarFile } from "./use-calendar-file.ts";

vi.mock("#platform/calendar/save-file.ts");

const event = { id: "fecha@wim", summary: "Último día", description: "Hasta las 23:59", day: "2026-12-09" };

test("a failure to save is reported until a save succeeds or the question changes", async () => {
  const { result, rerender } = renderHook(
    (question: string) => useCalendarFile({ name: "fechas.ics", calendar: "Mis fechas" }, question),
    {
      initialProps: "2026-11-09",
    },
  );
  vi.mocked(saveFile).mockImplementationOnce(() => {
    throw new Error("No room.");
  });
  await act(() => result.current.save([event]));
  expect(result.current.hasFailed).toBe(true);
  rerender("2026-11-10");
  expect(result.current.hasFailed).toBe(false);
  rerender("2026-11-09");
  await act(() => result.current.save([event]));
  expect(result.current.hasFailed).toBe(false);
  expect(saveFile).toHaveBeenLastCalledWith("fechas.ics", "text/calendar", expect.stringContaining("UID:fecha@wim"));
});
