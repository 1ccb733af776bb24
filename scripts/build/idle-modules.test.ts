import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { idleModules } from "./idle-modules.ts";

test("every module of the idle chunk is a file: a renamed one would leave the chunk unnoticed", () => {
  expect(idleModules.filter((path) => !existsSync(path))).toEqual([]);
});
