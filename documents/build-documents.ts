/** Builds the files, other than pages, that are made from the content: PDFs, the APN profile and the feed. */
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { buildDay } from "#content/site/dates/build-day.ts";
import { type WriteSummary, writeDocuments } from "./write-documents.ts";

/** All files on which documents may depend: while none of them changes, no document changes. */
const inputPatterns = [
  "{src/content,src/domain,src/platform/config,documents}/**/*.{ts,md,typ,ttf}",
  "src/content/legal/**/*.json",
  "src/styles/tokens.css",
  "src/ui/logo/logo.tsx",
  "package-lock.json",
  ".env",
];

/** @throws {Error} in Spanish, with the document that cannot be made and the reason. */
export async function buildDocuments(): Promise<WriteSummary> {
  return writeDocuments({
    folder: "public",
    cacheFile: ".build/documents.json",
    inputsDigest: digestInputs(),
    listDocuments: async () => (await import("./site-documents.ts")).listSiteDocuments(),
  });
}

/** Digest of all inputs, including the build day, on which the feed depends. */
function digestInputs(): string {
  const digest = createHash("sha256");
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith("WIM_") && name !== "WIM_DIST");
  digest.update(JSON.stringify([buildDay, settings.sort()]));
  for (const file of globSync(inputPatterns).sort())
    digest.update(file).update("\0").update(readFileSync(file)).update("\0");
  return digest.digest("hex");
}
