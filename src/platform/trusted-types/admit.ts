/**
 * The one policy of Trusted Types of a page: where the security policy asks for them, text becomes markup or the address of a
 * script only if it was admitted here before. Other browsers know nothing of it, and need nothing. docs/decisions/0041
 */
type PolicyRules = Record<"createHTML" | "createScriptURL", (text: string) => string | null>;
type TrustedTypeFactory = { createPolicy(name: "default", rules: PolicyRules): unknown };

const markup = new Set<string>();
const scripts = new Set<string>();
let hasPolicy = false;

/** @param texts - what a library writes into the page, character by character. */
export function admitMarkup(...texts: readonly string[]): void {
  for (const text of texts) markup.add(text);
  makePolicy();
}

/** @param addresses - of scripts, or with a slash at the end of folders of them; without a host they are this site's. */
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
    // It is asked about every text that no policy made: ours and the libraries' alike.
    (globalThis as { trustedTypes?: TrustedTypeFactory }).trustedTypes?.createPolicy("default", {
      createHTML: (text) => (markup.has(text) ? text : null),
      createScriptURL: (address) => (isAdmittedScript(address) ? address : null),
    });
  } catch {
    // Somebody else has it where the help centre's chat may run: there nothing is asked for.
  }
}
