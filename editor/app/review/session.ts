/** Whether the session has expired, according to the last answer. A person who edits alone does not sign in. */
let isOver = false;
const listeners = new Set<() => void>();

/** @param status - status of an answer; the proxy answers 401 without a session. */
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
