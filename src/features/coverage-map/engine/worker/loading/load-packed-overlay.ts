import type { OverlayFile } from "#domain/coverage/overlay.ts";
import { PackError } from "#domain/coverage/pack/pack.ts";
import { isPackCurrent, kmlProbeRequestInit } from "#domain/coverage/pack/pack-match.ts";
import { PackReader } from "#domain/coverage/pack/pack-reader.ts";
import { CoverageError } from "#features/coverage-map/coverage-engine.ts";
import { fetchBody, readUncompressedLength, streamChunks } from "./file-stream.ts";
import type { CompleteOverlay, PartialOverlay } from "./loaded-overlay.ts";

/** @returns undefined if the copy was made from another version of the KML, is damaged, or is not served. */
export async function loadPackedOverlay(
  file: OverlayFile,
  { path, kmlSha256 }: NonNullable<OverlayFile["pack"]>,
  signal: AbortSignal,
  onProgress: (reading: PartialOverlay) => void,
): Promise<CompleteOverlay | undefined> {
  const { status, headers, body } = await fetch(file.path, { ...kmlProbeRequestInit, signal });
  void body?.cancel();
  if (!isPackCurrent(kmlSha256, { status, header: (name) => headers.get(name) })) return undefined;
  try {
    return await readBody(path, kmlSha256, file.downloadBytes, signal, onProgress);
  } catch (error) {
    if (error instanceof PackError || error instanceof CoverageError) return undefined;
    throw error;
  }
}

async function readBody(
  path: string,
  kmlSha256: string,
  downloadBytes: number,
  signal: AbortSignal,
  onProgress: (reading: PartialOverlay) => void,
): Promise<CompleteOverlay> {
  const { response, body } = await fetchBody(path, signal);
  const totalBytes = readUncompressedLength(response) ?? downloadBytes;
  const pack = new PackReader();
  let receivedBytes = 0;
  for await (const piece of streamChunks(body)) {
    pack.write(piece);
    receivedBytes += piece.length;
    const { header, overview, phase } = pack;
    if (!header || phase === "overview") continue;
    onProgress({ shapes: overview, styles: () => header.styles, receivedBytes, totalBytes });
  }
  pack.end();
  if (pack.header?.kmlSha256 !== kmlSha256) throw new PackError("the packed copy of another file");
  return { shapes: pack.detail, styles: pack.header.styles, report: pack.header.report };
}
