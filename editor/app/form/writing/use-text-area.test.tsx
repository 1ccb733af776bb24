// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useTextArea } from "./use-text-area.ts";

afterEach(cleanup);

function Area({ text }: { text: string }) {
  const { area } = useTextArea(text, () => {});
  return <textarea ref={area} value={text} onChange={() => {}} />;
}

test.each([
  ["above", "1. Nuevo.\n1. Uno.\n2. Dos.", 10],
  ["below", "1. Uno.\n2. Dos y tres.", 0],
])("the cursor stays at its words when another person's paragraph is merged %s", (_where, text, moved) => {
  const { rerender } = render(<Area text={"1. Uno.\n2. Dos."} />);
  const field = screen.getByRole<HTMLTextAreaElement>("textbox");
  field.focus();
  field.setSelectionRange(6, 6);
  rerender(<Area text={text} />);
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual([text, 6 + moved, 6 + moved]);
});
