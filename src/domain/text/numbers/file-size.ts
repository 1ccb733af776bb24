import { formatQuantity } from "./measure.ts";

/** Formats a file size for people: `850 kB`, `1.2 MB`, `24 MB`. A megabyte is a million bytes. */
export function formatFileSize(bytes: number): string {
  const kilobytes = Math.round(bytes / 1_000);
  if (kilobytes < 1_000) return formatQuantity(Math.max(1, kilobytes), "kB");
  const megabytes = bytes / 1_000_000;
  return formatQuantity(megabytes < 9.95 ? Math.round(megabytes * 10) / 10 : Math.round(megabytes), "MB");
}
