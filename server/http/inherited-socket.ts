/** The first inherited file descriptor; 0 to 2 are standard input, output and error. */
const firstSocketDescriptor = 3;

/**
 * Finds the socket that systemd opened for this process. It stays open during a restart, so that visitors wait instead
 * of being refused.
 *
 * @returns an argument for `listen`; undefined if there is no socket, or it belongs to another process.
 * @see https://www.freedesktop.org/software/systemd/man/latest/sd_listen_fds.html
 */
export function findInheritedSocket(env: NodeJS.ProcessEnv, pid: number): { fd: number } | undefined {
  const isForThisProcess = env.LISTEN_PID === String(pid) && Number(env.LISTEN_FDS) > 0;
  return isForThisProcess ? { fd: firstSocketDescriptor } : undefined;
}
