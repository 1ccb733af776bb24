/**
 * Keeps the cookies and storage of the CleverTap SDK in the page's memory until the visitor accepts them by sending the
 * form. The privacy notice promises that counting a visit stores nothing in the browser. See docs/decisions/0120.
 */

/** The SDK puts `test_` before a cookie's name to test which domain the browser accepts. */
const isSdkName = (name: string) => /^(test_)?WZRK_/.test(name);

const getCookieName = (cookie: string) => cookie.slice(0, cookie.indexOf("=")).trim();

/**
 * Must be called before the SDK loads, because the SDK reads its storage immediately.
 *
 * @returns a function that writes the kept cookies and storage to the browser, where the SDK keeps them from then on.
 */
export function keepSdkStorageInMemory(): () => void {
  const { getItem, setItem, removeItem } = Storage.prototype;
  const browserCookies: PropertyDescriptor = Object.getOwnPropertyDescriptor(Document.prototype, "cookie") ?? {};
  const storedItems = new Map<string, string>();
  /** Cookies with their attributes, as the SDK wrote them, by name. */
  const cookies = new Map<string, string>();

  Object.assign(Storage.prototype, {
    getItem(this: Storage, name: string) {
      return isSdkName(name) ? (storedItems.get(name) ?? null) : getItem.call(this, name);
    },
    setItem(this: Storage, name: string, value: string) {
      if (isSdkName(name)) storedItems.set(name, value);
      else setItem.call(this, name, value);
    },
    removeItem(this: Storage, name: string) {
      storedItems.delete(name);
      removeItem.call(this, name);
    },
  });
  Object.defineProperty(document, "cookie", {
    configurable: true,
    get() {
      const keptCookies = [...cookies.values()].map((cookie) => cookie.split(";")[0]);
      return [browserCookies.get?.call(document), ...keptCookies].filter(Boolean).join("; ");
    },
    set(cookie: string) {
      const name = getCookieName(cookie);
      if (!isSdkName(name)) browserCookies.set?.call(document, cookie);
      else if (cookie.includes("expires=Thu, 01 Jan 1970")) cookies.delete(name);
      // Stores no cookie for a parent domain of the site's host, although the SDK tries the parent domains first.
      else if ([undefined, location.hostname].includes(/; domain=([^;]*)/.exec(cookie)?.[1])) cookies.set(name, cookie);
    },
  });

  return () => {
    Object.assign(Storage.prototype, { getItem, setItem, removeItem });
    Reflect.deleteProperty(document, "cookie");
    for (const [name, value] of storedItems) localStorage.setItem(name, value);
    for (const cookie of cookies.values()) browserCookies.set?.call(document, cookie);
  };
}
