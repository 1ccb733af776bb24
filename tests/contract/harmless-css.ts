/**
 * What built stylesheets use above the floor (src/domain/floor.ts) because nothing is lost where it is not known. Names are those
 * of MDN's compatibility data without `css.`; a row stands for its values too. Whatever else is new asks `@supports`.
 */
export const harmless: Readonly<Record<string, string>> = {
  "at-rules.media.forced-colors": "comes with the system setting that it is about",
  "at-rules.media.prefers-color-scheme": "light, as by day",
  "at-rules.media.scripting": "only in the separate sheets of /formulario, where it closes up an empty line",
  "properties.accent-color": "a slider in the system's colour",
  "properties.align-content.start": "used in grids, which knew it long before flexible boxes",
  "properties.align-self.end": "as align-content",
  "properties.align-self.start": "as align-content",
  "properties.behavior": "Leaflet's own, for Internet Explorer",
  "properties.break-after": "a heading may end a printed page",
  "properties.color-scheme": "light scrollbars and fields' frames in the dark",
  "properties.container-type": "what is measured by it asks for its units by @supports",
  "properties.corner-top-right-shape": "a round corner instead of a cut one",
  "properties.cursor": "phones have no pointer",
  "properties.forced-color-adjust": "as at-rules.media.forced-colors",
  "properties.interpolate-size": "answers open at once",
  "properties.mix-blend-mode.plus-lighter": "Leaflet's own, for its tiles as they fade in",
  "properties.overflow-wrap.anywhere": "the body's break-word is inherited: long words break too",
  "properties.overscroll-behavior": "the page scrolls on behind the end of a dialog",
  "properties.place-items.start": "as align-content",
  "properties.print-color-adjust": "with its prefix where the name is new; print without grounds at worst",
  "properties.scroll-behavior": "jumps instead of gliding",
  "properties.scroll-target-group": "no mark beside the clause that is being read",
  "properties.scrollbar-width": "a whole scrollbar, or the prefixed way beside it",
  "properties.text-size-adjust": "with its prefix where phones need it",
  "properties.text-wrap": "lines of unequal length",
  "properties.touch-action.pinch-zoom": "no pinching on a carousel",
  "selectors.backdrop": "comes with the dialog",
  "selectors.details-content": "answers open at once, and print as they are",
  "selectors.focus-visible": "the browser's own ring",
  "selectors.selection": "Leaflet's own, for what is marked by mistake",
  "selectors.target-current": "as properties.scroll-target-group",
};

/** `:has()` drops its whole rule: each of them has a reason of its own. */
export const harmlessHas: Readonly<Record<string, string>> = {
  "label:has(input)": "an arrow instead of a hand",
  ".choice:has(:disabled)": "the words of a box that cannot be ticked are as dark as others",
  ".option:has(": "the button itself shows: choice-field.module.css",
  ".inner:has(>.aside>svg)": "the mascot stands under the words on tablets too",
  ".card:has(.more:": "a card does not rise under the pointer",
  ".tabs": "the panel that an address names shows beside the first until the tabs are awake",
  ".topics:not(:has(li:not([hidden])))": "a heading without topics while nothing is found",
  ".item:has(:target)": "the answer that an address names has the ground of others",
  "[data-island]:has(>[data-tool])": "a wider gap where a tool is left out",
};
