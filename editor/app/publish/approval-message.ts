import { formatSpanishList } from "#domain/text/spanish-list.ts";
import type { PendingChange } from "#editor/api/publish-api.ts";

/** Formats a message about changes that another person should read. Without a team, the user has to ask this person. */
export function formatApprovalMessage(changes: readonly PendingChange[], isTeam: boolean): string {
  const asked = changes.filter(({ approval }) => approval !== undefined);
  const what = isTeam ? asked.map(({ approval }) => approval ?? "") : asked.map(({ label }) => quoteLabel(label));
  return isTeam
    ? `Cambia ${formatSpanishList([...new Set(what)])}: lo aprueba otra persona antes de publicarse.${asked.length < changes.length ? " Lo demás espera con eso; para publicarlo ya, desmarca eso." : ""}`
    : `Cambia ${formatSpanishList([...new Set(what)])}. Pide a otra persona que lo mire antes de publicar.`;
}

/** Quotes a label; the label of a legal text already has quotes around its title. */
const quoteLabel = (label: string) => (label.includes("«") ? label.replace(/^Texto/, "el texto") : `«${label}»`);
