/** Formats a number of bytes: `0.9 MB`, with a no-break space. */
export const formatMegabytes = (bytes: number): string =>
  `${(bytes / 1e6).toLocaleString("es-MX", { maximumFractionDigits: 1 })}\u00a0MB`;
