/** `npm run serve`: serves the built site. */
import { getErrorMessage } from "./http/error-message.ts";
import { readProcessSettings } from "./server-settings.ts";

try {
  const settings = readProcessSettings();
  // Imported dynamically, because a module throws on load if a value of the site is wrong.
  const { serveBuiltSite } = await import("./serve.ts");
  await serveBuiltSite(settings);
} catch (error) {
  console.error(getErrorMessage(error));
  process.exitCode = 1;
}
