/** Keep-alive signal for systemd: sd_notify(3), `WatchdogSec=`. Without the signal, systemd restarts the server. */
import { execFile } from "node:child_process";

/**
 * Sends the signal from the thread that handles requests, so that the signal stops if this thread hangs. Continues if
 * the store refuses messages, which a restart would not fix. Does nothing outside a unit with a watchdog.
 *
 * @param getStatus - returns the text for `systemctl status`.
 */
export function startWatchdogSignal(
  env: NodeJS.ProcessEnv,
  getStatus: () => string,
  onProblem: (error: Error) => void,
): void {
  const { WATCHDOG_USEC: limitUs, WATCHDOG_PID: pid = `${process.pid}`, NOTIFY_SOCKET: socket } = env;
  if (!limitUs || !socket || pid !== `${process.pid}`) return;
  // Node cannot write to a Unix datagram socket; `systemd-notify` can.
  const sendSignal = () =>
    execFile("systemd-notify", ["WATCHDOG=1", `STATUS=${getStatus()}`], { env }, (error) => error && onProblem(error));
  sendSignal();
  // Sends the signal at half of systemd's limit, as systemd recommends.
  setInterval(sendSignal, Number(limitUs) / 2_000).unref();
}
