/**
 * The time zone whose clock the device shows.
 *
 * @param otherwise - for a device that does not know its own, or calls it by a name that nobody knows.
 */
export function deviceTimeZone(otherwise: string): string {
  try {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    // Throws at a name that it does not know.
    new Intl.DateTimeFormat("en", { timeZone });
    return timeZone || otherwise;
  } catch {
    return otherwise;
  }
}
