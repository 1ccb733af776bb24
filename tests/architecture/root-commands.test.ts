/**
 * Root must not run or install anything from a folder that another user can write to, because that user would become
 * root.
 */
import { posix } from "node:path";
import { expect, test } from "vitest";
import { listFiles, readSource } from "./source.ts";

const readAll = (pattern: string) => listFiles(pattern).map((path) => ({ path, text: readSource(path) }));
const guides = readAll("deploy/{*,runbooks/*}.md");
const unitTexts = readAll("deploy/systemd/*.{service,socket}");

/** Folders that the guides or units give to a user other than root. */
const writableFolders = new Set([
  "/tmp",
  ...guides.flatMap(({ text }) =>
    [...text.matchAll(/install -d -o (?!root\b)\S+ (?:-g \S+ )?(?:-m \d+ )?([^\n&;`]*)/g)].flatMap(([, list = ""]) =>
      list.trim().split(/ +/),
    ),
  ),
  ...guides.flatMap(({ text }) => [...text.matchAll(/useradd .*--home-dir (\S+)/g)].map(([, home = ""]) => home)),
  ...unitTexts.flatMap(({ text }) => {
    const folders = [...text.matchAll(/^(?:ReadWritePaths|WorkingDirectory)=(.*)$/gm)].map(([, list = ""]) => list);
    const states = [...text.matchAll(/^StateDirectory=(.*)$/gm)].map(([, name]) => `/var/lib/${name}`);
    return /^User=/m.test(text)
      ? [
          ...folders
            .join(" ")
            .replaceAll(/(^| )-/g, "$1")
            .split(" "),
          ...states,
        ]
      : [];
  }),
]);
// These belong to root, although they are the home or the working directory of a user.
for (const folder of ["", "/srv/wim", "/srv/wim/current"]) writableFolders.delete(folder);

const isWritableByOthers = (path: string) =>
  [...writableFolders].some((folder) => path === folder || path.startsWith(`${folder}/`));

/**
 * Programs that run their arguments, or copy them to where root runs them. Their last operand may be the destination.
 */
const copying = ["cp", "install", "ln", "mv", "rsync", "sed", "tee", "awk"];
const running = [".", "bash", "env", "git", "make", "node", "npm", "npx", "perl", "sh", "source"];

/** Lists the simple commands of a shell script without leading assignments, each with its folder. */
function listSimpleCommands(script: string): { folder: string; words: string[]; command: string }[] {
  let folder = "/root";
  const lines = script
    .replaceAll(/\\\n\s*/g, "")
    .replaceAll(/(^|\s)#.*$/gm, "")
    // Removes commands that run as another user or in a container.
    .replaceAll(/\b(runuser|docker|podman)\b([^'\n]*)'[^']*'/g, "$1$2");
  return lines
    .split(/\n|&&|\|\|?|;|\$\(|(?:^|\s)[({]\s/)
    .map((part) => part.trim().replace(/^(?:do|then|else|exec|!)\s+/, ""))
    .flatMap((command) => {
      const words = command.replaceAll(/["')]/g, "").split(/\s+/);
      while (/^\w+=/.test(words[0] ?? "")) words.shift();
      if (words[0] === "cd") folder = posix.resolve(folder, (words[1] ?? "").replaceAll('"', ""));
      return words[0] ? [{ folder, words, command }] : [];
    });
}

/** @returns the commands by which root would run or install a file that another user can write. */
function findUnsafeCommands(script: string): string[] {
  return listSimpleCommands(script)
    .filter(({ words: [program = "", ...operands], folder }) => {
      const name = posix.basename(program);
      if (name === "runuser") return false;
      const resolve = (word: string) => posix.resolve(folder, word);
      if (program.includes("/") && isWritableByOthers(resolve(program))) return true;
      const files = operands.filter((word) => !word.startsWith("-") && word !== ">");
      const isFile = (word: string) => /[/.*]/.test(word) && isWritableByOthers(resolve(word));
      if (running.includes(name)) return isWritableByOthers(folder) || files.some(isFile);
      if (!copying.includes(name) || operands.includes("-d")) return false;
      if (["awk", "sed"].includes(name) && !operands.includes(">")) return false;
      // Making an empty file is safe, and so is moving or copying a file out of another user's folder to read it.
      const [sources, destination = ""] = [files.slice(0, -1), files.at(-1)];
      return sources.some(isFile) && !isWritableByOthers(resolve(destination));
    })
    .map(({ command }) => command);
}

const findBlocks = (text: string) =>
  [...text.matchAll(/^( *)```sh[^\n]*\n(.*?)^ *```$/gms)].map(([, , commands = ""]) => commands);

test("no command of the guides makes root run or install a file that another user can write", () => {
  // The editor's and the build's checkouts, and the folders with data.
  expect([...writableFolders]).toEqual(
    expect.arrayContaining(["/srv/wim-editor", "/srv/wim-build", "/var/lib/wim", "/var/backups/wim-editor"]),
  );
  const unsafe = guides.flatMap(({ path, text }) =>
    findBlocks(text).flatMap((block) => findUnsafeCommands(block).map((command) => `${path}: ${command}`)),
  );
  expect(unsafe).toEqual([]);
});

test("these commands are found", () => {
  for (const command of [
    "cp /srv/wim-editor/deploy/systemd/wim-editor.service /etc/systemd/system/",
    "cd /srv/wim-editor && sed s/a/b/ deploy/nginx/zz-editor.conf > /etc/nginx/conf.d/zz-editor.conf",
    "cd /srv/wim-editor\nnpm ci",
    "cd /srv/wim-build && git pull",
    "sh /srv/wim-build/deploy/commands/release.sh list",
    "cd /srv/wim-build && /bin/sh deploy/commands/release.sh list",
    "/srv/wim-editor/node_modules/.bin/node editor/main.ts",
    "cd /srv/wim-editor && install -m 0755 deploy/commands/alert.sh /usr/local/sbin/wim-alert",
    ". /srv/wim-editor/.env",
  ])
    expect([command, findUnsafeCommands(command)]).toEqual([command, [expect.any(String)]]);
  for (const command of [
    "runuser -u wim-editor -- npm ci",
    "cd /srv/wim-editor && runuser -u wim-editor -- git pull --ff-only",
    "install -o wim-editor -g wim-editor -m 0600 /dev/null /srv/wim-editor/.env",
    "cp /root/wim/deploy/systemd/wim-editor.service /etc/systemd/system/",
  ])
    expect([command, findUnsafeCommands(command)]).toEqual([command, []]);
});

test("no unit runs a file as root that another user can write, and root's part of the build is root's own copy", () => {
  const commandsOfRoot = unitTexts.flatMap(({ path, text }) => {
    const isRoots = !/^User=/m.test(text);
    return [...text.matchAll(/^Exec\w+=([-@:]*)([+!]*)(.*)$/gm)]
      .filter(([, , privileged]) => isRoots || privileged !== "")
      .map(([, , , command = ""]) => ({ path, command, folder: /^WorkingDirectory=(.*)$/m.exec(text)?.[1] }));
  });
  expect(commandsOfRoot.length).toBeGreaterThan(4);
  const unsafe = commandsOfRoot.filter(({ command, folder = "/" }) => {
    const [, script = command] = /^\/bin\/sh -c '(.*)'$/.exec(command) ?? [];
    // It only reads the archive; release.trust.test.ts tests what it does with it.
    const rest = script.replace(/^exec \/usr\/local\/sbin\/wim-release install \S+$/, "");
    return (
      findUnsafeCommands(`cd ${folder}\n${rest}`).length > 0 ||
      rest.split(/\s+/).some((word) => word.startsWith("/") && isWritableByOthers(word))
    );
  });
  expect(unsafe).toEqual([]);
});
