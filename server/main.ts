/** `npm run serve`: serves the built site. */
import { messageOf } from "./http/error-message.ts";
import { processSettings } from "./server-settings.ts";

try {
  const settings = processSettings();
  // Imported only here: a wrong value of the site makes one of its modules throw while it loads.
  const { serve } = await import("./serve.ts");
  await serve(settings);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
