/**
 * The page's only Trusted Types policy. Where the security policy requires Trusted Types, only texts that are allowed
 * here can become markup or a script's address. See docs/decisions/0041.
 */
type PolicyRules = Record<"createHTML" | "createScriptURL", (text: string) => string | null>;
type TrustedTypeFactory = { createPolicy(name: "default", rules: PolicyRules): unknown };

const allowedMarkup = new Set<string>();
const allowedScripts = new Set<string>();
let hasPolicy = false;

/** @param texts - exactly the markup that a library writes into the page. */
export function allowMarkup(...texts: readonly string[]): void {
  for (const text of texts) allowedMarkup.add(text);
  createPolicyOnce();
}

/** @param addresses - of scripts or, with a final slash, of folders; a path is resolved against this site. */
export function allowScripts(...addresses: readonly string[]): void {
  for (const address of addresses) allowedScripts.add(new URL(address, location.origin).href);
  createPolicyOnce();
}

function isAllowedScript(address: string): boolean {
  const href = new URL(address, location.href).href.replace(/[?#].*/s, "");
  return [...allowedScripts].some((allowedScript) =>
    allowedScript.endsWith("/") ? href.startsWith(allowedScript) : href === allowedScript,
  );
}

function createPolicyOnce(): void {
  if (hasPolicy) return;
  hasPolicy = true;
  try {
    // The browser passes every text that needs a policy to the default policy, for our code and for libraries.
    (globalThis as { trustedTypes?: TrustedTypeFactory }).trustedTypes?.createPolicy("default", {
      createHTML: (text) => (allowedMarkup.has(text) ? text : null),
      createScriptURL: (address) => (isAllowedScript(address) ? address : null),
    });
  } catch {
    // This fails on pages that may run the help centre's chat, where another script owns the default policy. These
    // pages do not require Trusted Types.
  }
}
