/** What the site answered to a request for the first byte of a KML. */
export type ProbeAnswer = {
  status: number;
  /** @returns the value of a header, as `Headers.get` does. */
  header: (name: string) => string | null;
};

/** The request that tells whether a pack still matches; past every cache, or its digest may be that of an older answer. */
export const packProbe = { headers: { Range: "bytes=0-0" }, cache: "no-store" } as const;

/**
 * Whether the KML at its address is still the one that a pack was made from, by its digest (RFC 9530). Where the server tells
 * none it may be another: a length can stay what it was when a colour or a border changes.
 *
 * @param kmlSha256 - of the KML that the pack was made from, in base64.
 */
export function packMatches(kmlSha256: string, { status, header }: ProbeAnswer): boolean {
  // Of a compressed answer the digest is that of the compressed bytes.
  if ((status !== 206 && status !== 200) || header("Content-Encoding") !== null) return false;
  return /(?:^|,)\s*sha-256=:([^:]*):/.exec(header("Repr-Digest") ?? "")?.[1] === kmlSha256;
}
