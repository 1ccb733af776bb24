import type { HTMLElement } from "node-html-parser";
import { builtPages } from "./built-site.ts";

export type StructuredDataNode = { "@type": string; "@id"?: string; [property: string]: unknown };

export const readStructuredData = (root: HTMLElement): StructuredDataNode[] =>
  root.querySelectorAll('script[type="application/ld+json"]').map(({ text }) => JSON.parse(text));

export const allStructuredData = builtPages.flatMap((page) =>
  readStructuredData(page.root).map((data) => ({ page, data })),
);
