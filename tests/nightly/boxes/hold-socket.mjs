/** Holds a socket like systemd, and starts each server of the current release on it: `hold-socket.mjs PLACE`. */
import { spawn } from "node:child_process";
import { createServer } from "node:net";

const [place] = process.argv.slice(2);
const manager = `while :; do
  cd "${place}/current" && sh -c 'echo $$ > "${place}/pid"; LISTEN_PID=$$ LISTEN_FDS=1 exec "${process.execPath}" server/main.ts'
  sleep 0.2
done`;
const listener = createServer().listen(3000, "127.0.0.1", () => {
  const shell = spawn("/bin/sh", ["-c", manager], { stdio: ["ignore", "ignore", "ignore", listener._handle.fd] });
  shell.once("spawn", () => listener.close());
});
