/** The small script of every page. Code that only some pages need is imported only on those. */

import { setStoreLinkUrls } from "#features/store-links/store-links.ts";
import { enhanceMenus } from "#layout/header/menu.ts";
import { runAfterPaint } from "#layout/islands/run-after-paint.ts";
import { runWhenShown } from "#layout/islands/run-when-shown.ts";

enhanceMenus();
setStoreLinkUrls();
runWhenShown(startPage);

function startPage(): void {
  if (document.querySelector("[data-island]"))
    logFailureLate(import("./page-islands.ts").then((islands) => islands.wakePageIslands()));

  // The polyfill loads only in browsers without native support.
  if (
    document.querySelector("dialog") &&
    !("commandForElement" in HTMLButtonElement.prototype && "closedBy" in HTMLDialogElement.prototype)
  )
    logFailureLate(import("#layout/dialog-polyfill.ts").then((dialogs) => dialogs.polyfillDialogs()));

  runAfterPaint(runIdleWork);
}

function runIdleWork(): void {
  logFailureLate(import("./run-idle-tasks.ts").then((idle) => idle.runIdleTasks()));
}

/** Logs a failed import after a delay, so that imports cancelled by leaving the page are not logged. */
function logFailureLate(work: Promise<unknown>): void {
  work.catch((error) => setTimeout(console.warn, 1_000, `Lost: ${error}`));
}
