import { createHash } from "node:crypto";

/** Namespace of names that are URLs. Source: RFC 9562, section 6.6. */
export const urlNamespace = "6ba7b811-9dad-11d1-80b4-00c04fd430c8";

/**
 * Computes a UUID from a name (version 5): the same name gives the same UUID.
 *
 * @param namespace - UUID of the kind of name, so that equal names of different kinds get different UUIDs.
 * @returns the UUID in upper case, as Apple writes it.
 * @see RFC 9562, section 5.5.
 */
export function createNameUuid(namespace: string, name: string): string {
  const bytes = createHash("sha1")
    .update(Buffer.from(namespace.replaceAll("-", ""), "hex"))
    .update(name)
    .digest();
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes
    .toString("hex", 0, 16)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5")
    .toUpperCase();
}
