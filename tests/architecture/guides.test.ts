import { posix } from "node:path";
import { expect, test } from "vitest";
import { readRecipes } from "#scripts/recipes/read-recipes.ts";
import { list, read } from "./source.ts";

const folders = ["bench", "deploy", "docs", "documents", "editor", "public", "scripts", "server", "src", "tests"];
const places = [...list("*"), ...list(".ci/*"), ...list(`{${folders.join(",")}}/**/*`)];

const guides = list("{README.md,CONTRIBUTING.md,docs/**/*.md,deploy/*.md,src/content/**/README.md}").map((path) => ({
  path,
  text: read(path).replace(/^ *```[\s\S]*?^ *```$/gm, ""),
}));

/** What the recipes make as their examples. */
const examples = [
  ...readRecipes(read("CONTRIBUTING.md")).flatMap(({ steps }) =>
    steps.map((step) => ("file" in step ? step.file : "")),
  ),
  "src/ui/quote",
  "0119-short-name.md",
];

/** Addresses, and what the build, the server or the act of publishing writes. */
const notKept =
  /^\/|:|^(?:dist|data|\.build|\.editor|public\/documentos)(?:\/|$)|(?:^|\/)(?:build\.json|sbom\.cdx\.json|cambios-legales\.xml|[^/]*\.published\.json)$/;
const fileName = /\w\.(?:tsx?|mjs|mdx?|css|json|txt|kml|typ|svg|service)$/;

const isPath = (text: string) =>
  !notKept.test(text) && (fileName.test(text) || folders.some((folder) => text.startsWith(`${folder}/`)));

/** Whether a place ends with this path; `*` and `<text>` are any name, and so is what comes before `-help.ts`. */
function isNamed(path: string): boolean {
  const pattern = path
    .replace(/\/$/, "")
    .replace(/^-/, "*-")
    .replace(/<[^>]+>/g, "*")
    .replace(/[.+@]/g, "\\$&")
    .replaceAll("*", "[^/]*")
    .replace(/\{(.*)\}/, (_, names: string) => `(?:${names.replaceAll(",", "|")})`);
  const named = new RegExp(`(?:^|/)${pattern}$`);
  return places.some((place) => named.test(place));
}

test("every file that a guide names is there", () => {
  const missing = guides.flatMap(({ path, text }) =>
    [...text.matchAll(/`([^`\s]+)`/g)]
      .map(([, named = ""]) => named)
      .filter((named) => isPath(named) && !examples.includes(named) && !isNamed(named))
      .map((named) => `${path} names ${named}, which is not there: correct it`),
  );
  expect(guides.length).toBeGreaterThan(0);
  expect([...new Set(missing)]).toEqual([]);
});

/** The addresses that GitHub gives to headings. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(" ", "-"),
  );

test("every link in a guide leads to a file, or to a heading, that is there", () => {
  const broken = guides.flatMap(({ path, text }) =>
    [...text.replace(/`[^`]*`/g, "").matchAll(/\]\((?!https?:)([^)\s#]*)(?:#([^)\s]+))?\)/g)]
      .map(([, href, anchor]) => ({ target: href ? posix.join(posix.dirname(path), href) : path, anchor }))
      .filter(({ target, anchor }) => !places.includes(target) || (anchor && !anchorsOf(read(target)).includes(anchor)))
      .map(({ target, anchor }) => `${path} links to ${target}${anchor ? `#${anchor}` : ""}, which is not there`),
  );
  expect([...new Set(broken)]).toEqual([]);
});

test("every decision record is in the index under its title", () => {
  const index = read("docs/decisions/README.md");
  const records = list("docs/decisions/[0-9]*.md");
  const missing = records.filter((path) => {
    const [, number, title] = /^# (\d{4}) (.+)$/m.exec(read(path)) ?? [];
    return !index.includes(`| [${number}](${posix.basename(path)}) | ${title} |`);
  });
  expect(records.length).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});
