/** The rules of porting. Source: product specification, sections 5 and 9. */
export const portingRules = {
  /** Requests within these hours on a business day, in central Mexico's time, count at once. */
  hours: { from: "11:00", to: "17:00" },
  /** Maximum duration of the porting, from the request's entry. */
  executionHours: 24,
  /** Window for undoing a porting, from its execution. */
  reversionBusinessDays: 15,
  /** Window for porting a number after its line was cancelled. */
  recoveryDays: 40,
  nip: { digits: 4, days: 5, callBacks: 2, sms: "NIP", dial: "051" },
} as const;
