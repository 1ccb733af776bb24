import { expect, test } from "vitest";
import { readEditorSettings } from "./editor-settings.ts";

test("the port is 3100 or EDITOR_PORT", () => {
  expect(readEditorSettings({})).toEqual({ port: 3100, buildMinutes: 20 });
  expect(readEditorSettings({ EDITOR_PORT: " " })).toEqual({ port: 3100, buildMinutes: 20 });
  expect(readEditorSettings({ EDITOR_PORT: "3200" })).toEqual({ port: 3200, buildMinutes: 20 });
});

test.each(["0", "-5", "veinte"])("refuses %s minutes for a build", (given) => {
  expect(() => readEditorSettings({ EDITOR_BUILD_MINUTES: given })).toThrow(/^EDITOR_BUILD_MINUTES vale /);
});

test.each(["0", "65535", "tres", "-1", "3100.5", "1e3"])("refuses the port %s, naming the variable", (given) => {
  expect(() => readEditorSettings({ EDITOR_PORT: given })).toThrow(/^EDITOR_PORT vale /);
});
