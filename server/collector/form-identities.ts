import { createHmac, randomBytes } from "node:crypto";
import type { LeadInput } from "#domain/leads/lead.ts";
import { formatLeadIdentity } from "#domain/leads/lead-identity.ts";

const windowMs = 600_000;

/** Maximum number of forms remembered after their window; each takes about 200 bytes. */
const maxRememberedForms = 10_000;

export type FormIdentityOptions = {
  /** Makes identities unpredictable. Servers with the same secret recognize forms that another server received. */
  secret?: string | undefined;
  now?: () => number;
};

/**
 * Creates identities for forms sent without a script, which have none. The same values within ten minutes get the same
 * identity, so that a double click or a reload is stored once.
 */
export function createFormIdentities({
  secret = randomBytes(32).toString("hex"),
  now = Date.now,
}: FormIdentityOptions): (values: LeadInput) => string {
  let window = Number.NaN;
  let currentForms = new Map<string, string>();
  let previousForms = new Map<string, string>();

  function digest(...parts: readonly unknown[]): string {
    return createHmac("sha256", secret).update(JSON.stringify(parts)).digest("hex").slice(0, 32);
  }

  return ({ Name, Email, Terminos, CheckPublicidad }) => {
    const currentWindow = Math.floor(now() / windowMs);
    if (currentWindow !== window) {
      previousForms = currentWindow === window + 1 ? currentForms : new Map();
      currentForms = new Map();
      window = currentWindow;
    }
    const form = digest(Name, Email, Terminos, CheckPublicidad);
    // A form repeated just after the end of its window keeps its identity.
    const identity = currentForms.get(form) ?? previousForms.get(form) ?? formatLeadIdentity(digest(form, window));
    if (currentForms.size < maxRememberedForms) currentForms.set(form, identity);
    return identity;
  };
}
