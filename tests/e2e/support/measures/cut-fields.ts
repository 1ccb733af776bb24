import type { Page } from "@playwright/test";

/** Finds visible fields whose placeholder, value or options are wider than the field, one line each. */
export const findCutFields = (page: Page) =>
  page.evaluate(() => {
    const measure = document.createElement("canvas").getContext("2d");
    if (!measure) throw new Error("the browser draws no text on a canvas");
    const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      "select, input:not([type=radio], [type=checkbox], [type=range], [type=hidden])",
    );
    return [...fields]
      .filter((field) => field.checkVisibility())
      .flatMap((field) => {
        const { fontStyle, fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(field);
        measure.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
        // The button that clears a search field takes up its space even while invisible.
        const clear = field.type === "search" ? Number.parseFloat(fontSize) : 0;
        const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - clear;
        const texts =
          field instanceof HTMLSelectElement
            ? [...field.options].map(({ text }) => text)
            : [field.placeholder, field.value];
        return texts
          .filter((text) => measure.measureText(text).width > room)
          .map((text) => `${field.name}: «${text}» needs more than ${Math.round(room)} px`);
      });
  });
