import { expect, test } from "vitest";
import { settings } from "#platform/config/settings.ts";
import { findConfiguredFacts } from "./configured-facts.ts";
import { legalTextFacts } from "./legal-text-facts.ts";

test("every fact whose value is a placeholder counts as a configured fact", () => {
  const standIns = Object.values(settings).flatMap((each) => (each.kind === "pending" ? [each.placeholder] : []));
  const unset = Object.entries(legalTextFacts).filter(([, value]) => standIns.includes(value));
  for (const [name, value] of unset)
    expect(findConfiguredFacts(`Dice {{${name}}}.`, legalTextFacts, [])).toEqual({ [name]: value });
});
