const loadingPages = new Map<string, Promise<Document>>();

/**
 * Loads another page of the site as a document whose scripts do not run; each page only once. Uses XMLHttpRequest,
 * because Trusted Types forbid parsing the page from text: docs/decisions/0041.
 *
 * @throws {Error} if the page does not load; the next call tries again.
 */
export function loadPage(path: string): Promise<Document> {
  if (path === location.pathname) return Promise.resolve(document);
  const loadingPage = loadingPages.get(path);
  if (loadingPage) return loadingPage;
  const page = requestPage(path);
  loadingPages.set(path, page);
  page.catch(() => loadingPages.delete(path));
  return page;
}

function requestPage(path: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("GET", path);
    request.responseType = "document";
    request.timeout = timeLimitMs;
    request.onload = () => {
      if (request.status === 200 && request.response) resolve(request.response);
      else reject(new Error(`${path} answers ${request.status}`));
    };
    request.onerror = request.ontimeout = () => reject(new Error(`${path} did not load`));
    request.send();
  });
}

/** Time limit for loading a page, in milliseconds. */
const timeLimitMs = 8_000;
