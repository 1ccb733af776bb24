import { createHash } from "node:crypto";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test, vi } from "vitest";
import { buildPictureView, buildUploadedPdfPath } from "#domain/uploads/upload-addresses.ts";
import { createTestFolder } from "#server/testing/test-folder.ts";

const config = "#platform/config/coverage-store.ts";
const runCached = (_ingredients: unknown, make: () => Promise<Buffer>) => make();

async function saveUploads(folder: string) {
  mkdirSync(folder, { recursive: true });
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#c5f135" } })
    .webp()
    .toBuffer();
  const save = (content: Buffer, type: string) => {
    const sha256 = createHash("sha256").update(content).digest("hex");
    writeFileSync(join(folder, `${sha256}.${type}`), content);
    return sha256;
  };
  return { picture: save(picture, "webp"), pdf: save(Buffer.from("%PDF-1.7"), "pdf") };
}

test.each(["git", "store"])(
  "pages' pictures and PDFs are made from the uploads in the %s, in every size",
  async (from) => {
    const [uploads, store, client] = [createTestFolder(), createTestFolder(), createTestFolder()];
    vi.stubEnv("COVERAGE_STORE", from === "git" ? "no" : store);
    vi.doMock(config, async (load) => ({ ...(await load<object>()), uploadsFolder: uploads }));
    vi.resetModules();
    onTestFinished(() => {
      vi.doUnmock(config);
      vi.resetModules();
      vi.unstubAllEnvs();
    });
    const { writeUploads } = await import("./write-uploads.ts");
    const { picture, pdf } = await saveUploads(from === "git" ? uploads : store);
    const view = buildPictureView({ sha256: picture, width: 900, height: 600, alt: "", bytes: 1, name: "a" });
    const addresses = [...view.sources.flatMap(({ srcSet }) => srcSet.match(/\/\S+/g) ?? []), view.src];
    const page = `${JSON.stringify(view)} <a href="${buildUploadedPdfPath(pdf)}">`;
    writeFileSync(join(client, "index.html"), page);

    await writeUploads(client, runCached);
    for (const address of addresses) {
      const { width, format } = await sharp(join(client, address)).metadata();
      expect(address).toContain(`-${width}.`);
      expect(format).toBe({ avif: "heif", webp: "webp", jpg: "jpeg" }[address.split(".").at(-1) ?? ""]);
    }
    expect(addresses.length).toBeGreaterThan(4);
    expect(existsSync(join(client, buildUploadedPdfPath(pdf)))).toBe(true);
  },
);
