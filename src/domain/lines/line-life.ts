/** The phases of a phone line after its last membership is contracted. Source: product specification, section 4. */
import { addDays, countDaysBetween, type IsoDay } from "#domain/calendar/civil-time.ts";

/** Calendar days of each phase except the last, which does not end. */
export type LineLifeRules = {
  /** Number of days of a membership; the day of contracting is the first. */
  membershipDays: number;
  withoutMembershipDays: number;
  suspendedDays: number;
};

export const linePhases = ["membership", "withoutMembership", "suspended", "cancelled"] as const;
export type LinePhase = (typeof linePhases)[number];

/** The first and the last day of a phase. The last phase has no last day. */
export type PhaseDates = { phase: LinePhase; from: IsoDay; to?: IsoDay };

/** A phase like {@link PhaseDates}, in day numbers: day 1 is the day of contracting. */
export type PhaseDayNumbers = { phase: LinePhase; from: number; to?: number };

/**
 * Computes the phases of a line in day numbers. A phase begins on the day after the previous one: after 30 days, on day
 * 31.
 */
export function computePhaseDayNumbers({
  membershipDays,
  withoutMembershipDays,
  suspendedDays,
}: LineLifeRules): PhaseDayNumbers[] {
  let firstDay = 1;
  return linePhases.map((phase, index) => {
    const days = [membershipDays, withoutMembershipDays, suspendedDays][index];
    const dayNumbers = { phase, from: firstDay, ...(days !== undefined && { to: firstDay + days - 1 }) };
    firstDay += days ?? 0;
    return dayNumbers;
  });
}

/**
 * Computes the phases of a line as calendar days.
 *
 * @param contractedOn - the day on which the line's last membership was contracted.
 * @throws {RangeError} if `contractedOn` is not a valid day.
 */
export function computePhaseDates(contractedOn: IsoDay, rules: LineLifeRules): PhaseDates[] {
  return computePhaseDayNumbers(rules).map(({ phase, from, to }) => ({
    phase,
    from: addDays(contractedOn, from - 1),
    ...(to !== undefined && { to: addDays(contractedOn, to - 1) }),
  }));
}

export type LineStatus = {
  phases: readonly PhaseDates[];
  /** Index in `phases` of the phase on the given day. */
  currentIndex: number;
  /** The next phase, and the number of days until it begins; undefined once the line is cancelled. */
  nextChange: { phase: LinePhase; from: IsoDay; inDays: number } | undefined;
};

/**
 * Finds the phase of a line on a day, and the next phase.
 *
 * @returns undefined if `contractedOn` is after `today`.
 * @throws {RangeError} if a day is not valid.
 */
export function computeLineStatus(contractedOn: IsoDay, today: IsoDay, rules: LineLifeRules): LineStatus | undefined {
  const phases = computePhaseDates(contractedOn, rules);
  const currentIndex = phases.filter(({ from }) => from <= today).length - 1;
  if (currentIndex < 0) return undefined;
  const nextPhase = phases[currentIndex + 1];
  return {
    phases,
    currentIndex,
    nextChange: nextPhase && {
      phase: nextPhase.phase,
      from: nextPhase.from,
      inDays: countDaysBetween(today, nextPhase.from),
    },
  };
}
