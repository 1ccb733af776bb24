import { evaluate } from "@mdx-js/mdx";
import { createElement } from "react";
import * as runtime from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { planIds } from "#domain/plan.ts";
import { mdxOptions } from "./mdx-options.ts";

test("a row that speaks of a plan is there once for each membership, and other rows once", async () => {
  const text =
    "export const planOf = (id) => ({ id });\n\n## A [#a]\n\n| Plan | X |\n| --- | --- |\n| {plan.id} | {plan.id.toUpperCase()} |\n| fin | z |\n";
  const { default: Text } = await evaluate(text, { ...mdxOptions, ...runtime });
  const cells = [...renderToStaticMarkup(createElement(Text)).matchAll(/<t[hd] [^>]*>([^<]*)</g)].map(
    ([, cell]) => cell,
  );
  expect(cells).toEqual(["Plan", "X", ...planIds.flatMap((id) => [id, id.toUpperCase()]), "fin", "z"]);
});
