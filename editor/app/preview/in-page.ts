/**
 * Runs in the pages that the editor shows beside its forms, and nowhere else: shows them as at night or on paper, tells
 * where they are, and keeps the place on the page when it is read again. Another origin cannot do any of it from outside.
 */
export {};

/** What the editor asks of the page. */
type Look = { editor: "look"; isNight: boolean; isPaper: boolean };

const always = "(min-width: 0)";
const never = "(max-width: 0)";

/** What stood in a rule before it was changed. */
const written = new WeakMap<CSSMediaRule, string>();
const placeKey = "editor:place";

function mediaRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    const inside = "cssRules" in rule ? mediaRules((rule as CSSGroupingRule).cssRules) : [];
    return rule instanceof CSSMediaRule ? [rule, ...inside] : inside;
  });
}

/** Queries about the scheme and the medium answer as the editor wishes; all others as the window is. */
function wear({ isNight, isPaper }: Look): void {
  const scheme = isNight && !isPaper ? "dark" : "light";
  for (const sheet of document.styleSheets)
    for (const rule of mediaRules(sheet.cssRules)) {
      const query = written.get(rule) ?? rule.media.mediaText;
      written.set(rule, query);
      const meant = query
        .replaceAll(/\(prefers-color-scheme: (dark|light)\)/g, (_, asked) => (asked === scheme ? always : never))
        .replaceAll(/\b(?:only )?(print|screen)\b/g, (_, medium) =>
          (medium === "print") === isPaper ? always : never,
        );
      if (rule.media.mediaText !== meant) rule.media.mediaText = meant;
    }
  document.documentElement.style.colorScheme = scheme;
}

let look: Look | undefined;

if (parent !== window) {
  addEventListener("message", ({ source, data }: MessageEvent<Partial<Look>>) => {
    if (source !== parent || data?.editor !== "look") return;
    look = { editor: "look", isNight: data.isNight === true, isPaper: data.isPaper === true };
    wear(look);
  });
  // Styles that arrive later, as the dev server sends them.
  new MutationObserver(() => look && wear(look)).observe(document.head, { childList: true, subtree: true });
  addEventListener("load", () => look && wear(look), true);

  const place = () => `${placeKey}:${location.pathname}`;
  addEventListener("pagehide", () => sessionStorage.setItem(place(), String(scrollY)));
  const before = Number(sessionStorage.getItem(place()));
  if (before > 0 && location.hash === "")
    addEventListener("load", () => scrollTo({ top: before, behavior: "instant" }));

  // An address is no secret, and the editor may have been opened by either of its names.
  parent.postMessage({ page: "at", path: location.pathname + location.hash }, "*");
}
