import { spanishList } from "#domain/text/spanish-list.ts";
import type { PendingChange } from "#editor/api/publish-api.ts";

/** Who reviews the changes before they are published: a team in the editor, while a lone editor has to ask someone. */
export function approvalMessage(changes: readonly PendingChange[], isTeam: boolean): string {
  const asked = changes.filter(({ approval }) => approval !== undefined);
  const what = isTeam ? asked.map(({ approval }) => approval ?? "") : asked.map(({ label }) => named(label));
  return isTeam
    ? `Cambia ${spanishList([...new Set(what)])}: lo aprueba otra persona antes de publicarse.${asked.length < changes.length ? " Lo demás espera con eso; para publicarlo ya, desmarca eso." : ""}`
    : `Cambia ${spanishList([...new Set(what)])}. Pide a otra persona que lo mire antes de publicar.`;
}

/** A legal text's label already has its title in quotes. */
const named = (label: string) => (label.includes("«") ? label.replace(/^Texto/, "el texto") : `«${label}»`);
