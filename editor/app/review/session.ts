/** Whether the session has expired, according to the last answer; always false without sign-in. */
let isOver = false;
const listeners = new Set<() => void>();

/**
 * Updates {@link sessionStore} from an answer of the server.
 *
 * @param status - HTTP status of the answer; the proxy answers 401 without a session.
 */
export function updateSession(status: number): void {
  if (isOver === (status === 401)) return;
  isOver = status === 401;
  for (const listener of listeners) listener();
}

export const sessionStore = {
  isOver: () => isOver,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
