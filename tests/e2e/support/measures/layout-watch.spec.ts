import { expect, readOnlyTest as test } from "../fixture.ts";
import { recordLayoutShifts, takeLayoutShifts } from "./layout-watch.ts";

test("a shift that is not drawn yet when the shifts are taken counts, but only once", { tag: "@once" }, async ({
  page,
}) => {
  await recordLayoutShifts(page, { evenAfterInput: true });
  await page.goto("/avisos");
  await takeLayoutShifts(page);
  const pushDown = () =>
    page.evaluate(() => {
      const block = document.createElement("div");
      block.style.height = "120px";
      document.body.prepend(block);
    });
  await pushDown();
  expect(await takeLayoutShifts(page)).toHaveLength(1);
  expect(await takeLayoutShifts(page)).toEqual([]);
  await pushDown();
  expect(await takeLayoutShifts(page)).toHaveLength(1);
});
