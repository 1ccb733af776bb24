/**
 * Features that the oldest supported browsers (src/domain/site/oldest-browsers.ts) lack, but that stylesheets may use,
 * because nothing is lost without them. Named as in MDN's compatibility data without `css.`; an entry covers the
 * feature's values too. Other new features need `@supports`.
 */
export const harmlessFeatures: Readonly<Record<string, string>> = {
  "at-rules.media.forced-colors": "arrived together with the system setting that it reads",
  "at-rules.media.prefers-color-scheme": "always light",
  "at-rules.media.scripting": "only in the separate sheets of /formulario, where it closes up an empty line",
  "at-rules.page": "the browser's own margins of paper",
  "at-rules.property": "the dial's ground changes at once, and a count is at its end",
  "properties.accent-color": "a slider in the system's colour",
  "properties.align-content.start": "used in grids, which knew it long before flexbox",
  "properties.align-self.end": "as align-content",
  "properties.align-self.start": "as align-content",
  "properties.break-after": "a heading may end a printed page",
  "properties.color-scheme": "light scrollbars and field borders in dark mode",
  "properties.container-type": "what it measures uses its units only within @supports",
  "properties.corner-top-right-shape": "src/styles/cut.css draws the corner by hand where it is missing",
  "properties.cursor": "phones have no pointer",
  "properties.forced-color-adjust": "as at-rules.media.forced-colors",
  "properties.interpolate-size": "answers open at once",
  "properties.mix-blend-mode.plus-lighter": "Leaflet's own, for its tiles as they fade in",
  "properties.overflow-wrap.anywhere": "the body's break-word is inherited: long words break too",
  "properties.overscroll-behavior": "the page scrolls on at the end of a dialog",
  "properties.place-items.start": "as align-content",
  "properties.print-color-adjust": "with its prefix where the name is new; at worst print without backgrounds",
  "properties.scroll-behavior": "jumps instead of smooth scrolling",
  "properties.scroll-target-group": "no mark next to the clause that is being read",
  "properties.scrollbar-width": "a full scrollbar, or the prefixed way next to it",
  "properties.text-size-adjust": "with its prefix where phones need it",
  "properties.text-wrap": "lines of unequal length",
  "properties.touch-action.pinch-zoom": "no pinching on a carousel",
  "selectors.backdrop": "arrived together with the dialog",
  "selectors.details-content": "answers open at once, and print as they are",
  "selectors.focus-visible": "the browser's own ring",
  "selectors.target-current": "as properties.scroll-target-group",
};

/** Uses of `:has()`, each with a reason: a browser without `:has()` drops the whole rule. */
export const allowedHasSelectors: Readonly<Record<string, string>> = {
  "label:has(input)": "an arrow instead of a hand",
  ".option:has(": "the button itself shows: choice-field.module.css",
  ".inner:has(>.aside>svg)": "the mascot is below the words on tablets too",
  ".card:has(.more:": "a card does not rise on hover",
  ".fold:has([data-tool]:not([data-tool=fields]))": "a row that unfolds nothing, without script",
  ".stretch:has(input:focus)": "the bar stays above the keyboard",
  "html:has(.bar)": "what takes the focus may stop under the bar",
  "section:has([data-outcome=": "two mascots at once",
  ".tabs": "the panel that an address names shows next to the first until the tabs are awake",
  ".topics:not(:has(li:not([hidden])))": "a heading without topics while nothing is found",
  ".item:has(:target)": "the answer that an address names has the same background as others",
  "[data-island]:has(>[data-tool])": "a wider gap where a tool is left out",
};
