/**
 * The page's only Trusted Types policy. Where the security policy requires Trusted Types, only texts that are allowed
 * here can become markup or a script's address. docs/decisions/0041
 */
type PolicyRules = Record<"createHTML" | "createScriptURL", (text: string) => string | null>;
type TrustedTypeFactory = { createPolicy(name: "default", rules: PolicyRules): unknown };

const markup = new Set<string>();
const scripts = new Set<string>();
let hasPolicy = false;

/** @param texts - exactly the markup that a library writes into the page. */
export function allowMarkup(...texts: readonly string[]): void {
  for (const text of texts) markup.add(text);
  makePolicy();
}

/** @param addresses - of scripts or, with a final slash, of folders; a path is resolved against this site. */
export function allowScripts(...addresses: readonly string[]): void {
  for (const address of addresses) scripts.add(new URL(address, location.origin).href);
  makePolicy();
}

function isAdmittedScript(address: string): boolean {
  const href = new URL(address, location.href).href.replace(/[?#].*/s, "");
  return [...scripts].some((admitted) => (admitted.endsWith("/") ? href.startsWith(admitted) : href === admitted));
}

function makePolicy(): void {
  if (hasPolicy) return;
  hasPolicy = true;
  try {
    // The browser passes every text that needs a policy to the default policy, for our code and for libraries.
    (globalThis as { trustedTypes?: TrustedTypeFactory }).trustedTypes?.createPolicy("default", {
      createHTML: (text) => (markup.has(text) ? text : null),
      createScriptURL: (address) => (isAdmittedScript(address) ? address : null),
    });
  } catch {
    // Fails on pages that may run the help centre's chat, where another script owns the default policy. These pages do
    // not require Trusted Types.
  }
}
