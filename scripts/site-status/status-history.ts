/** The measurements of the site so far: which parts work, since when, and which failed recently. */
import { failureRetentionDays, type SiteStatusPart } from "#content/help/site-status-copy.ts";

/** Whether each part works. */
export type Measurement = Readonly<Record<SiteStatusPart, boolean>>;

/** A failure of a part. Times are in ISO 8601; `to` is undefined while the failure lasts. */
type Incident = { part: SiteStatusPart; from: string; to?: string };

export type StatusHistory = {
  firstMeasuredAt: string;
  measuredAt: string;
  parts: Readonly<Record<SiteStatusPart, { works: boolean; since: string }>>;
  /** Failures, newest first. */
  incidents: readonly Incident[];
};

const keptMs = failureRetentionDays * 86_400_000;

/** Adds a measurement to the history; forgets failures that ended too long ago. */
export function recordMeasurement(
  history: StatusHistory | undefined,
  measurement: Measurement,
  instant: Date,
): StatusHistory {
  const now = instant.toISOString();
  const incidents: Incident[] = (history?.incidents ?? []).map((incident) =>
    incident.to === undefined && measurement[incident.part] ? { ...incident, to: now } : incident,
  );
  const before: Partial<StatusHistory["parts"]> = history?.parts ?? {};
  const entries = Object.entries(measurement) as [SiteStatusPart, boolean][];
  const newIncidents = entries
    .filter(([part, works]) => !works && !incidents.some((each) => each.part === part && each.to === undefined))
    .map(([part]): Incident => ({ part, from: now }));
  const recentIncidents = incidents.filter(({ to }) => to === undefined || instant.getTime() - Date.parse(to) < keptMs);
  const parts = Object.fromEntries(
    entries.map(([part, works]) => {
      const previousState = before[part];
      return [part, previousState?.works === works ? previousState : { works, since: now }];
    }),
  ) as StatusHistory["parts"];
  return {
    firstMeasuredAt: history?.firstMeasuredAt ?? now,
    measuredAt: now,
    parts,
    incidents: [...newIncidents, ...recentIncidents],
  };
}
