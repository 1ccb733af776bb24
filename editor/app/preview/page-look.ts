/** How the page that the editor shows looks: by night, on paper, on a phone. */
import type { Look } from "./page-messages.ts";

const always = "(min-width: 0)";
const never = "(max-width: 0)";

/** What stood in a rule before it was changed. */
const written = new WeakMap<CSSMediaRule, string>();

function rulesIn(rules: CSSRuleList): CSSRule[] {
  return [...rules].flatMap((rule) => [
    rule,
    ...("cssRules" in rule ? rulesIn((rule as CSSGroupingRule).cssRules) : []),
  ]);
}

/** Queries about the scheme and the medium answer as the editor wishes; all others as the window is. */
export function wear(look: Look): void {
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
  // The bar of a computer's window would take some of a phone's width.
  else wearMore(look.isPhone ? ":root { scrollbar-width: none; } :root::-webkit-scrollbar { display: none; }" : "");
}

/** Printers leave a ground white, which still covers what is behind it, unless the page asks for it. */
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

/** One that names a part of an element is passed over. */
const selectorsOf = (rules: readonly CSSStyleRule[]) => `:is(${rules.map((rule) => rule.selectorText).join(", ")})`;

const bare = /^(?:none|transparent|rgba\(0, 0, 0, 0\)|initial|inherit|unset)/;
/** One that is a variable has no value here. */
const hasGround = ({ style }: CSSStyleRule) =>
  ["background-color", "background-image"].some(
    (ground) => [...style].includes(ground) && !bare.test(style.getPropertyValue(ground)),
  );

let worn: CSSStyleSheet | undefined;
let said = "";

/** Apart from the styles of the page, of which each change is heard. */
function wearMore(styles: string): void {
  if (styles === said) return;
  said = styles;
  if (!worn) {
    worn = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, worn];
  }
  worn.replaceSync(styles);
}
