/**
 * A browser at a provider of accounts: keeps its cookies, follows its redirects, and sends its forms.
 *
 * @param origin - origin of the editor, which the browser does not visit.
 */
export function openProviderBrowser(origin: string) {
  const cookies = new Map<string, string>();
  /** @returns the last address and its page; without a page for an address of the editor. */
  const visit = async (to: string, form?: Readonly<Record<string, string>>): Promise<{ at: string; page: string }> => {
    const cookie = [...cookies].map((pair) => pair.join("=")).join("; ");
    const body = form && new URLSearchParams(form);
    const response = await fetch(to, {
      redirect: "manual",
      headers: { cookie },
      ...(body && { method: "POST", body }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get("location");
    if (location === null) return { at: to, page: await response.text() };
    const at = new URL(location, to).href;
    return at.startsWith(origin) ? { at, page: "" } : visit(at);
  };
  return {
    visit,
    /** Sends the form of a page, with its hidden fields. */
    submit: ({ at, page }: { at: string; page: string }, fields: Readonly<Record<string, string>> = {}) => {
      const hiddenFields = [...page.matchAll(/<input[^>]*type="hidden"[^>]*?name="([^"]*)"[^>]*?value="([^"]*)"/g)];
      const [, action = ""] = /<form[^>]*action="([^"]*)"/.exec(page) ?? [];
      const pairs = hiddenFields.map(([, name = "", value = ""]) => [name, value]);
      return visit(new URL(action, at).href, { ...Object.fromEntries(pairs), ...fields });
    },
    forgetCookies: () => cookies.clear(),
  };
}
