/** The site's response to a request for the first byte of a KML. */
export type ProbeResponse = {
  status: number;
  /** @returns the value of a header, as `Headers.get` does. */
  header: (name: string) => string | null;
};

/**
 * Options of the request that checks whether a pack still matches its KML. The request bypasses every cache: a cached
 * response could carry an older digest.
 */
export const packProbeRequest = { headers: { Range: "bytes=0-0" }, cache: "no-store" } as const;

/**
 * Whether the KML at its address is still the one that a pack was made from, by its digest (RFC 9530). Without a digest
 * it does not match: the length can stay the same when a colour or a border changes.
 *
 * @param kmlSha256 - digest of the KML that the pack was made from, in base64.
 */
export function isPackCurrent(kmlSha256: string, { status, header }: ProbeResponse): boolean {
  // The digest of a compressed response is that of its compressed bytes.
  if ((status !== 206 && status !== 200) || header("Content-Encoding") !== null) return false;
  return /(?:^|,)\s*sha-256=:([^:]*):/.exec(header("Repr-Digest") ?? "")?.[1] === kmlSha256;
}
