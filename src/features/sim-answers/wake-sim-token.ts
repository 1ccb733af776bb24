/** Loads the script of the header's SIM if the browser has stored answers under the keys of `sim-store.ts`. */
export async function wakeSimToken(): Promise<void> {
  try {
    if (/wim-sim/.test(Object.keys(localStorage).join()))
      await import("./show-sim-token.ts").then((module) => module.showSimToken());
  } catch {
    // Without storage or network, the SIM stays as it was built.
  }
}
