import { cpus, totalmem } from "node:os";

/** Describes the machine's processors and memory, and the versions of the tools, in one line. */
export function describeMachine(versions: Readonly<Record<string, string>>): string {
  const processors = cpus();
  return [
    `${processors.length} x ${processors[0]?.model.trim() || "processor"}`,
    `${Math.round(totalmem() / 2 ** 30)} GB`,
    ...Object.entries(versions).map(([name, version]) => `${name} ${version}`),
    `Node ${process.version}`,
  ].join(", ");
}
