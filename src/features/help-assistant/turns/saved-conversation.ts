/** A message that the visitor wrote, or the label of a button that the visitor pressed; personal numbers are masked. */
export type SavedTurn = { text: string; isPressed: boolean };

type SavedState = { conversation: { turns: readonly SavedTurn[]; atMs: number } };

/** Maximum age of a restored conversation in milliseconds, because browsers can reopen closed tabs. */
const maxAgeMs = 60 * 60 * 1000;

/**
 * Saves a conversation in the page's entry of the tab's history: Back and a reload restore it, a new visit of the page
 * does not, and closing the tab deletes it. The anchor lets CSS reserve the conversation's space until the messages are
 * answered again.
 */
export function saveConversation(turns: readonly SavedTurn[], anchor = ""): void {
  const state: SavedState = { conversation: { turns, atMs: Date.now() } };
  history.replaceState(state, "", anchor && `#${anchor}`);
}

export function forgetConversation(): void {
  history.replaceState(null, "", location.pathname + location.search);
}

export function readSavedConversation(): readonly SavedTurn[] {
  const { conversation } = (history.state ?? {}) as Partial<SavedState>;
  const isRecent = conversation !== undefined && Date.now() - conversation.atMs < maxAgeMs;
  return isRecent ? conversation.turns : [];
}
