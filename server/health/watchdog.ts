/** The server's sign of life for systemd, which restarts it when none comes: sd_notify(3), `WatchdogSec=`. */
import { execFile } from "node:child_process";

/**
 * Says it from the thread that answers: if that one hangs, it falls silent. Does nothing without such a unit.
 *
 * @param statusNow - what `systemctl status` shows: a store that refuses is told there, since a restart would not mend it.
 */
export function feedWatchdog(env: NodeJS.ProcessEnv, statusNow: () => string, onProblem: (error: Error) => void): void {
  const { WATCHDOG_USEC: limitUs, WATCHDOG_PID: pid = `${process.pid}`, NOTIFY_SOCKET: socket } = env;
  if (!limitUs || !socket || pid !== `${process.pid}`) return;
  // Node cannot write to a datagram socket; systemd's own tool can.
  const sign = () =>
    execFile("systemd-notify", ["WATCHDOG=1", `STATUS=${statusNow()}`], { env }, (error) => error && onProblem(error));
  sign();
  // Twice within the limit, as systemd advises.
  setInterval(sign, Number(limitUs) / 2_000).unref();
}
