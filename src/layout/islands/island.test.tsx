// @vitest-environment jsdom
import { act, useId, useState } from "react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { hydrateIsland } from "./hydrate-island.ts";
import { Island } from "./island.tsx";

function Counter({ start }: { start: number }) {
  const id = useId();
  const [count, setCount] = useState(start);
  return (
    <p>
      <label htmlFor={id}>Cuenta</label>
      <button id={id} type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    </p>
  );
}

/** React requires it for `act`. */
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test("two instances of an island on a page get different ids, and hydrate without a mismatch", () => {
  const onError = vi.spyOn(console, "error");
  document.body.innerHTML = renderToString(
    <main>
      <Island name="demo-tool" component={Counter} props={{ start: 3 }} />
      <Island name="demo-tool" component={Counter} props={{ start: 7 }} />
    </main>,
  );
  const before = document.body.innerHTML;
  const islands = [...document.querySelectorAll<HTMLElement>("[data-island]")];
  act(() => {
    for (const island of islands) hydrateIsland(island, Counter);
  });
  expect(document.body.innerHTML.replaceAll(' data-awake=""', "")).toBe(before);
  expect(onError).not.toHaveBeenCalled();
  const buttons = [...document.querySelectorAll("button")];
  expect(new Set(buttons.map(({ id }) => id)).size).toBe(2);
  act(() => buttons[1]?.click());
  expect(buttons.map(({ textContent }) => textContent)).toEqual(["3", "8"]);
});
