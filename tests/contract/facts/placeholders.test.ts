/** Tests that files for programs have no placeholder, because a program would repeat it without its mark. */
import { expect, test } from "vitest";
import { unconfirmedPrefix } from "#content/legal/facts/legal-pending.ts";
import { placeholders } from "#content/site/operator/operator-values.ts";
import { listIndexedPages } from "#content/site/site-map/site-map.ts";
import { builtFileAddresses, findBuiltPage, readBuiltText } from "../support/built-site.ts";

/** Removes spaces, because only pages group numbers with spaces. */
const withoutSpaces = (text: string) => text.replaceAll(/\s+/g, "");

const listPlaceholders = (place: string, text: string) =>
  [unconfirmedPrefix, ...placeholders]
    .filter((placeholder) => withoutSpaces(text).includes(withoutSpaces(placeholder)))
    .map((placeholder) => `${place}: ${placeholder}`);

/**
 * Matches files that other programs read. The search index is not among them, because our own page shows its
 * placeholders with their marks.
 */
const machineFiles = /^\/(\.well-known\/.+|llms\.txt|registro.*\.json|.+\.(webmanifest|xml|mobileconfig))$/;

test("no file for programs has a placeholder", () => {
  const files = builtFileAddresses.filter((file) => machineFiles.test(file));
  expect(files.length).toBeGreaterThan(15);
  expect(files.flatMap((file) => listPlaceholders(file, readBuiltText(file)))).toEqual([]);
});

test("no page that search engines may index has a placeholder in its structured data", () => {
  const findings = listIndexedPages().flatMap(({ path }) =>
    findBuiltPage(path)
      .root.querySelectorAll('script[type="application/ld+json"]')
      .flatMap(({ text }) => listPlaceholders(path, text)),
  );
  expect(findings).toEqual([]);
});
