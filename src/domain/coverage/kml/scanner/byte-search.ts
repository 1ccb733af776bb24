export const encodeAscii = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

export function concatBytes(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const joinedBytes = new Uint8Array(first.length + second.length);
  joinedBytes.set(first);
  joinedBytes.set(second, first.length);
  return joinedBytes;
}

export function matchesAt(mark: Uint8Array, bytes: Uint8Array, position: number): boolean {
  if (position + mark.length > bytes.length) return false;
  for (let index = 0; index < mark.length; index++) if (bytes[position + index] !== mark[index]) return false;
  return true;
}

/** @returns the first position of the mark at or after `from`; -1 if there is none. */
export function indexOfBytes(mark: Uint8Array, bytes: Uint8Array, from: number): number {
  for (let position = bytes.indexOf(mark[0]!, from); position >= 0; position = bytes.indexOf(mark[0]!, position + 1)) {
    if (matchesAt(mark, bytes, position)) return position;
  }
  return -1;
}
