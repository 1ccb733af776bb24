import { leadIdentity } from "#domain/lead-identity.ts";

let identity: string | undefined;

/** The visitor's Identity: one a page load. */
export function pageLoadIdentity(): string {
  identity ??= leadIdentity(uniqueId(crypto));
  return identity;
}

type RandomSource = {
  /** Absent over plain http. */
  randomUUID?: () => string;
  getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;
};

export function uniqueId(random: RandomSource): string {
  if (random.randomUUID) return random.randomUUID();
  return [...random.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
