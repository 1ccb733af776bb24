const pages = new Map<string, Promise<Document>>();

/**
 * Loads another page of the site as a document whose scripts do not run; each page only once. Not parsed from text,
 * which Trusted Types forbid: docs/decisions/0041.
 *
 * @throws {Error} if the page does not load; the next call tries again.
 */
export function loadPage(path: string): Promise<Document> {
  if (path === location.pathname) return Promise.resolve(document);
  const known = pages.get(path);
  if (known) return known;
  const page = requestPage(path);
  pages.set(path, page);
  page.catch(() => pages.delete(path));
  return page;
}

function requestPage(path: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("GET", path);
    request.responseType = "document";
    request.timeout = longestMs;
    request.onload = () => {
      if (request.status === 200 && request.response) resolve(request.response);
      else reject(new Error(`${path} answers ${request.status}`));
    };
    request.onerror = request.ontimeout = () => reject(new Error(`${path} did not load`));
    request.send();
  });
}

/** Milliseconds after which a page counts as not loaded; the assistant then answers without it. */
const longestMs = 8_000;
