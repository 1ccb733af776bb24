/** The help centre's chat, a third-party script: it loads at a click on the button, or once the page is idle. */

type HelpWidgetTexts = {
  opening: string;
  open: string;
  /** Shown if the chat does not open; names other ways to get help. */
  failed: string;
};

type HelpWidgetSettings = {
  /** Full address of the provider's script. */
  src: string;
  words: HelpWidgetTexts;
};

/** The provider's entry point. `widget` is the account's kind of chat, once known. */
type WidgetApi = ((...command: unknown[]) => unknown) & { widget?: "classic" | "messenger" };

type ChatName = "messenger" | "webWidget";
type Chat = { open: () => void };

const locale = "es-419";

/** The id that the provider's script looks for. */
const scriptId = "ze-snippet";

/** Maximum time from the click until the chat is open. */
const patienceMs = 10_000;
/** Maximum wait until the account's kind of chat is known. */
const kindWithinMs = 3_000;
/** Delay after page load before fetching anything that the visitor did not ask for. */
const quietMs = 10_000;

/**
 * Enhances the button that opens the chat. If the provider fails, the page names other ways to get help.
 *
 * @param root - contains the markup of `HelpWidget`.
 */
export function enhanceHelpWidget(root: HTMLElement, { src, words }: HelpWidgetSettings): void {
  const button = root.querySelector("button") as HTMLButtonElement;
  const said = root.querySelector("[data-said]") as HTMLElement;
  let fetching: Promise<Chat> | undefined;
  let isBusy = false;
  let isOpen = false;
  let wasAsked = false;

  function loadChat(): Promise<Chat> {
    fetching ??= fetchScript(src).then(widgetApi).then(listenTo);
    // Forget a failed download, so that the next click tries again.
    fetching.catch(() => {
      document.getElementById(scriptId)?.remove();
      fetching = undefined;
    });
    return fetching;
  }

  function listenTo(zE: WidgetApi): Chat {
    const name = firstThatAnswers(zE, (candidate) => {
      zE(`${candidate}:on`, "open", () => {
        isOpen = true;
        said.textContent = words.open;
      });
    });
    zE(`${name}:on`, "close", () => {
      isOpen = false;
      said.textContent = "";
      if (wasAsked) button.focus({ preventScroll: true });
      wasAsked = false;
    });
    if (name === "messenger") zE("messenger:set", "locale", locale);
    else zE("webWidget", "setLocale", locale);
    return { open: () => zE(name, "open") };
  }

  async function open(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    let hasGivenUp = false;
    button.setAttribute("aria-disabled", "true");
    said.textContent = words.opening;
    try {
      await within(patienceMs, async () => {
        const { open } = await loadChat();
        // Do not open the chat late, when the visitor has already been told to get help in another way.
        if (hasGivenUp) return;
        wasAsked = true;
        open();
        await until(() => isOpen, patienceMs);
      });
      said.textContent = words.open;
    } catch (error) {
      hasGivenUp = true;
      console.warn("The help widget did not open.", error);
      said.textContent = words.failed;
    }
    button.removeAttribute("aria-disabled");
    isBusy = false;
  }

  button.addEventListener("click", () => void open());
  root.querySelector("[data-widget]")?.setAttribute("data-live", "");
  if (mayComeUnasked())
    afterQuiet(() => loadChat().catch((error) => console.warn("The help widget did not load.", error)));
}

/**
 * @returns whether the chat may load without a click: not on slow connections or with data saving, and not for visitors
 *   who object to tracking.
 */
function mayComeUnasked(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  if (connection?.saveData || connection?.effectiveType?.endsWith("2g")) return false;
  return !navigator.globalPrivacyControl && navigator.doNotTrack !== "1";
}

function afterQuiet(work: () => void): void {
  const whenIdle = () => {
    if (document.visibilityState !== "visible") return;
    if ("requestIdleCallback" in window) requestIdleCallback(work);
    else work();
  };
  const start = () => setTimeout(whenIdle, quietMs);
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

/** Waits, at most `kindWithinMs`, until the account's kind of chat is known. */
async function widgetApi(): Promise<WidgetApi> {
  const getWidgetApi = () => (window as { zE?: WidgetApi }).zE;
  await until(() => getWidgetApi()?.widget !== undefined, kindWithinMs).catch(() => {});
  const zE = getWidgetApi();
  if (!zE) throw new Error("the script brought no widget");
  return zE;
}

/** Tries the commands of both kinds of chat, because each kind rejects the other's commands. @throws the last error. */
function firstThatAnswers({ widget }: WidgetApi, ask: (name: ChatName) => void): ChatName {
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
async function within(ms: number, work: () => Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not within ${ms} ms`)), ms);
  });
  await Promise.race([work(), late]).finally(() => clearTimeout(timer));
}

/** Waits until `isTrue` returns true. @throws {Error} after `ms` milliseconds. */
async function until(isTrue: () => boolean, ms: number): Promise<void> {
  const everyMs = 100;
  for (let waited = 0; !isTrue(); waited += everyMs) {
    if (waited >= ms) throw new Error(`not within ${ms} ms`);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}
