import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { planIds } from "#domain/plans/plan.ts";

const rulesOf = (path: string, selector: string) =>
  readFileSync(path, "utf8").split(`${selector} {`)[1]?.split("}")[0]?.replaceAll(/\s+/g, " ") ?? "";

test("the dial takes the colours that each membership has elsewhere", () => {
  for (const id of planIds) {
    const tokens = rulesOf("src/styles/tokens.css", `[data-plan="${id}"]`);
    const dial = rulesOf("src/sections/plan-dial/plan-dial.module.css", `.dial:has([value="${id}"]:checked)`);
    const [ground] = /--plan: [^;]+;/.exec(tokens) ?? ["missing"];
    const [ink = "--plan-ink: var(--obsidiana);"] = /--plan-ink: [^;]+;/.exec(tokens) ?? [];
    expect(dial, id).toContain(ground);
    expect(dial, id).toContain(ink);
  }
});
