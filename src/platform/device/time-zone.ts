/**
 * The time zone whose clock the device shows.
 *
 * @param otherwise - for a device that does not know its own, or calls it by a name that nobody knows.
 */
export function deviceTimeZone(otherwise: string): string {
  // Without the wait of 60 to 90 ms on a cheap phone that the first use of Intl on a page takes.
  const { Temporal } = globalThis as { Temporal?: { Now: { timeZoneId: () => string } } };
  if (Temporal) return Temporal.Now.timeZoneId();
  try {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    // Throws at a name that it does not know.
    new Intl.DateTimeFormat("en", { timeZone });
    return timeZone || otherwise;
  } catch {
    return otherwise;
  }
}
