/** Finds texts of pages, tools, drawings and documents in the site's code, which only developers change. */
import { globSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { parseSync } from "vite";
import type { DeveloperText } from "#editor/api/requests/search-api.ts";

const sourceGlobs = ["src/**/*.{ts,tsx}", "documents/**/*.ts"];
/** Paths to skip: tests, and the lists and forms of the editor. */
const excludedPaths = /(?:^|\/)(?:testing|forms|data)\/|-copy-form\.ts$|\.test\.tsx?$/;
/** Whether a text is for people: it has several words, or begins like a label. Others are names in the code. */
const isForPeople = (text: string) => /\p{L}{2,}[\s,]+\S*\p{L}/u.test(text) || /^\p{Lu}\p{Ll}+$/u.test(text);

/** Returns a reader of all these texts; it parses a file again only after a change. */
export function openDeveloperTexts(root: string): () => DeveloperText[] {
  const textsByFile = new Map<string, { mtimeMs: number; texts: DeveloperText[] }>();
  return () =>
    globSync(sourceGlobs, { cwd: root })
      .filter((file) => !excludedPaths.test(file))
      .toSorted()
      .flatMap((file) => {
        const { mtimeMs } = statSync(join(root, file));
        const entry = textsByFile.get(file);
        if (entry?.mtimeMs === mtimeMs) return entry.texts;
        const texts = parseTexts(file, readFileSync(join(root, file), "utf8"));
        textsByFile.set(file, { mtimeMs, texts });
        return texts;
      });
}

/** Parses the texts of one source file; an expression inside a text becomes `…`. */
function parseTexts(file: string, source: string): DeveloperText[] {
  const texts = collectTexts(parseSync(basename(file), source).program);
  return texts
    .map((text) => text.replaceAll(/\s+/g, " ").trim())
    .filter(isForPeople)
    .map((text) => ({ file, text }));
}

type Node = { type?: string; value?: unknown; quasis?: readonly { value: { cooked?: string } }[] };

function collectTexts(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(collectTexts);
  if (typeof part !== "object" || part === null) return [];
  const { type, value, quasis } = part as Node;
  if ((type === "Literal" || type === "JSXText") && typeof value === "string") return [value];
  const templateTexts =
    type === "TemplateLiteral" ? [quasis?.map((each) => each.value.cooked ?? "").join("…") ?? ""] : [];
  return [...templateTexts, ...Object.values(part).flatMap(collectTexts)];
}
