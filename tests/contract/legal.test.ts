import { expect, test } from "vitest";
import { pages } from "./built-site.ts";

const texts = pages.filter(({ root }) => root.querySelector("article [data-island=clause-links]"));

test("every clause and paragraph keeps its address in the list, so that links to it keep working", async () => {
  const addresses = texts.flatMap(({ address, root }) =>
    root
      .querySelectorAll(["h2", "h3", "li"].map((name) => `[data-island=clause-links] ${name}[id]`).join(", "))
      .map(({ id }) => `${address}#${id}`),
  );
  expect(new Set(addresses).size).toBe(addresses.length);
  // To add a new address: `npx vitest run --config tests/contract/vitest.config.ts legal -u`. Removing one breaks a
  // promise.
  await expect(`${addresses.toSorted().join("\n")}\n`).toMatchFileSnapshot("clause-addresses.txt");
});

test("every text is numbered without gaps, clauses and paragraphs alike", () => {
  for (const { address, root } of texts) {
    const numbers = root.querySelectorAll("article [data-number]").map(({ text }) => text.split(".").map(Number));
    const wrong = numbers.filter((number, at) => {
      const before = numbers[at - 1] ?? [0];
      const next = before.slice(0, number.length);
      if (number.length > before.length) return number.slice(0, -1).join() !== before.join() || number.at(-1) !== 1;
      next[number.length - 1] = (next[number.length - 1] ?? 0) + 1;
      return number.join() !== next.join();
    });
    expect([address, wrong]).toEqual([address, []]);
    expect(numbers.length).toBeGreaterThan(20);
  }
});
