/** Finds or installs the browsers besides Chromium for the main journeys, and warns about missing ones. */
import { ensureFirefox } from "./firefox.ts";
import { ensureWebkit } from "./webkit.ts";

type OtherEngines = {
  /** Number of available browsers. */
  readyCount: number;
  /** One line per unavailable browser, with instructions. */
  missingMessages: string[];
};

export function ensureOtherEngines(): OtherEngines {
  const engines = [
    { name: "Firefox", isThere: Boolean(ensureFirefox()), packages: "firefox-esr", orElse: ", or set FIREFOX_PATH" },
    { name: "WebKit", isThere: Boolean(ensureWebkit()), packages: "webkit2gtk-driver xvfb", orElse: "" },
  ];
  const missingEngines = engines.filter(({ isThere }) => !isThere);
  return {
    readyCount: engines.length - missingEngines.length,
    missingMessages: missingEngines.map(
      ({ name, packages, orElse }) =>
        `⚠⚠⚠ NOT TESTED IN ${name.toUpperCase()}: it is missing and could not be installed. On Debian: apt-get install ${packages}${orElse}.`,
    ),
  };
}

if (import.meta.main) {
  const { missingMessages } = ensureOtherEngines();
  console.log(missingMessages.join("\n") || "Firefox and WebKit can be started.");
}
