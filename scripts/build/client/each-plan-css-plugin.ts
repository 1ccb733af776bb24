import { generate, parse, type StyleSheet, walk } from "css-tree";
import type { Plugin } from "vite";
import { getPlanLook, planIds } from "#domain/plans/plan.ts";

/**
 * Vite plugin: repeats a rule for each membership. In selectors, `each-plan` becomes the membership's id, and
 * `[each-place]` its position among its siblings; `each-light-plan` and `[each-light-place]` do so only for memberships
 * with light text. In values, `each-tone` becomes the membership's colour, and `each-index` its position from 0. In all
 * rules, `plan-count` is the number of memberships, and `plan-row` the minimum width for all cards in one row.
 */
export const eachPlanCssPlugin: Plugin = {
  name: "each-plan",
  enforce: "pre",
  transform: {
    filter: { id: /\.css($|\?)/, code: /each-(light-)?pla|plan-(count|row)/ },
    handler: (css) => ({ code: expandPlanCssRules(css), map: null }),
  },
};

const parseSheet = (css: string) =>
  parse(css, { parseValue: false, parseRulePrelude: false, parseAtrulePrelude: false }) as StyleSheet;

/** Minimum width for all cards in one row; more than five cards never fit in the page's column. */
const minRowWidth = planIds.length > 5 ? "999rem" : `${Math.max(66, 16 * planIds.length)}rem`;

/** @returns the stylesheet, with each rule for all memberships replaced by one rule per membership. */
export function expandPlanCssRules(css: string): string {
  const sheet = parseSheet(css);
  walk(sheet, {
    visit: "Rule",
    leave(rule, item, list) {
      const [selector, isLight] = /each-(light-)?pla(n|ce)/.exec(generate(rule.prelude)) ?? [];
      if (!selector) return;
      const text = generate(rule);
      const rules = planIds.map((id, index) => {
        const { tone, ink } = getPlanLook(id);
        if (isLight && ink !== "light") return "";
        return text
          .replaceAll(/each-(light-)?plan/g, id)
          .replaceAll(/\[each-(light-)?place\]/g, `:nth-child(${index + 1})`)
          .replaceAll("each-tone", tone)
          .replaceAll("each-index", String(index));
      });
      list.replace(item, parseSheet(rules.join("")).children);
    },
  });
  return generate(sheet).replaceAll("plan-count", String(planIds.length)).replaceAll("plan-row", minRowWidth);
}
