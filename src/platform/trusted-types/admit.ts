/**
 * The page's only Trusted Types policy: where the security policy requires them, text becomes markup or a script's
 * address only if it was admitted here first. Browsers without Trusted Types need nothing. docs/decisions/0041
 */
type PolicyRules = Record<"createHTML" | "createScriptURL", (text: string) => string | null>;
type TrustedTypeFactory = { createPolicy(name: "default", rules: PolicyRules): unknown };

const markup = new Set<string>();
const scripts = new Set<string>();
let hasPolicy = false;

/** @param texts - exactly the markup that a library writes into the page. */
export function admitMarkup(...texts: readonly string[]): void {
  for (const text of texts) markup.add(text);
  makePolicy();
}

/** @param addresses - addresses of scripts or, ending in a slash, of folders; without a host they are on this site. */
export function admitScripts(...addresses: readonly string[]): void {
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
    // The browser asks the default policy about every text that no policy created, from our code and from libraries.
    (globalThis as { trustedTypes?: TrustedTypeFactory }).trustedTypes?.createPolicy("default", {
      createHTML: (text) => (markup.has(text) ? text : null),
      createScriptURL: (address) => (isAdmittedScript(address) ? address : null),
    });
  } catch {
    // On pages where the help centre's chat may run, another script owns the policy, and Trusted Types are not
    // required.
  }
}
