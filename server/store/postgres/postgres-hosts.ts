/** Matches the parts of a PostgreSQL URL: everything before its hosts, the hosts, and the rest. */
const urlPattern = /^(postgres(?:ql)?:\/\/(?:[^/?]*@)?)([^/?]+)(.*)$/;

/**
 * Splits a URL with several hosts, which libpq accepts (`postgresql://wim@a,b:5433/wim`), into one URL per host,
 * because the driver supports only one.
 */
export function listHostUrls(url: string): string[] {
  const [, start = "", hosts = "", end = ""] = urlPattern.exec(url) ?? [];
  // Without hosts, for example with `?host=/var/run/postgresql`, the driver reads the URL itself.
  if (!hosts.includes(",")) return [url];
  return hosts.split(",").map((host) => `${start}${host}${end}`);
}
