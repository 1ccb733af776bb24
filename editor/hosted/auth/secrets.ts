import { createHash, randomBytes } from "node:crypto";

/** 256 random bits, as 43 base64url characters. */
export const generateSecret = (): string => randomBytes(32).toString("base64url");

/** SHA-256 of a secret, as base64url; the hash may be public. */
export const hashSecret = (secret: string): string => createHash("sha256").update(secret).digest("base64url");
