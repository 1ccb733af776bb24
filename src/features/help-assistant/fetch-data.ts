/**
 * Fetches a data file of the site. Without a network, the copy in the browser's cache answers, whatever its age.
 *
 * @throws {Error} if there is neither.
 */
export async function fetchData<Data>(path: string): Promise<Data> {
  const response = await fetch(path).catch(() => fetch(path, { cache: "force-cache" }));
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  return response.json();
}
