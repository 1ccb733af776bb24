// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { FileChanges } from "#editor/app/publish/changes/file-changes.tsx";
import { PublishedMessage } from "#editor/app/publish/publish-outcome.tsx";
import { ConflictTexts } from "./conflict-texts.tsx";

afterEach(cleanup);

const conflict = { path: ["0", "title"], where: "Sin nombre › Título", mine: "uno", theirs: "dos" };
const change = { where: "Sin nombre › Título", before: "", after: "uno" };
const rows = [conflict, conflict];

test.each([
  ["conflicts", <ConflictTexts key="a" conflicts={rows} theirsLabel="De la otra persona" />],
  [
    "dropped changes",
    <PublishedMessage key="a" result={{ commit: "a", isPushed: true }} title="" droppedChanges={rows} />,
  ],
  ["changes of a file", <FileChanges key="a" changes={[change, change]} />],
])("two rows with the same name are both shown: %s", (_what, element) => {
  const error = vi.spyOn(console, "error");
  render(element);
  expect(screen.getAllByText(conflict.where)).toHaveLength(2);
  expect(error).not.toHaveBeenCalled();
});
