/** Whether the person is still signed in, as the last answer has it. Where one edits alone, nobody signs in. */
let isOver = false;
const listeners = new Set<() => void>();

/** @param status - of an answer: 401 is what the door says without a session. */
export function handleStatus(status: number): void {
  if (isOver === (status === 401)) return;
  isOver = status === 401;
  for (const listener of listeners) listener();
}

export const session = {
  isOver: () => isOver,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
