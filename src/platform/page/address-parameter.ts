/**
 * Writes a parameter into the page's address, or removes it if `value` is empty. The answer for it can then be shared,
 * and is there again after Back.
 */
export function setAddressParameter(name: string, value: string): void {
  const url = new URL(location.href);
  if (value) url.searchParams.set(name, value);
  else url.searchParams.delete(name);
  history.replaceState(history.state, "", url);
}
