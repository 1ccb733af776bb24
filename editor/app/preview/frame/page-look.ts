/** Makes the previewed page look as at night, on paper or on a phone. */
import type { LookMessage } from "./page-messages.ts";

const always = "(min-width: 0)";
const never = "(max-width: 0)";

/** The original media query of each changed rule. */
const written = new WeakMap<CSSMediaRule, string>();

/** All rules in a list, with those nested in media queries and other groups. */
function rulesIn(rules: CSSRuleList): CSSRule[] {
  return [...rules].flatMap((rule) => [
    rule,
    ...("cssRules" in rule ? rulesIn((rule as CSSGroupingRule).cssRules) : []),
  ]);
}

/** Makes media queries for the colour scheme and the medium match the look; all others match the window. */
export function applyLook(look: LookMessage): void {
  const rules = [...document.styleSheets].flatMap((sheet) => rulesIn(sheet.cssRules));
  const scheme = look.isNight && !look.isPaper ? "dark" : "light";
  for (const rule of rules) {
    if (!(rule instanceof CSSMediaRule)) continue;
    const query = written.get(rule) ?? rule.media.mediaText;
    written.set(rule, query);
    const meant = query
      .replaceAll(/\(prefers-color-scheme: (dark|light)\)/g, (_, asked) => (asked === scheme ? always : never))
      .replaceAll(/\b(?:only )?(print|screen)\b/g, (_, medium) =>
        (medium === "print") === look.isPaper ? always : never,
      );
    if (rule.media.mediaText !== meant) rule.media.mediaText = meant;
  }
  document.documentElement.style.colorScheme = scheme;
  if (look.isPaper) wearMore(paper(rules.filter((rule) => rule instanceof CSSStyleRule)));
  // Hide the scrollbar, which on a computer would take some of the phone's width.
  else wearMore(look.isPhone ? ":root { scrollbar-width: none; } :root::-webkit-scrollbar { display: none; }" : "");
}

/**
 * CSS that imitates printing: elements with a background get a white one, which still covers the elements behind them,
 * unless `print-color-adjust` is `exact`.
 */
function paper(rules: readonly CSSStyleRule[]): string {
  const asked = selectorsOf(rules.filter(({ style }) => style.getPropertyValue("print-color-adjust") === "exact"));
  const others = `:where(:not(${asked}, ${asked} *))`;
  const grounded = rules.filter(hasGround);
  const white = (part: string, of: readonly CSSStyleRule[]) => `
    ${others}${part} { background: none !important; }
    ${others}${selectorsOf(of).replaceAll(part, "")}${part} { background: white !important; }
  `;
  const drawn = ["::before", "::after"].map((part) =>
    white(
      part,
      grounded.filter(({ selectorText }) => selectorText.includes(part)),
    ),
  );
  return white("", grounded) + drawn.join("");
}

/** `:is()` ignores selectors with a pseudo-element. */
const selectorsOf = (rules: readonly CSSStyleRule[]) => `:is(${rules.map((rule) => rule.selectorText).join(", ")})`;

const bare = /^(?:none|transparent|rgba\(0, 0, 0, 0\)|initial|inherit|unset)/;
/** Whether a rule sets a background; a value that is a CSS variable reads as empty here, and counts as a background. */
const hasGround = ({ style }: CSSStyleRule) =>
  ["background-color", "background-image"].some(
    (ground) => [...style].includes(ground) && !bare.test(style.getPropertyValue(ground)),
  );

let worn: CSSStyleSheet | undefined;
let said = "";

/** Applies CSS in a style sheet of its own, because each change of the page's style elements is observed. */
function wearMore(styles: string): void {
  if (styles === said) return;
  said = styles;
  if (!worn) {
    worn = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, worn];
  }
  worn.replaceSync(styles);
}
