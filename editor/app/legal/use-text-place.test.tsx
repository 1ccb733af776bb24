// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Finding } from "#editor/api.ts";
import { fieldId } from "#editor/app/form/form-value.ts";
import { useTextPlace } from "./use-text-place.ts";

afterEach(cleanup);

test("what is refused is gone to: the first field that is wrong has the focus", async () => {
  const field = document.createElement("textarea");
  field.id = fieldId(["nueva", "reason"]);
  field.scrollIntoView = () => undefined;
  document.body.append(field);
  const { result } = renderHook(() => useTextPlace({ open: undefined, part: "", page: "/", onShow: () => undefined }));
  const refused: Finding = { kind: "error", path: ["nueva", "reason"], where: "Motivo", message: "escribe por qué" };
  await result.current.attempt(Promise.resolve([refused]), () => undefined);
  await waitFor(() => expect(document.activeElement).toBe(field));
});
