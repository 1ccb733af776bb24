/** What the person wrote or pressed in a turn, with personal numbers masked. */
export type KeptTurn = { text: string; isPressed: boolean };

type KeptState = { conversation: { turns: readonly KeptTurn[]; atMs: number } };

/** Maximum age of a conversation that is found again, in milliseconds: browsers can reopen closed tabs. */
const longestMs = 60 * 60 * 1000;

/**
 * Keeps a conversation in the page's entry of the tab's history: Back and a reload find it, a new visit of the page does
 * not, and it is gone with the tab. The anchor lets CSS keep the conversation's place until it is answered anew.
 */
export function keepConversation(turns: readonly KeptTurn[], anchor = ""): void {
  const state: KeptState = { conversation: { turns, atMs: Date.now() } };
  history.replaceState(state, "", anchor && `#${anchor}`);
}

export function forgetConversation(): void {
  history.replaceState(null, "", location.pathname + location.search);
}

export function readKeptConversation(): readonly KeptTurn[] {
  const { conversation } = (history.state ?? {}) as Partial<KeptState>;
  const isRecent = conversation !== undefined && Date.now() - conversation.atMs < longestMs;
  return isRecent ? conversation.turns : [];
}
