import { expect, test } from "vitest";
import { parseLeadsArguments } from "./arguments.ts";

const read = (line: string) => parseLeadsArguments(line.split(" ").filter(Boolean));

test.each([
  ["", { kind: "summary" }],
  ["--unsubscribed --csv", { kind: "csv", listsUnsubscriptions: true, isRaw: false, out: undefined }],
  ["--older-than 730 --erase", { kind: "erase-older", days: 730 }],
  ["--restore a.sqlite", { kind: "restore", file: "a.sqlite" }],
  ["--merge b.sqlite", { kind: "merge", file: "b.sqlite" }],
  [
    "--person a@b.mx --erase --forget-opt-out",
    { kind: "person", action: { kind: "erase", forgetsUnsubscription: true } },
  ],
  ["--person <mailto:a@b.mx> --block", { kind: "person", email: "a@b.mx" }],
  ["--person a..b@wim.mx --block", { kind: "person", email: "a..b@wim.mx" }],
  [
    "--person a@b.mx --json --out a.json",
    { kind: "person", action: { kind: "hand-out", isJson: true, out: "a.json" } },
  ],
])("parses %j", (line, order) => {
  expect(read(line)).toMatchObject(order);
});

test.each([
  ...["--erase", "--older-than 30", "--older-than 0 --erase", "--older-than -1 --erase", "--older-than 1.5 --erase"],
  ...["--person a@b.mx --erase --block", "--person a@b.mx --erase --older-than 30", "--csv --copy", "--unsubscribed"],
  ...["--person", "--person Ana", "--person a@b.mx;c@d.mx", "--person a@b.mx --received ayer"],
  ...["--raw", "--backup", "--backup a --restore b", "--forget-opt-out", "--register --csv", "--json", "a@b.mx"],
])("shows the usage for %j", (line) => {
  expect(() => read(line)).toThrow(/^Uso:\n/);
});
