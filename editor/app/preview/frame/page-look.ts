/** Applies the look of the preview to the page: dark, print or phone. */
import type { LookMessage } from "./page-messages.ts";

const always = "(min-width: 0)";
const never = "(max-width: 0)";

/** The original media query of each changed rule. */
const written = new WeakMap<CSSMediaRule, string>();

/** Lists all rules, including those nested in media queries and other groups. */
function flattenRules(rules: CSSRuleList): CSSRule[] {
  return [...rules].flatMap((rule) => [
    rule,
    ...("cssRules" in rule ? flattenRules((rule as CSSGroupingRule).cssRules) : []),
  ]);
}

/** Makes media queries about the colour scheme and the medium match the look; other queries stay as written. */
export function applyLook(look: LookMessage): void {
  const rules = [...document.styleSheets].flatMap((sheet) => flattenRules(sheet.cssRules));
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
 * Builds CSS that imitates printing: backgrounds become white, except with `print-color-adjust: exact`. They are not
 * removed, so that they still cover the elements behind them.
 */
function paper(rules: readonly CSSStyleRule[]): string {
  const asked = joinSelectors(rules.filter(({ style }) => style.getPropertyValue("print-color-adjust") === "exact"));
  const others = `:where(:not(${asked}, ${asked} *))`;
  const grounded = rules.filter(hasGround);
  const white = (part: string, of: readonly CSSStyleRule[]) => `
    ${others}${part} { background: none !important; }
    ${others}${joinSelectors(of).replaceAll(part, "")}${part} { background: white !important; }
  `;
  const drawn = ["::before", "::after"].map((part) =>
    white(
      part,
      grounded.filter(({ selectorText }) => selectorText.includes(part)),
    ),
  );
  return white("", grounded) + drawn.join("");
}

/** Combines selectors; `:is()` ignores those with a pseudo-element. */
const joinSelectors = (rules: readonly CSSStyleRule[]) => `:is(${rules.map((rule) => rule.selectorText).join(", ")})`;

const bare = /^(?:none|transparent|rgba\(0, 0, 0, 0\)|initial|inherit|unset)/;
/** Whether a rule sets a background. One with a CSS variable counts too: browsers return an empty text for it. */
const hasGround = ({ style }: CSSStyleRule) =>
  ["background-color", "background-image"].some(
    (ground) => [...style].includes(ground) && !bare.test(style.getPropertyValue(ground)),
  );

let worn: CSSStyleSheet | undefined;
let said = "";

/** Applies CSS in an adopted style sheet: after a change of a `style` element, `in-page.ts` applies the look again. */
function wearMore(styles: string): void {
  if (styles === said) return;
  said = styles;
  if (!worn) {
    worn = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, worn];
  }
  worn.replaceSync(styles);
}
