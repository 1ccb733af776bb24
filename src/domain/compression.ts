/** A file of so many bytes is compressed as far as it goes, about two seconds; a longer one as far as a build can wait for. */
const thoroughBytes = 3_000_000;

export type CompressionLevels = { brotli: number; gzip: number };

/** Measured on 50 MB of coordinates: brotli 5 takes 3 s for 15.7 MB, brotli 9 takes 16 s and gives no less. */
export function compressionLevels(bytes: number): CompressionLevels {
  return bytes <= thoroughBytes ? { brotli: 11, gzip: 9 } : { brotli: 5, gzip: 6 };
}
