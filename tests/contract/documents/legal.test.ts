import { type HTMLElement, parse } from "node-html-parser";
import { expect, test } from "vitest";
import { legalTexts } from "#content/legal/legal-texts.ts";
import { buildDay } from "#content/site/dates/build-day.ts";
import { findVersionInForce } from "#domain/legal/version-in-force.ts";
import { builtPages } from "../support/built-site.ts";

const texts = builtPages.filter(({ root }) => root.querySelector("article [data-island=clause-links]"));

test("every clause and paragraph of the version in force is on its page, under its own anchor", () => {
  expect(texts).toHaveLength(legalTexts.length);
  for (const { textPath, versions } of legalTexts) {
    const { html } = findVersionInForce(versions, buildDay);
    const page = texts.find(({ address }) => address === textPath);
    const addresses = (root: HTMLElement | null | undefined) =>
      root?.querySelectorAll("h2[id], h3[id], li[id]").map(({ id }) => id) ?? [];
    const built = addresses(page?.root.querySelector("[data-island=clause-links]"));
    expect([textPath, built]).toEqual([textPath, addresses(parse(html))]);
  }
});

test("clauses and paragraphs of every text are numbered without gaps", () => {
  for (const { address, root } of texts) {
    const numbers = root.querySelectorAll("article [data-number]").map(({ text }) => text.split(".").map(Number));
    const violations = numbers.filter((number, index) => {
      const before = numbers[index - 1] ?? [0];
      const next = before.slice(0, number.length);
      if (number.length > before.length) return number.slice(0, -1).join() !== before.join() || number.at(-1) !== 1;
      next[number.length - 1] = (next[number.length - 1] ?? 0) + 1;
      return number.join() !== next.join();
    });
    expect([address, violations]).toEqual([address, []]);
    expect(numbers.length).toBeGreaterThan(20);
  }
});

test("a link that is alone in its table cell has a larger target, on every page", () => {
  const small = builtPages.flatMap(({ address, root }) =>
    root
      .querySelectorAll("article td > a:only-child:not(.lone-link)")
      .filter((link) => link.parentNode?.text.trim() === link.text.trim())
      .map(({ text }) => `${address}: ${text}`),
  );
  expect(small).toEqual([]);
});
