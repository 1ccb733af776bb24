/** Keep-alive signal for systemd, which restarts the server without it: sd_notify(3), `WatchdogSec=`. */
import { execFile } from "node:child_process";

/**
 * Sends the signal from the thread that answers requests, so that it stops if that thread hangs. Does nothing outside a
 * unit with a watchdog.
 *
 * @param statusNow - gives the text for `systemctl status`. The signal continues even if the store refuses messages,
 * which a restart would not fix.
 */
export function feedWatchdog(env: NodeJS.ProcessEnv, statusNow: () => string, onProblem: (error: Error) => void): void {
  const { WATCHDOG_USEC: limitUs, WATCHDOG_PID: pid = `${process.pid}`, NOTIFY_SOCKET: socket } = env;
  if (!limitUs || !socket || pid !== `${process.pid}`) return;
  // Node cannot write to a datagram socket, but systemd's own tool can.
  const sign = () =>
    execFile("systemd-notify", ["WATCHDOG=1", `STATUS=${statusNow()}`], { env }, (error) => error && onProblem(error));
  sign();
  // Sent twice within systemd's limit, as systemd advises.
  setInterval(sign, Number(limitUs) / 2_000).unref();
}
