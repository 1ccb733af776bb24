import { expect, test } from "vitest";
import { readCookie } from "./cookies.ts";
import { generateSecret } from "./secrets.ts";

const secret = generateSecret();

test.each([
  ["a secret", secret, secret],
  ["a secret without its last character", secret.slice(0, -1), undefined],
  ["a secret and one character more", `${secret}A`, undefined],
  ["a short value", "abcd", undefined],
])("a session's cookie is read only if its value is a whole secret: %s", (_, value, expected) => {
  expect(readCookie({ headers: { cookie: `__Host-wim-editor=${value}` } }, "session")).toBe(expected);
});
