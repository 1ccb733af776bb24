export const encodeAscii = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

export function concatBytes(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(first.length + second.length);
  joined.set(first);
  joined.set(second, first.length);
  return joined;
}

export function matchesAt(mark: Uint8Array, bytes: Uint8Array, at: number): boolean {
  if (at + mark.length > bytes.length) return false;
  for (let index = 0; index < mark.length; index++) if (bytes[at + index] !== mark[index]) return false;
  return true;
}

/** @returns the first position of the mark at or after `from`; -1 if there is none. */
export function indexOfBytes(mark: Uint8Array, bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(mark[0]!, from); at >= 0; at = bytes.indexOf(mark[0]!, at + 1)) {
    if (matchesAt(mark, bytes, at)) return at;
  }
  return -1;
}
