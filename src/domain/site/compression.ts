/**
 * Maximum size of a file that is compressed as far as possible, in about two seconds. Larger files are compressed
 * less, to keep builds short.
 */
const maxThoroughBytes = 3_000_000;

export type CompressionLevels = { brotli: number; gzip: number };

/**
 * Chooses compression levels for a file of this size. Measured on 50 MB of coordinates: brotli 5 takes 3 s and yields
 * 15.7 MB; brotli 9 takes 16 s and yields no less.
 */
export function chooseCompressionLevels(bytes: number): CompressionLevels {
  return bytes <= maxThoroughBytes ? { brotli: 11, gzip: 9 } : { brotli: 5, gzip: 6 };
}
