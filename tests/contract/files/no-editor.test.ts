import { expect, test } from "vitest";
import { builtFileAddresses, readBuiltText } from "../support/built-site.ts";

/** Matches names in the script of the preview's pages and in its marked copies, and the marks themselves. */
const ofPreview = /editor:(?:marks|place|words)|editor-(?:mark|pick)|[\u{f0000}-\u{ffffd}]/u;

test("no built page or script has a part of the editor's preview", () => {
  const read = builtFileAddresses.filter((address) => /\.(?:html|js|json|css)$/.test(address));
  expect(read.length).toBeGreaterThan(100);
  expect(read.filter((address) => ofPreview.test(readBuiltText(address)))).toEqual([]);
});
