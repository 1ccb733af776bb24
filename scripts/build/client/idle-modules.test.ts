import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { idleTimeModules } from "./idle-modules.ts";

test("every module of the idle chunk exists, because a renamed one would silently leave the chunk", () => {
  expect(idleTimeModules.filter((path) => !existsSync(path))).toEqual([]);
});
