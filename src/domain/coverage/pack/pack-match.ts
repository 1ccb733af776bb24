/** The site's response to a request for the first byte of a KML. */
export type KmlProbeResponse = {
  status: number;
  /** @returns the value of a header, as `Headers.get` does. */
  header: (name: string) => string | null;
};

/**
 * Options of the request that checks whether a pack still matches its KML. The request bypasses every cache: a cached
 * response could carry an older digest.
 */
export const kmlProbeRequestInit = { headers: { Range: "bytes=0-0" }, cache: "no-store" } as const;

/**
 * Whether a pack was made from the current KML, according to the digest in the response (RFC 9530). False without a
 * digest: the file's length is not enough, because it can stay the same when a colour or a border changes.
 *
 * @param kmlSha256 - digest of the KML that the pack was made from, in base64.
 */
export function isPackCurrent(kmlSha256: string, { status, header }: KmlProbeResponse): boolean {
  // The digest of a compressed response is that of the compressed bytes, so it cannot be compared.
  if ((status !== 206 && status !== 200) || header("Content-Encoding") !== null) return false;
  return /(?:^|,)\s*sha-256=:([^:]*):/.exec(header("Repr-Digest") ?? "")?.[1] === kmlSha256;
}
