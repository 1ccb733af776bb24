/** Compiles documents in a separate process, because the compiler keeps its memory until its process ends. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { getErrorMessage } from "#domain/text/error-message.ts";
import { createTypstCompiler, loadTypstResources, type TypstCompiler } from "./typst-compiler.ts";

type Compiled = ReturnType<TypstCompiler>;
type Answer = Compiled | { problem: string };

type TypstProcess = {
  /** @throws {Error} in Spanish, with the compiler's messages. */
  compile: (source: string) => Promise<Compiled>;
  stop: () => void;
};

export function startTypstProcess(): TypstProcess {
  const child = fork(import.meta.filename, { execArgv: [], serialization: "advanced" });
  const failure = Promise.race([
    once(child, "error").then(([error]) => ({ problem: getErrorMessage(error) })),
    once(child, "exit").then(([code]) => ({ problem: `Typst terminó con ${code}.` })),
  ]);
  return {
    async compile(source) {
      child.send(source);
      const answer: Answer = await Promise.race([once(child, "message").then(([message]) => message), failure]);
      if ("problem" in answer) throw new Error(answer.problem);
      return { ...answer, pdf: Buffer.from(answer.pdf) };
    },
    stop: () => child.disconnect(),
  };
}

if (import.meta.main) {
  const compile = createTypstCompiler(loadTypstResources());
  const answer = (source: string): Answer => {
    try {
      return compile(source);
    } catch (error) {
      return { problem: getErrorMessage(error) };
    }
  };
  process.on("message", (source: string) => process.send?.(answer(source)));
}
