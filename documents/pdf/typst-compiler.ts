import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { NodeCompiler as Compiler, NodeError } from "@myriaddreamin/typst-ts-node-compiler";
import { renderTypstBrand } from "#documents/share/brand.ts";

const compilerPackage = "@myriaddreamin/typst-ts-node-compiler";
const fontFolder = join("documents", "fonts");

export type TypstResources = {
  /** Typst definitions of colours, logo, styles and kinds of documents. */
  preamble: string;
  fonts: readonly Buffer[];
  /** Digest of the preamble, the fonts, the compiler's version and the code that post-processes compiled documents. */
  digest: string;
};

export function loadTypstResources(): TypstResources {
  const templates = ["template.typ", "kinds.typ"].map((file) => readFileSync(join("documents", "pdf", file), "utf8"));
  const preamble = `${[renderTypstBrand(), ...templates].join("\n")}\n`;
  const fonts = readdirSync(fontFolder)
    .filter((file) => file.endsWith(".ttf"))
    .sort()
    .map((file) => readFileSync(join(fontFolder, file)));
  const digest = createHash("sha256").update(preamble);
  for (const font of fonts) digest.update(font);
  digest.update(readFileSync(join("node_modules", compilerPackage, "package.json")));
  for (const file of ["page-drawings.ts", "pdf-form.ts"]) digest.update(readFileSync(join("documents", "pdf", file)));
  return { preamble, fonts, digest: digest.digest("hex") };
}

/**
 * Compiles a document.
 *
 * @param source - Typst source, without the template.
 * @returns a PDF/UA-1, and all its pages as one SVG drawing; the same source gives the same bytes.
 * @throws {Error} in Spanish, with the compiler's messages.
 */
export type TypstCompiler = (source: string) => { pdf: Buffer; drawing: string };

/**
 * Loads the compiler, a large native library that is only needed if a document has to be built. Each document gets a
 * new instance: a used one compares the new text with its previous text byte by byte, and may cut a letter between two
 * of its bytes.
 */
export function createTypstCompiler({ preamble, fonts }: TypstResources): TypstCompiler {
  const { NodeCompiler } = createRequire(import.meta.url)(compilerPackage) as { NodeCompiler: typeof Compiler };
  const fontArgs = [{ fontBlobs: [...fonts] }];
  return (source) => {
    const compiler = NodeCompiler.create({ fontArgs });
    const result = compiler.compile({ mainFileContent: preamble + source });
    if (!result.result) throw new Error(translateMessages(listMessages(compiler, result.takeDiagnostics())));
    try {
      const pdf = compiler.pdf(result.result, { pdfStandard: "ua-1" });
      return { pdf, drawing: compiler.plainSvg(result.result) };
    } catch (error) {
      throw new Error(translateMessages(parseMessages(String(error))), { cause: error });
    } finally {
      compiler.evictCache(2);
    }
  };
}

function listMessages(compiler: Compiler, problems: NodeError | null): string[] {
  const diagnostics: { message: string }[] = problems ? compiler.fetchDiagnostics(problems) : [];
  return diagnostics.map(({ message }) => message);
}

/** Extracts messages from Rust's debug format: `message: "…"`, with escaped quotation marks. */
function parseMessages(error: string): string[] {
  const matches = [...error.matchAll(/message: "((?:[^"\\]|\\.)*)"/g)];
  return matches.length > 0 ? matches.map(([, message = ""]) => message.replaceAll(/\\(.)/g, "$1")) : [error];
}

/** Spanish messages for mistakes in a text; other errors are in the template, and keep the compiler's message. */
const translations: readonly [RegExp, string][] = [
  [
    /the text `?"(.+)"`? could not be displayed/,
    "las tipografías de los documentos no tienen «$1»; escríbelo de otra forma o agrégalo en scripts/fonts.ts",
  ],
  [/label `<(.+)>` does not exist/, "enlaza a #$1, que no existe en el texto"],
  [/label `<(.+)>` occurs multiple times/, "la dirección #$1 se repite en el texto"],
];

function translateMessages(messages: readonly string[]): string {
  const translatedMessages = messages.map((message) => {
    const [form, words] = translations.find(([known]) => known.test(message)) ?? [];
    return form && words ? message.replace(new RegExp(`^.*${form.source}.*$`, "s"), words) : `Typst dice: ${message}`;
  });
  return `${[...new Set(translatedMessages)].join("; ")}.`;
}
