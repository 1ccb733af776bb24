import { expect, test } from "vitest";
import { expandPlanCssRules } from "./each-plan-css-plugin.ts";

test("repeats a rule for every membership, with its id, position and colour", () => {
  const css = '@media print{.a:has([value="each-plan"]) li[each-place]{--at:each-index;color:var(--each-tone-trama)}}';
  expect(expandPlanCssRules(css).replace("@media print{", "").split("}").slice(0, 4)).toEqual([
    '.a:has([value="rookie"]) li:nth-child(1){--at:0;color:var(--nopal-trama)',
    '.a:has([value="community"]) li:nth-child(2){--at:1;color:var(--cempasuchil-trama)',
    '.a:has([value="legend"]) li:nth-child(3){--at:2;color:var(--rosa-trama)',
    '.a:has([value="ultimate"]) li:nth-child(4){--at:3;color:var(--obsidiana-trama)',
  ]);
});

test("repeats a rule for light text only for the memberships that have it", () => {
  expect(expandPlanCssRules('[data-plan="each-light-plan"] .b[each-light-place]{color:red}')).toBe(
    '[data-plan="ultimate"] .b:nth-child(4){color:red}',
  );
});

test("other rules stay, with the number of memberships filled in", () => {
  const css = "@media (width < plan-row){.c{width:calc(100% / plan-count)}}";
  expect(expandPlanCssRules(css)).toBe("@media (width < 66rem){.c{width:calc(100% / 4)}}");
});
