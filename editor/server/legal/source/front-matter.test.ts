import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseHead, replaceHeadValues } from "./front-matter.ts";

const texts = globSync("src/content/legal/*/*.md").map((path) => ({ path, text: readFileSync(path, "utf8") }));

test.each(texts)(
  "$path: saving its unchanged head changes no byte, and each new value changes one line",
  ({ text }) => {
    const head = parseHead(text);
    expect(replaceHeadValues(text, head)).toBe(text);
    const other = {
      title: "Otro: «título»",
      inForce: "2099-02-01",
      version: "99",
      summary: ["- Uno, #2.", "Es 'dos'; «tres»: cuatro.", "true"],
    };
    const changed = replaceHeadValues(text, other);
    expect(parseHead(changed)).toEqual(other);
    const [before, after] = [text.split("\n"), changed.split("\n")];
    expect(after).toHaveLength(before.length);
    expect(after.filter((line, index) => line !== before[index])).toHaveLength(6);
  },
);

test("a multi-line value is written in one line, and the version stays a string", () => {
  const [{ text = "" } = {}] = texts;
  const changed = replaceHeadValues(text, { title: " Uno\n dos ", version: "12" });
  expect(changed).toContain('\ntitle: Uno dos\nversion: "12"\n');
});

test("a head with an unexpected form is refused", () => {
  expect(() => parseHead("Sin cabecera.\n")).toThrow("falta summary");
  expect(() => replaceHeadValues("---\ntitle: A\nsummary: uno\n---\n", { summary: ["a", "b", "c"] })).toThrow(
    "falta summary",
  );
});
