/** The browsers beside Chromium in which the main journeys are made: finds or installs them, and says aloud which are missing. */
import { ensureFirefox } from "./firefox.ts";
import { ensureWebkit } from "./webkit.ts";

type OtherEngines = {
  /** How many can be started. */
  ready: number;
  /** A line for each that cannot be had: what is not tested, and what would mend it. */
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
        `⚠⚠⚠ NOT TESTED IN ${name.toUpperCase()}: it is not here and could not be installed. On Debian: apt-get install ${packages}${orElse}.`,
    ),
  };
}

if (import.meta.main) {
  const { missing } = ensureOtherEngines();
  console.log(missing.join("\n") || "Firefox and WebKit can be started.");
}
