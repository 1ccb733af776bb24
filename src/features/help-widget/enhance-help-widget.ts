/** The help centre's chat, a third-party script: it loads at a click on the button, or once the page is idle. */

type HelpWidgetCopy = {
  opening: string;
  open: string;
  /** Shown if the chat does not open; names other ways to get help. */
  failed: string;
};

type HelpWidgetSettings = {
  /** Full address of the provider's script. */
  src: string;
  copy: HelpWidgetCopy;
};

/** The provider's entry point. `widget` is the account's kind of chat, once known. */
type WidgetApi = ((...command: unknown[]) => unknown) & { widget?: "classic" | "messenger" };

type ChatName = "messenger" | "webWidget";
type Chat = { open: () => void };

const locale = "es-419";

/** The id that the provider's script looks for. */
const scriptId = "ze-snippet";

/** Maximum time from the click until the chat is open. */
const openTimeoutMs = 10_000;
/** Maximum wait until the account's kind of chat is known. */
const kindTimeoutMs = 3_000;
/** Delay after page load before fetching anything that the visitor did not ask for. */
const unaskedLoadDelayMs = 10_000;

/**
 * Enhances the button that opens the chat. If the provider fails, the page names other ways to get help.
 *
 * @param root - contains the markup of `HelpWidget`.
 */
export function enhanceHelpWidget(root: HTMLElement, { src, copy }: HelpWidgetSettings): void {
  const button = root.querySelector("button") as HTMLButtonElement;
  const status = root.querySelector("[data-status]") as HTMLElement;
  let pendingChat: Promise<Chat> | undefined;
  let isBusy = false;
  let isOpen = false;
  let wasOpenedByButton = false;

  function loadChat(): Promise<Chat> {
    pendingChat ??= fetchScript(src).then(waitForWidgetApi).then(connectChat);
    // Forget a failed download, so that the next click tries again.
    pendingChat.catch(() => {
      document.getElementById(scriptId)?.remove();
      pendingChat = undefined;
    });
    return pendingChat;
  }

  function connectChat(zE: WidgetApi): Chat {
    const chatName = findAnsweringChat(zE, (candidate) => {
      zE(`${candidate}:on`, "open", () => {
        isOpen = true;
        status.textContent = copy.open;
      });
    });
    zE(`${chatName}:on`, "close", () => {
      isOpen = false;
      status.textContent = "";
      if (wasOpenedByButton) button.focus({ preventScroll: true });
      wasOpenedByButton = false;
    });
    if (chatName === "messenger") zE("messenger:set", "locale", locale);
    else zE("webWidget", "setLocale", locale);
    return { open: () => zE(chatName, "open") };
  }

  async function open(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    let hasGivenUp = false;
    button.setAttribute("aria-disabled", "true");
    status.textContent = copy.opening;
    try {
      await runWithTimeout(openTimeoutMs, async () => {
        const { open } = await loadChat();
        // Do not open the chat late, after the page has already named other ways to get help.
        if (hasGivenUp) return;
        wasOpenedByButton = true;
        open();
        await waitUntil(() => isOpen, openTimeoutMs);
      });
      status.textContent = copy.open;
    } catch (error) {
      hasGivenUp = true;
      console.warn("The help widget did not open.", error);
      status.textContent = copy.failed;
    }
    button.removeAttribute("aria-disabled");
    isBusy = false;
  }

  button.addEventListener("click", () => void open());
  root.querySelector("[data-widget]")?.setAttribute("data-live", "");
  if (mayLoadUnasked())
    runWhenQuiet(() => loadChat().catch((error) => console.warn("The help widget did not load.", error)));
}

/**
 * @returns whether the chat may load without a click: not on slow connections or with data saving, and not for visitors
 *   who object to tracking.
 */
function mayLoadUnasked(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  if (connection?.saveData || connection?.effectiveType?.endsWith("2g")) return false;
  return !navigator.globalPrivacyControl && navigator.doNotTrack !== "1";
}

function runWhenQuiet(work: () => void): void {
  const runWhenIdle = () => {
    if (document.visibilityState !== "visible") return;
    if ("requestIdleCallback" in window) requestIdleCallback(work);
    else work();
  };
  const start = () => setTimeout(runWhenIdle, unaskedLoadDelayMs);
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}

function fetchScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.id = scriptId;
    script.src = src;
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => reject(new Error(`${new URL(src).host} did not answer`)));
    document.head.append(script);
  });
}

/** Waits, at most `kindTimeoutMs`, until the account's kind of chat is known. */
async function waitForWidgetApi(): Promise<WidgetApi> {
  const getWidgetApi = () => (window as { zE?: WidgetApi }).zE;
  await waitUntil(() => getWidgetApi()?.widget !== undefined, kindTimeoutMs).catch(() => {});
  const zE = getWidgetApi();
  if (!zE) throw new Error("the script brought no widget");
  return zE;
}

/** Tries the commands of both kinds of chat, because each kind rejects the other's commands. @throws the last error. */
function findAnsweringChat({ widget }: WidgetApi, ask: (name: ChatName) => void): ChatName {
  if (widget !== "classic") {
    try {
      ask("messenger");
      return "messenger";
    } catch (error) {
      if (widget) throw error;
    }
  }
  ask("webWidget");
  return "webWidget";
}

/** Runs `work`. @throws {Error} if it takes longer than `ms` milliseconds. */
async function runWithTimeout(ms: number, work: () => Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not within ${ms} ms`)), ms);
  });
  await Promise.race([work(), timeout]).finally(() => clearTimeout(timer));
}

/** Waits until `isTrue` returns true. @throws {Error} after `ms` milliseconds. */
async function waitUntil(isTrue: () => boolean, ms: number): Promise<void> {
  const pollIntervalMs = 100;
  for (let waitedMs = 0; !isTrue(); waitedMs += pollIntervalMs) {
    if (waitedMs >= ms) throw new Error(`not within ${ms} ms`);
    await new Promise((resolve) => setTimeout(resolve, pollIntervalMs));
  }
}
