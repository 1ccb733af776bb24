import type { Logger, Plugin } from "vite";

/** Lightning CSS does not know this pseudo-class yet: https://github.com/parcel-bundler/lightningcss/issues/1181. */
export const falseWarningPattern = /'target-current' is not recognized as a valid pseudo-class/;

/** Vite plugin: drops warnings about correct code, so that people notice the others. */
export const falseWarningFilterPlugin: Plugin = {
  name: "without-false-warnings",
  configResolved: ({ logger }) => dropFalseWarnings(logger),
  // In development, Vike replaces the logger's methods after `configResolved`, so the filter is added again.
  configureServer: ({ config }) => dropFalseWarnings(config.logger),
};

function dropFalseWarnings(logger: Logger): void {
  const warn = logger.warn;
  logger.warn = (message, options) => {
    if (!falseWarningPattern.test(message)) warn(message, options);
  };
}
