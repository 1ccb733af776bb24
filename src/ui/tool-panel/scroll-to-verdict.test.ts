// @vitest-environment jsdom

import { expect, test } from "vitest";
import { scrollToVerdict } from "./scroll-to-verdict.ts";

/** Scrolls to an answer whose parts have these tops and bottoms, in a window of 640 pixels. */
function findScrolledPart(edges: Record<"title" | "action" | "sample", readonly [top: number, bottom: number]>) {
  document.body.innerHTML =
    '<div data-answer><h3 id="title"></h3><a id="action" data-variant="tone"></a><p id="sample" data-sample></p></div>';
  Object.assign(window, { innerHeight: 640 });
  let scrolledId: string | undefined;
  for (const [id, [top, bottom]] of Object.entries(edges))
    Object.assign(document.getElementById(id) ?? {}, {
      getBoundingClientRect: () => ({ top, bottom }),
      scrollIntoView: () => {
        scrolledId = id;
      },
    });
  scrollToVerdict(document.body);
  return scrolledId;
}

test("an answer scrolls to its lowest part that fits on the screen with its title, and to its title if that is above", () => {
  const title = [300, 400] as const;
  expect(findScrolledPart({ title, action: [600, 650], sample: [700, 760] })).toBe("sample");
  expect(findScrolledPart({ title, action: [700, 760], sample: [600, 650] })).toBe("action");
  expect(findScrolledPart({ title, action: [800, 850], sample: [900, 960] })).toBe("action");
  expect(findScrolledPart({ title, action: [1000, 1050], sample: [1100, 1160] })).toBe("title");
  expect(findScrolledPart({ title: [-100, 0], action: [200, 250], sample: [300, 360] })).toBe("title");
});
