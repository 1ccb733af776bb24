import type { FrozenVersion } from "#content/legal/versions/frozen-version.ts";
import { addDays, type IsoDay } from "#domain/calendar/civil-time.ts";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import { getFirstDayInForce, type InForceDate } from "#domain/legal/version-in-force.ts";
import type { Diagnostic } from "#editor/api/api.ts";
import { versionNotesListId } from "#editor/api/requests/legal-text-api.ts";
import type { LegalContext } from "#editor/server/legal/legal-context.ts";

type DateContext = {
  today: IsoDay;
  site: Pick<LegalContext, "findEarliestEffectiveDate" | "changeNoticeDays" | "findVersionBefore" | "findOrderError">;
  /** Published versions of the text, newest first. */
  publishedVersions: readonly Pick<FrozenVersion, "version" | "inForce" | "withdrawn">[];
};

/**
 * Finds the days on which the next version may take effect: `soonest` follows the versions that were not withdrawn, and
 * `earliest` also gives notice. `announcedVersion`: the version that it follows, if its day has not come.
 */
export function findNextDays({ today, site, publishedVersions }: DateContext) {
  const previousVersion = site.findVersionBefore(publishedVersions);
  const firstDayInForce = previousVersion && (getFirstDayInForce(previousVersion.inForce) ?? "");
  const soonestDay = firstDayInForce !== undefined && firstDayInForce >= today ? addDays(firstDayInForce, 1) : today;
  const [, earliest = soonestDay] = [
    soonestDay,
    site.findEarliestEffectiveDate(previousVersion !== undefined),
  ].toSorted();
  const isAnnounced = previousVersion !== undefined && firstDayInForce !== undefined && firstDayInForce > today;
  return {
    soonest: soonestDay,
    earliest,
    ...(isAnnounced && { announcedVersion: { version: previousVersion.version, inForce: firstDayInForce } }),
  };
}

export function checkEffectiveDate(inForce: string, { today, site, publishedVersions }: DateContext): Diagnostic[] {
  const createDiagnostic = (kind: Diagnostic["kind"], message: string): Diagnostic => ({
    kind,
    path: ["head", "inForce"],
    where: "En vigor desde",
    message,
  });
  const day = parseDay(inForce);
  if (day === undefined) return [];
  if (day === "none")
    return [createDiagnostic("error", "escribe un día que exista, como 2027-02-01, o déjalo pendiente")];
  const versionBefore = site.findVersionBefore(publishedVersions);
  if (day < today) return [createDiagnostic("error", "elige hoy o un día que venga: ese ya pasó")];
  const orderError = versionBefore && site.findOrderError(versionBefore, day, today);
  if (orderError !== undefined) return [{ ...createDiagnostic("error", orderError), fixes: [withdrawalsLink] }];
  const earliest = site.findEarliestEffectiveDate(versionBefore !== undefined);
  if (day < earliest)
    return [
      createDiagnostic(
        "advice",
        `con los ${site.changeNoticeDays}\u00a0días de aviso, no antes del ${formatDate(earliest)}; al publicar se pide el motivo`,
      ),
    ];
  if (day === today) return [createDiagnostic("advice", "rige hoy: publica la versión hoy mismo")];
  return [];
}

/** Advises the day of a coming change, for a draft that takes effect before it. */
export const adviseLaterDay = (day: IsoDay): Diagnostic => ({
  ...{ kind: "advice", path: ["head", "inForce"], where: "En vigor desde", suggestedValue: day },
  message: `el ${formatDate(day)} cambia un dato de este texto, y esta versión seguiría diciendo lo de antes`,
});

const withdrawalsLink = { label: "Abrir «Retiros y fe de erratas»", location: versionNotesListId };

/** Parses a date or the first day of a month; undefined if the date is pending, "none" if it is invalid. */
function parseDay(inForce: string): IsoDay | "none" | undefined {
  if (inForce === "pendiente") return undefined;
  if (!/^\d{4}-\d{2}(-\d{2})?$/.test(inForce)) return "none";
  const day = getFirstDayInForce(inForce as InForceDate) ?? "";
  try {
    formatDate(day);
    return day;
  } catch {
    return "none";
  }
}
