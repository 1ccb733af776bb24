/** Keep-alive signal for systemd, which restarts the server without it: sd_notify(3), `WatchdogSec=`. */
import { execFile } from "node:child_process";

/**
 * Sends the signal from the thread that answers, so that it stops if that hangs. Does nothing outside such a unit.
 *
 * @param statusNow - shown by `systemctl status`, also if the store refuses messages: a restart would not fix that.
 */
export function feedWatchdog(env: NodeJS.ProcessEnv, statusNow: () => string, onProblem: (error: Error) => void): void {
  const { WATCHDOG_USEC: limitUs, WATCHDOG_PID: pid = `${process.pid}`, NOTIFY_SOCKET: socket } = env;
  if (!limitUs || !socket || pid !== `${process.pid}`) return;
  // Node cannot write to a datagram socket, but systemd's own tool can.
  const sign = () =>
    execFile("systemd-notify", ["WATCHDOG=1", `STATUS=${statusNow()}`], { env }, (error) => error && onProblem(error));
  sign();
  // Twice per limit, as systemd advises.
  setInterval(sign, Number(limitUs) / 2_000).unref();
}
