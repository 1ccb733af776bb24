/** Finds or installs the browsers besides Chromium for the main journeys, and warns about missing ones. */
import { ensureFirefox } from "./firefox.ts";
import { ensureWebkit } from "./webkit.ts";

type OtherEngines = {
  /** How many can be started. */
  ready: number;
  /** One line per unavailable browser: what is not tested, and how to fix that. */
  missing: string[];
};

export function ensureOtherEngines(): OtherEngines {
  const engines = [
    { name: "Firefox", isThere: Boolean(ensureFirefox()), packages: "firefox-esr", orElse: ", or set FIREFOX_PATH" },
    { name: "WebKit", isThere: Boolean(ensureWebkit()), packages: "webkit2gtk-driver xvfb", orElse: "" },
  ];
  const missing = engines.filter(({ isThere }) => !isThere);
  return {
    ready: engines.length - missing.length,
    missing: missing.map(
      ({ name, packages, orElse }) =>
        `⚠⚠⚠ NOT TESTED IN ${name.toUpperCase()}: it is missing and could not be installed. On Debian: apt-get install ${packages}${orElse}.`,
    ),
  };
}

if (import.meta.main) {
  const { missing } = ensureOtherEngines();
  console.log(missing.join("\n") || "Firefox and WebKit can be started.");
}
