/** The number of the first one; 0 to 2 are input, output and errors. */
const firstSocket = 3;

/**
 * The socket that systemd opened for this process and keeps open while it restarts: visitors then wait instead of
 * being refused.
 *
 * @returns what `listen` takes, or nothing if there is none, or it is meant for another process.
 * @see https://www.freedesktop.org/software/systemd/man/latest/sd_listen_fds.html
 */
export function inheritedSocket(env: NodeJS.ProcessEnv, pid: number): { fd: number } | undefined {
  const isOurs = env.LISTEN_PID === String(pid) && Number(env.LISTEN_FDS) > 0;
  return isOurs ? { fd: firstSocket } : undefined;
}
