import { expect, test } from "vitest";
import { leanProperties } from "./lean-properties.ts";

const leanAlone = (css: string) => leanProperties(css, new Set());

test("keeps what a style, the page or a script reads, and nothing else", () => {
  const css =
    ":root{--read:1px;--drawn:red;--set:2px;--unread:3px;--source:4px;--copy:var(--source)}p{margin:var(--read);top:var(--read)}";
  expect(leanProperties(css, new Set(["--drawn", "--set"]))).toBe(
    ":root{--read:1px;--drawn:red;--set:2px}p{margin:var(--read);top:var(--read)}",
  );
});

test("a name that starts with another name is a different property", () => {
  const used = "a{color:var(--jade-claro)}p{color:var(--jade-claro)}";
  expect(leanAlone(`:root{--jade:#00a37f;--jade-claro:#5fe0c0}${used}`)).toBe(`:root{--jade-claro:#5fe0c0}${used}`);
});

test("replaces a token that is read once with its value, also inside another value", () => {
  expect(leanAlone(":root{--cut:clamp(54px,7vw,96px);--gap:1rem}p{width:calc(100% - var(--cut));gap:var(--gap)}")).toBe(
    "p{width:calc(100% - clamp(54px,7vw,96px));gap:1rem}",
  );
});

test.each([
  ["declared twice", ":root{--tone:red}@media print{:root{--tone:black}}p{color:var(--tone)}"],
  ["read with a fallback", ":root{--tone:red}p{color:var(--tone,blue)}"],
  ["made of another property", ":root{--a:red}b{--a:blue}:root{--tone:var(--a)}p{color:var(--tone)}"],
  ["of another element", "section{--tone:red}p{color:var(--tone)}"],
])("a token stays if it is %s", (_, css) => {
  expect(leanAlone(css)).toBe(css);
});

test("leaves out spaces and repeated declarations, except in texts", () => {
  expect(leanAlone('p{mask:none;mask:none;width:min(1px, 2px);font:1px / 2 a, b}p:before{content:"a, b / c"}')).toBe(
    'p{mask:none;width:min(1px,2px);font:1px/2 a,b}p:before{content:"a, b / c"}',
  );
});

test("a rule without declarations is removed with its last property", () => {
  expect(leanAlone("@media print{p{--unread:1px}a{color:red}}")).toBe("@media print{a{color:red}}");
});
