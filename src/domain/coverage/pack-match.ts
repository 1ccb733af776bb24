/** What the site answered to a request for the first byte of a KML. */
export type ProbeAnswer = {
  status: number;
  /** @returns the value of a header, as `Headers.get` does. */
  header: (name: string) => string | null;
};

export type PackedKml = {
  /** SHA-256 of the KML that the pack was made from, in base64. */
  kmlSha256: string;
  /** Length of that KML. */
  bytes: number;
};

/** The request that tells whether a pack still matches; past every cache, or its digest may be that of an older answer. */
export const packProbe = { headers: { Range: "bytes=0-0" }, cache: "no-store" } as const;

/**
 * Whether the KML at its address is still the one that the pack was made from: by its digest (RFC 9530) where the server tells
 * it, else by its length; if neither is told, it is not.
 */
export function packMatches(pack: PackedKml, { status, header }: ProbeAnswer): boolean {
  // Of a compressed answer, digest and length are those of the compressed bytes.
  if ((status !== 206 && status !== 200) || header("Content-Encoding") !== null) return false;
  const digest = /(?:^|,)\s*sha-256=:([^:]*):/.exec(header("Repr-Digest") ?? "")?.[1];
  if (digest !== undefined) return digest === pack.kmlSha256;
  const length =
    status === 206
      ? /^bytes 0-0\/(\d+)$/.exec(header("Content-Range") ?? "")?.[1]
      : /^\d+$/.exec(header("Content-Length") ?? "")?.[0];
  return length !== undefined && Number(length) === pack.bytes;
}
