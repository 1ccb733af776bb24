/**
 * Writes a parameter into the page's URL, or removes it if `value` is empty. The answer can then be shared, and is
 * restored after Back.
 */
export function setAddressParameter(name: string, value: string): void {
  const url = new URL(location.href);
  if (value) url.searchParams.set(name, value);
  else url.searchParams.delete(name);
  history.replaceState(history.state, "", url);
}
