import { generate, parse, type StyleSheet, walk } from "css-tree";
import type { Plugin } from "vite";
import { getPlanLook, planIds } from "#domain/plans/plan.ts";

/**
 * Generates the styles of every membership from one rule: a rule with `each-plan` or `[each-place]` in its selector is
 * repeated for each membership, one with `each-light-plan` or `[each-light-place]` for those with light text. The
 * former becomes the membership's id, the latter its place among its siblings; in values, `each-tone` becomes its
 * colour, `each-index` its place from 0. In every rule, `plan-count` is the number of memberships, and `plan-row` the
 * width from which their cards fit side by side.
 */
export const planRulesPlugin: Plugin = {
  name: "each-plan",
  enforce: "pre",
  transform: {
    filter: { id: /\.css($|\?)/, code: /each-(light-)?pla|plan-(count|row)/ },
    handler: (css) => ({ code: expandPlanRules(css), map: null }),
  },
};

const sheetOf = (css: string) =>
  parse(css, { parseValue: false, parseRulePrelude: false, parseAtrulePrelude: false }) as StyleSheet;

/** At most five cards fit side by side in the page's column, on screens of 80rem. */
const rowWidth = planIds.length > 5 ? "999rem" : `${Math.max(66, 16 * planIds.length)}rem`;

/** @returns the stylesheet, with each rule for all memberships replaced by one rule per membership. */
export function expandPlanRules(css: string): string {
  const sheet = sheetOf(css);
  walk(sheet, {
    visit: "Rule",
    leave(rule, item, list) {
      const [named, isLight] = /each-(light-)?pla(n|ce)/.exec(generate(rule.prelude)) ?? [];
      if (!named) return;
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
      list.replace(item, sheetOf(rules.join("")).children);
    },
  });
  return generate(sheet).replaceAll("plan-count", String(planIds.length)).replaceAll("plan-row", rowWidth);
}
