/** The URLs of uploads in pages, and the sizes of pictures. The build makes the files to which pages refer. */
import type { UploadedPicture } from "./stored-file.ts";

export type PictureView = {
  alt: string;
  /** CSS pixels with the picture's ratio, so that nothing moves when it arrives. */
  width: number;
  height: number;
  /** Address for browsers that support none of the `sources`. */
  src: string;
  /** Sources in order of preference. */
  sources: readonly { type: string; srcSet: string }[];
};

export type PictureFormat = "avif" | "webp" | "jpg";

/** Widths in pixels; a picture is never enlarged. */
const pictureWidths = [400, 800, 1200, 1600] as const;
const fallbackWidth = 800;

/** Shortens a digest for the names of published files: long enough to distinguish uploads, short enough for pages. */
const shortenDigest = (sha256: string) => sha256.slice(0, 16);

const buildPath = (sha256: string, width: number, format: PictureFormat) =>
  `/imagenes/${shortenDigest(sha256)}-${width}.${format}`;

const picturePattern = /\/imagenes\/([0-9a-f]{16})-(\d+)\.(avif|webp|jpg)\b/g;

export type PictureFile = { path: string; digest: string; width: number; format: PictureFormat };

/** Finds the addresses of pictures in a text, such as a page's HTML. */
export function findPictureFiles(text: string): PictureFile[] {
  return [...text.matchAll(picturePattern)].map(([path, digest = "", width, format]) => ({
    path,
    digest,
    width: Number(width),
    format: format as PictureFormat,
  }));
}

export const buildUploadedPdfPath = (sha256: string) => `/documentos/propios/${shortenDigest(sha256)}.pdf` as const;

/** Finds the addresses of uploaded documents in a text, with the beginnings of their digests. */
export function findUploadedPdfs(text: string): { path: string; digest: string }[] {
  return [...text.matchAll(/\/documentos\/propios\/([0-9a-f]{16})\.pdf\b/g)].map(([path, digest = ""]) => ({
    path,
    digest,
  }));
}

export function buildPictureView({ sha256, width, height, alt }: UploadedPicture): PictureView {
  const fittingWidths = pictureWidths.filter((each) => each <= width);
  const buildSource = (type: string, format: PictureFormat) => ({
    type,
    srcSet: fittingWidths.map((each) => `${buildPath(sha256, each, format)} ${each}w`).join(", "),
  });
  return {
    alt,
    width: fallbackWidth,
    height: Math.round((fallbackWidth * height) / width),
    src: buildPath(sha256, fallbackWidth, "jpg"),
    sources: [buildSource("image/avif", "avif"), buildSource("image/webp", "webp")],
  };
}
