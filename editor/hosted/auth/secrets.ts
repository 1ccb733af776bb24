import { createHash, randomBytes } from "node:crypto";

/** 256 bits that nobody guesses, in 43 letters. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** What may be shown of a secret. */
export const digestOf = (secret: string): string => createHash("sha256").update(secret).digest("base64url");
